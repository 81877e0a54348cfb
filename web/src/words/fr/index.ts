export default Object.values(
  import.meta.glob<string>("./*.ftl", { query: "?raw", import: "default", eager: true }),
);

export default Object.values(
  import.meta.glob<string>("./charterstone-*.ftl", { query: "?raw", import: "default", eager: true }),
);

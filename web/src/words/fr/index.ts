export default Object.values(
  import.meta.glob<string>(["./*.ftl", "!./charterstone-*.ftl"], { query: "?raw", import: "default", eager: true }),
);

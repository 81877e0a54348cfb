// Writes what the page takes from the API's description, which is read from standard input: the types of requests and
// answers (`schema.ts`), and the limits that requests must keep (`limits.ts`). `--into FOLDER` writes them elsewhere.
import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

const BOUNDS = ["minLength", "maxLength", "minimum", "maximum", "minItems", "maxItems"];
const into = process.argv.includes("--into") ? process.argv[process.argv.indexOf("--into") + 1] : "src/api";
const text = readFileSync(0, "utf8");

/** The bounds of a field, also of one that may be null. */
function boundsOf(field) {
  const found = [field, ...(field.anyOf ?? [])].flatMap((one) =>
    BOUNDS.filter((bound) => bound in one).map((bound) => [bound, one[bound]]),
  );
  return Object.fromEntries(found);
}

function limitsOf(schemas) {
  const limits = {};
  for (const [name, { properties }] of Object.entries(schemas)) {
    const bounded = Object.entries(properties ?? {})
      .map(([field, schema]) => [field, boundsOf(schema)])
      .filter(([, bounds]) => Object.keys(bounds).length > 0);
    if (bounded.length > 0) limits[name] = Object.fromEntries(bounded);
  }
  return limits;
}

const folder = mkdtempSync(join(tmpdir(), "moonstone-types-"));
const description = join(folder, "openapi.json");
writeFileSync(description, text);
execFileSync("node_modules/.bin/openapi-typescript", [description, "--output", join(into, "schema.ts")], {
  stdio: ["ignore", "ignore", "inherit"],
});
rmSync(folder, { recursive: true });

const limits = limitsOf(JSON.parse(text).components.schemas);
const lines = Object.entries(limits).flatMap(([name, fields]) => [
  `  ${name}: {`,
  ...Object.entries(fields).map(([field, bounds]) => {
    const said = Object.entries(bounds).map(([bound, value]) => `${bound}: ${value}`);
    return `    ${field}: { ${said.join(", ")} },`;
  }),
  "  },",
]);
writeFileSync(
  join(into, "limits.ts"),
  [
    "// Written by `make types` from the API's description: how long, how many and how much requests may hold.",
    "export const limits = {",
    ...lines,
    "} as const;",
    "",
  ].join("\n"),
);

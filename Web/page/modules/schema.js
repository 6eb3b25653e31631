// Walks the JSON Schemas of documents: what may stand at a path.

import { laterData } from "./bundle-data.js";

const fileOf = (reference) => reference.split("#")[0];

/** Resolves references; the file of a schema is kept in "file". */
function resolve({ schema, file }) {
  let here = { schema, file };
  for (let step = 0; step < 20 && here.schema?.$ref; step += 1) {
    const next = fileOf(here.schema.$ref) || here.file;
    const pointer = here.schema.$ref.split("#")[1] ?? "";
    const target = pointer.split("/").filter(Boolean)
      .reduce((value, key) => value?.[key], laterData().schemas[next]);
    here = { schema: { ...target, description: here.schema.description ?? target?.description }, file: next };
  }
  return here;
}

/** All forms that a schema allows, alternatives unfolded. */
function forms(place) {
  const found = resolve(place);
  const parts = found.schema?.oneOf ?? found.schema?.anyOf;
  if (!parts) return found.schema ? [found] : [];
  const base = found.schema.properties ? [found] : [];
  return [...base, ...parts.flatMap((schema) => forms({ schema, file: found.file }))];
}

/** Keeps the forms that fit what an object says already. */
function fitting(all, node) {
  if (node?.type !== "object") return all;
  const members = Object.fromEntries(node.children.map((each) => [each.key, each.value]));
  const fits = all.filter(({ schema }) => {
    const own = schema.properties ?? {};
    return Object.entries(members).every(([key, value]) => {
      if (!key || value.type === "missing") return true;
      if (!own[key]) return schema.additionalProperties !== false;
      const { schema: rule } = resolve({ schema: own[key], file: "" });
      if (rule.const !== undefined && value.type === "string") return rule.const === value.value;
      if (rule.enum && value.type === "string") return rule.enum.includes(value.value);
      return true;
    });
  });
  return fits.length ? fits : all;
}

/** The forms that may stand at a place in a tree: path steps from the root. */
export function formsAt(tree, steps) {
  const isCase = tree.type === "object" && tree.children.some((each) => each.key === "layout");
  const file = isCase ? "case.schema.json" : "layout.schema.json";
  let current = forms({ schema: laterData().schemas[file], file });
  let node = tree;
  for (const step of steps) {
    const next = fitting(current, node).flatMap(({ schema, file: home }) => {
      const inner = typeof step === "number" ? schema.items : schema.properties?.[step]
        ?? (typeof schema.additionalProperties === "object" ? schema.additionalProperties : undefined);
      return inner ? forms({ schema: inner, file: home }) : [];
    });
    current = next;
    node = typeof step === "number" ? node?.children?.[step]
      : node?.children?.find((each) => each.key === step)?.value;
    node = node?.value?.type ? node.value : node;
  }
  return fitting(current, node);
}

/** A first value for a schema: what completion inserts after a key. */
export function template(schema, file, depth = 0) {
  const [{ schema: rule, file: home } = {}] = forms({ schema, file });
  if (!rule) return "";
  if (rule.const !== undefined) return JSON.stringify(rule.const);
  if (rule.enum) return JSON.stringify(rule.enum[0]);
  const type = Array.isArray(rule.type) ? rule.type[0] : rule.type;
  if (type === "array") return rule.minItems >= 2 ? `[${Array(rule.minItems).fill("0").join(", ")}]` : "[]";
  if (type === "boolean") return "true";
  if (type === "number" || type === "integer") return String(Math.max(rule.minimum > 0 ? rule.minimum : 0, 0));
  if (type === "string") return '""';
  const needed = rule.required ?? rule.oneOf?.[0]?.required ?? [];
  const keys = depth < 4 ? needed : [];
  const first = keys.length || !rule.minProperties ? keys : Object.keys(rule.properties ?? {}).slice(0, 1);
  const members = first.map((key) => `"${key}": ${template(rule.properties[key], home, depth + 1)}`);
  return `{${members.join(", ")}}`;
}

/** The keys that may still be added to an object, with their descriptions. */
export function keysAt(tree, steps, node) {
  const used = new Set((node?.children ?? []).map((each) => each.key));
  const found = new Map();
  for (const { schema, file } of formsAt(tree, steps)) {
    for (const [key, inner] of Object.entries(schema.properties ?? {})) {
      if (used.has(key) || found.has(key)) continue;
      const about = resolve({ schema: inner, file }).schema.description ?? "";
      found.set(key, { label: key, about, value: template(inner, file) });
    }
  }
  return [...found.values()];
}

/** First values of dimensions and spacings. */
const usual = {
  fractionalWidth: 1, fractionalHeight: 1, absolute: 44, estimated: 44, uniformAcrossSiblings: 44, fixed: 8, flexible: 8,
};

/** The values that may stand at a place: members of enumerations, constants, templates of objects. */
export function valuesAt(tree, steps) {
  const found = new Map();
  for (const { schema, file } of formsAt(tree, steps)) {
    const words = schema.enum ?? (schema.const !== undefined ? [schema.const] : schema.examples ?? []);
    for (const each of words) found.set(JSON.stringify(each), "");
    if (schema.type === "boolean") { found.set("true", ""); found.set("false", ""); }
    if (schema.type !== "object") continue;
    const alternatives = schema.maxProperties === 1 && !schema.required
      ? Object.keys(schema.properties ?? {}).map((key) => [`{"${key}": ${usual[key] ?? (template(schema.properties[key], file) || 1)}}`, ""])
      : [[template(schema, file), schema.description ?? ""]];
    for (const [text, about] of alternatives) if (!found.has(text)) found.set(text, about);
  }
  return [...found].map(([label, about]) => ({ label, about, value: label }));
}

/** What may stand at a place, in a sentence: the description of the schema, else the values. */
export function describe(tree, steps) {
  const found = formsAt(tree, steps);
  const described = found.find(({ schema }) => schema.description);
  const words = found.flatMap(({ schema }) => schema.enum ?? []);
  const values = words.length && words.length < 12 ? `One of ${words.join(", ")}.` : "";
  if (described) return [described.schema.description, values].filter(Boolean).join(" ");
  const type = found[0]?.schema.type;
  return values || ({ number: "A number.", integer: "A whole number.", boolean: "true or false.", string: "A text." }[type] ?? "");
}

// The steps of an explanation: results, formulas, and the rules they follow.

import { el, points } from "./dom.js";
import { laterData } from "./bundle-data.js";

/** The path in the document of the element that an explanation is about. */
export function elementPath({ id, steps }) {
  const own = steps.filter((step) => step.path && step.of === id);
  const items = steps.filter((step) => step.path && !step.path.startsWith("environment"));
  const kind = id.split(" ");
  if (kind[0] === "cell") {
    const isPart = (step) => /\.(subitems\[\d+\]|subitem|repeatingSubitem|items\[\d+\])$/.test(step?.path ?? "");
    // Its lengths are its own; where it begins follows from others, too.
    const { width, height } = steps.at(-1)?.from ?? {};
    const part = [steps[height], steps[width]].find(isPart) ?? steps.findLast(isPart);
    return own.at(-1)?.path ?? part?.path ?? items.at(-1)?.path ?? null;
  }
  return own.at(-1)?.path ?? items.findLast((step) => step.of === kind[1])?.path ?? items.at(-1)?.path ?? null;
}

const symbols = { sum: " + ", product: " × ", difference: " − ", room: " − ", distance: " − ", quotient: " ÷ " };
const number = (value) => (typeof value === "number" ? points(value) : String(value));

/** The arithmetic of a step as text. */
export function formula({ arithmetic, inputs, result }) {
  const terms = Object.entries(inputs).filter(([name]) => name !== "scale").map(([name, value]) => `${name === "fraction" ? String(Math.round(value * 1e6) / 1e6) : number(value)} ${name}`);
  const scale = inputs.scale ? (inputs.scale === 1 ? "whole points" : `1/${inputs.scale} of a point`) : "pixels";
  const last = Object.values(result)[0];
  switch (arithmetic) {
    case "given": return "";
    case "fraction": return `${terms.join(" × ")}, floored to ${scale}`;
    case "equalShare": return `${terms.join(" ÷ ")}, floored to ${scale}`;
    case "wholeQuotient": return `${terms.join(symbols.quotient)}, rounded down`;
    case "nearestPixel":
    case "plainlyNearestPixel": return `${terms.join(", ")}, to the nearest of ${scale}`;
    case "largest": return `the largest of ${terms.join(", ")}`;
    case "smallest": return `the smallest of ${terms.join(", ")}`;
    case "room": return `${terms.join(symbols.room)}${last === 0 ? ", at least 0" : ""}`;
    default: return terms.length > 1 ? terms.join(symbols[arithmetic] ?? ", ") : "";
  }
}

const resultText = (result) => {
  const values = Object.values(result);
  return values.length === 4 ? "frame" : values.map(number).join(" × ");
};

/** The numbers of a frame, in the order in which they are asked for. */
export const sides = ["width", "height", "x", "y"];

/** The steps that lead to some steps, and these: a set of indexes. */
export function reasonsOf(steps, ends) {
  const found = new Set();
  const add = (end) => {
    if (end === undefined || found.has(end) || !steps[end]) return;
    found.add(end);
    for (const source of Object.values(steps[end].from ?? {})) add(source);
  };
  for (const end of ends) add(end);
  return found;
}

/** The steps that lead to a number of the frame, from the view on: indexes. */
export function chainOf({ steps, newGroup }, side) {
  const inOrder = (found) => [...found].sort((a, b) => a - b);
  const own = reasonsOf(steps, [steps.at(-1)?.from?.[side]]);
  // A cell is where it is because it begins a new group, too.
  const before = side === "x" || side === "y" ? inOrder(reasonsOf(steps, [newGroup])).filter((index) => !own.has(index)) : [];
  return [...before, ...inOrder(own)];
}

/** Some steps as a list; choosing one shows its place. */
export function stepList({ steps }, indexes, actions) {
  const list = el("ol.steps");
  for (const step of indexes.map((index) => steps[index])) {
    const text = formula(step);
    const row = el("button", {
      onclick: () => {
        for (const other of list.querySelectorAll("[aria-current]")) other.removeAttribute("aria-current");
        row.setAttribute("aria-current", "true");
        if (step.path) actions.highlight(step.path);
      },
    },
    el("span.result", { textContent: resultText(step.result) }),
    el("span.of", { textContent: `${step.of}: ${step.title}` }),
    text ? el("span.formula", { textContent: `= ${text}` }) : null);
    const item = el("li", {}, row);
    item.append(ruleButton(step.rule, item));
    list.append(item);
  }
  return list;
}

/** The words of a rule, which unfold what it says. */
function ruleButton(rule, item) {
  const entry = laterData().rules[rule];
  const button = el("button.rule", { textContent: entry?.title ?? `Rule ${rule}`, title: `Rule ${rule}`, "aria-expanded": "false" });
  button.addEventListener("click", () => {
    const open = item.querySelector(".rule-text");
    button.setAttribute("aria-expanded", String(!open));
    if (open) open.remove();
    else item.append(el("p.rule-text", {}, el("b", { textContent: `Rule ${rule}. ` }), entry?.text ?? ""));
  });
  return button;
}

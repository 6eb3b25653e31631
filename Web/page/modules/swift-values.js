// The values of layouts in Swift, as documents write them: dimensions, spacings, insets, anchors, names.

import { Unreadable } from "./swift-tokens.js";

/** A value that a name stands for: `.fixed(8)`, `CGPoint(x: 1, y: 2)`; type is "" for an implicit member. */
export class Made {
  constructor(type, name, list, line) { Object.assign(this, { type, name, list, line }); }

  /** The value of an argument with a label; undefined if there is none. */
  of(label) { return this.list.find((each) => each.label === label)?.value; }
}

/** A value that the code does not tell: what stands for it if that is known, and why. */
export class Guess {
  /** @param name The last name of the expression, or "". */
  constructor(value, line, message, name = "") { Object.assign(this, { value, line, message, name }); }
}

/** A value, or what stands for it. */
export const known = (value) => (value instanceof Guess ? value.value : value);

/** A reader that takes what the code does not tell for a value, which is marked. @param usual Makes it, of the guess. */
const marking = (usual, read) => (value, line) => {
  const guess = value?.choices?.length ? new Guess(value.choices[0], line, "a value that depends on a condition") : value;
  if (!(guess instanceof Guess)) {
    try { return read(guess, line); } catch (error) {
      if (!(error instanceof Unreadable)) throw error;
      const name = guess instanceof Made ? guess.name : "";
      const message = guess instanceof Made && guess.type && !guess.list.length ? `"${guess.type}.${name}", which is not known here` : error.message;
      return new Guess(usual({ name }), error.line, message, name);
    }
  }
  const inner = guess.value instanceof Guess ? guess.value : guess;
  let found = usual(inner);
  try { if (inner.value !== undefined && inner.value !== null) found = read(inner.value, line); } catch (error) { if (!(error instanceof Unreadable)) throw error; }
  return new Guess(found, inner.line, inner.message);
};
const usually = (value, read) => marking(() => value, read);

const wrong = (line, what) => { throw new Unreadable(line, what); };

function told(value, line) {
  if (typeof value !== "number") wrong(line, "a value that is not a number");
  if (!Number.isFinite(value)) wrong(line, "a number that a document cannot hold");
  return value;
}

/** A whole number: Swift divides without a rest where it asks for one. */
const tidy = (value, line) => (Number.isSafeInteger(Math.trunc(told(value, line))) ? Math.trunc(value) : wrong(line, "a number that is too large"));

export const number = usually(8, told);
export const whole = usually(0, tidy);
/** How often a group has its item. */
export const count = usually(2, tidy);
export const truth = usually(true, (value, line) => (typeof value === "boolean" ? value : wrong(line, "a value that is neither true nor false")));
export const text = marking(({ name }) => name || "header", (value, line) => (typeof value === "string" ? value : wrong(line, "a value that is not a text")));

/** The kinds of views that UIKit names. */
const kinds = { elementKindSectionHeader: "UICollectionElementKindSectionHeader", elementKindSectionFooter: "UICollectionElementKindSectionFooter" };
export const kind = (value, line) => (value instanceof Made && kinds[value.name] ? kinds[value.name] : text(value, line));

/** A reader of one of some names. */
export const oneOf = (...names) => usually(names[0], (value, line) =>
  (value instanceof Made && !value.list.length && names.includes(value.name) ? value.name : wrong(line, `a value that is none of ${names.join(", ")}`)));

/** A reader of one of some names with a number. @param usual What stands for the whole. @param share The number of a share that is not told. */
const named = (usual, shares, ...names) => usually(usual, (value, line) => {
  if (!(value instanceof Made) || !names.includes(value.name) || value.list.length !== 1) wrong(line, `a value that is none of ${names.join(", ")}`);
  return { [value.name]: usually(shares[value.name] ?? 100, told)(value.list[0].value, line) };
});

const shares = { fractionalWidth: 0.5, fractionalHeight: 0.5, fixed: 8, flexible: 8 };
const dimensionNames = ["fractionalWidth", "fractionalHeight", "absolute", "estimated", "uniformAcrossSiblings"];
export const dimension = named({ fractionalWidth: 1 }, shares, ...dimensionNames);
export const height = named({ absolute: 100 }, shares, ...dimensionNames);
export const spacing = named({ fixed: 8 }, shares, "fixed", "flexible");

const edgeNames = ["top", "leading", "bottom", "trailing"];

/** Insets by edges, by axes, or the same on all sides. */
export const insets = usually({ top: 8, leading: 8, bottom: 8, trailing: 8 }, (value, line) => {
  if (!(value instanceof Made)) wrong(line, "insets of another form");
  if (value.name === "zero") return insetsOf([], line);
  return insetsOf(value.list, line);
});

export function insetsOf(list, line) {
  const found = { top: 0, leading: 0, bottom: 0, trailing: 0 };
  const put = (names, value) => { for (const name of names) found[name] = number(value, line); };
  for (const { label, value } of list) {
    if (label === "value" || label === null) put(edgeNames, value);
    else if (label === "horizontal") put(["leading", "trailing"], value);
    else if (label === "vertical") put(["top", "bottom"], value);
    else if (edgeNames.includes(label)) put([label], value);
    else wrong(line, `insets with "${label}"`);
  }
  return found;
}

export function edgeSpacing(list, line) {
  const found = {};
  for (const { label, value } of list) {
    if (!edgeNames.includes(label)) wrong(line, `edge spacing with "${label}"`);
    if (value !== null) found[label] = spacing(value, line);
  }
  return found;
}

export const point = usually([0, 0], (value, line) => {
  if (value instanceof Made && value.name === "zero") return [0, 0];
  if (!(value instanceof Made) || value.list.length !== 2) wrong(line, "a point of another form");
  return [number(value.of("x"), line), number(value.of("y"), line)];
});

function rect(value, line) {
  if (!(value instanceof Made)) wrong(line, "a rectangle of another form");
  return ["x", "y", "width", "height"].map((label) => number(value.of(label), line));
}

function edges(value, line) {
  const list = Array.isArray(value) ? value : [value];
  const found = list.map((each) => (each instanceof Made && each.name === "all" && !each.list.length ? edgeNames : oneOf(...edgeNames)(each, line)));
  return found.flat();
}

/** An anchor from its arguments. */
export function anchorOf(list, line) {
  const found = {};
  for (const { label, value } of list) {
    if (label === "edges") found.edges = edges(value, line);
    else if (label === "absoluteOffset" || label === "fractionalOffset") found[label] = point(value, line);
    else if (label === "offset" && value instanceof Made && ["absolute", "fractional"].includes(value.name)) found[`${value.name}Offset`] = point(value, line);
    else wrong(line, `an anchor with "${label}"`);
  }
  return found;
}

/** The frames of a custom group. */
export const customItems = usually([{ frame: [0, 0, 100, 100] }], (value, line) => {
  if (!Array.isArray(value)) wrong(line, "frames that a closure computes");
  return value.map((each) => {
    if (!(each instanceof Made)) wrong(line, "a frame of another form");
    const zIndex = each.of("zIndex");
    return { frame: rect(each.of("frame"), each.line), ...(zIndex === undefined ? {} : { zIndex: whole(zIndex, each.line) }) };
  });
});

export const reference = oneOf("automatic", "none", "safeArea", "layoutMargins", "readableContent");
export const behavior = oneOf("continuous", "none", "continuousGroupLeadingBoundary", "paging", "groupPaging", "groupPagingCentered");
export const bounce = oneOf("automatic", "always", "never");
export const alignment = oneOf("top", "none", "topLeading", "leading", "bottomLeading", "bottom", "bottomTrailing", "trailing", "topTrailing");
export const direction = oneOf("vertical", "horizontal");
export const appearance = oneOf("plain", "grouped", "insetGrouped", "sidebar", "sidebarPlain");
export const headerMode = oneOf("none", "supplementary", "firstItemInSection");
export const footerMode = oneOf("none", "supplementary");

export function decelerationRate(given, line) {
  const value = known(given);
  if (value instanceof Made && value.list.length === 1 && value.of("rawValue") !== undefined) return number(value.of("rawValue"), line);
  return oneOf("automatic", "normal", "fast")(value, line);
}

/** The quirks of whole systems, as documents name them. */
const systems = { iOS14: ["iOS14Rounding", "iOS14EmptySections", "iOS14Pinning", "iOS14Lists"], iOS17: [], iOS26: ["iOS26Lists"] };

export function quirks(value, line) {
  const members = Array.isArray(value) ? value : [value];
  if (members.some((each) => !(each instanceof Made) || each.list.length)) wrong(line, "quirks without names");
  return members.flatMap((each) => systems[each.name] ?? [each.name]);
}

/** The properties of a section, of a list and of a view, in both forms of code. */
export const sectionProperties = {
  contentInsets: insets, interGroupSpacing: number, contentInsetsReference: reference, supplementaryContentInsetsReference: reference,
  supplementariesFollowContentInsets: truth, orthogonalScrollingBehavior: behavior,
};
export const listProperties = { showsSeparators: truth, headerMode, footerMode, headerTopPadding: number };
export const viewProperties = { zIndex: whole, extendsBoundary: truth, pinToVisibleBounds: truth, alignment, contentInsets: insets };
export const layoutProperties = { scrollDirection: direction, interSectionSpacing: number, contentInsetsReference: reference, quirks };

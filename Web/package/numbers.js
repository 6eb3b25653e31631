// Documents of layouts as numbers, which the core reads: the fields of each value in a fixed order.
// NumberReader.swift reads them in the same order.
import { DocumentError } from "./compositional.js";
import { insteadOf } from "./nearest.js";

const CATEGORIES = [
  "extraSmall", "small", "medium", "large", "extraLarge", "extraExtraLarge", "extraExtraExtraLarge",
  "accessibilityMedium", "accessibilityLarge", "accessibilityExtraLarge", "accessibilityExtraExtraLarge",
  "accessibilityExtraExtraExtraLarge",
];
const DIRECTIONS = ["leftToRight", "rightToLeft"];
const REFERENCES = ["automatic", "none", "safeArea", "layoutMargins", "readableContent"];
const BEHAVIORS = [
  "none", "continuous", "continuousGroupLeadingBoundary", "paging", "groupPaging", "groupPagingCentered",
];
const ALIGNMENTS = [
  "none", "top", "topLeading", "leading", "bottomLeading", "bottom", "bottomTrailing", "trailing", "topTrailing",
];
const EDGES = { top: 1, leading: 2, bottom: 4, trailing: 8 };
/** The quirks by their bits. */
const QUIRKS = {
  iOS14Rounding: 0, iOS14EmptySections: 1, iOS14Pinning: 2, iOS14Lists: 3, iOS26Lists: 4, countsWithoutSpacing: 8, countsExactSizes: 9,
  estimatedGroupsFitFixedSubitems: 11, estimatedGroupsFitAllSubitems: 12,
  groupInsetsOnEstimatedAxes: 13, excessInsetsAtSmallerEdge: 14, excessInsetsGiveZero: 15, negativeSharesAreZero: 16,
  countedSharesIgnoreEdgeSpacing: 17, estimatedGroupsIgnoreEdgeSpacing: 18, trimsBySlots: 24,
  groupSupplementariesFollowTrim: 25, emptyNestedGroupsHaveNoSupplementaries: 26, sideItemsNeverStickOut: 27,
  referenceInsetsAreMinimum: 29, decorationsRaiseCustomZ: 30,
  decorationsLiftCustomZToOne: 31, plainListsHaveBackgrounds: 32, queriesMeetInnermostGroup: 40,
  wideContentOmitsTrailingInset: 41, wideContentIsGroup: 42, wideContentIsNever: 43, decorationsSpanContent: 44,
  pinsStopAtPinnedItemsOnly: 45, pinsRaiseAlways: 46, pinsKeepNaturalPlaces: 47, measuresByPosition: 56,
  measuresBoundaryItemsFirst: 57,
};
const MOST_ITEMS = 2 ** 30;
/** Deeper groups would overflow the stack. */
const DEEPEST = 28;

const fail = (path, message) => {
  throw new DocumentError({ path, message, description: path ? `${path}: ${message}` : message });
};
const summary = (value) => (value === null ? "null" : Array.isArray(value) ? "an array" : typeof value === "object" ? "an object"
  : typeof value === "string" ? `the string ${JSON.stringify(value)}` : `${value}`);
const at = (path, key) => (typeof key === "number" ? `${path}[${key}]` : path ? `${path}.${key}` : key);

/** A value of a document with its path. */
class Value {
  constructor(value, path) { this.value = value; this.path = path; }
  mismatch(form) { fail(this.path, `expected ${form}, found ${summary(this.value)}`); }

  /** The members of an object, all of whose keys are known. */
  members(keys, form) {
    if (typeof this.value !== "object" || this.value === null || Array.isArray(this.value)) this.mismatch(form);
    for (const key of Object.keys(this.value)) {
      if (!keys.includes(key) && this.has(key)) fail(this.path, `unknown key "${key}"; ${insteadOf(key, keys)}`);
    }
    return this;
  }
  has(key) { return Object.hasOwn(this.value, key) && this.value[key] !== undefined; }
  get(key) { return this.has(key) ? new Value(this.value[key], at(this.path, key)) : null; }
  need(key, form) { return this.get(key) ?? fail(this.path, `missing key "${key}"; expected ${form}`); }
  /** The only one of some keys that is there. */
  only(keys) {
    const found = keys.filter((key) => this.has(key));
    if (!found.length) fail(this.path, `missing key; expected ${keys.join(", ")}`);
    if (found.length > 1) fail(this.path, `"${found[0]}" and "${found[1]}" cannot be combined`);
    return [found[0], this.get(found[0])];
  }
  list() {
    if (!Array.isArray(this.value)) this.mismatch("an array");
    return this.value.map((value, index) => new Value(value, at(this.path, index)));
  }
  number(form = "a number", isValid = () => true) {
    if (typeof this.value !== "number" || !Number.isFinite(this.value) || !isValid(this.value)) this.mismatch(form);
    return this.value;
  }
  integer(low, high) { return this.number(`a whole number from ${low} to ${high}`, (n) => Number.isInteger(n) && n >= low && n <= high); }
  numbers(count, isValid) {
    if (!Array.isArray(this.value) || this.value.length !== count) this.mismatch(`${count} numbers`);
    return this.list().map((value) => value.number(undefined, isValid));
  }
  flag() { if (typeof this.value !== "boolean") this.mismatch("true or false"); return this.value ? 1 : 0; }
  text() { if (typeof this.value !== "string") this.mismatch("a string"); return this.value; }
  choice(names) {
    const index = names.indexOf(this.text());
    return index >= 0 ? index : fail(this.path, `unknown value ${JSON.stringify(this.value)}; expected ${names.join(", ")}`);
  }
}

/** Writes the values of a document. */
class Writer {
  constructor() {
    this.numbers = [];
    /** The names of element kinds as the document has them, and their composed forms. */
    this.kinds = [];
    this.composed = [];
  }
  put(...numbers) { this.numbers.push(...numbers); }
  optional(value, write) {
    this.put(value ? 1 : 0);
    if (value) write(value);
  }
  list(values, write) {
    this.put(values.length);
    for (const value of values) write(value);
  }
  kind(value) {
    const name = value.text();
    const composed = name.normalize("NFC");
    let index = this.composed.indexOf(composed);
    if (index < 0) {
      if (name.includes("\0")) value.mismatch("a string without the character zero");
      index = this.kinds.push(name) - 1;
      this.composed.push(composed);
    }
    this.put(index);
  }
  zIndex(value, usual) { this.put(value ? value.integer(-MOST_ITEMS, MOST_ITEMS) : usual); }
  directional(value) {
    value?.members(["top", "leading", "bottom", "trailing"], "insets");
    for (const edge of ["top", "leading", "bottom", "trailing"]) this.put(value?.get(edge)?.number() ?? 0);
  }
  dimension(value) {
    const kinds = ["fractionalWidth", "fractionalHeight", "absolute", "estimated", "uniformAcrossSiblings"];
    const [kind, number] = value.members(kinds, 'a dimension such as {"absolute": 44}').only(kinds);
    this.put(kinds.indexOf(kind), number.number());
  }
  size(object) {
    this.dimension(object.need("width", "a dimension"));
    this.dimension(object.need("height", "a dimension"));
  }
  spacing(value) {
    const [kind, points] = value.members(["fixed", "flexible"], 'a spacing such as {"fixed": 8}').only(["fixed", "flexible"]);
    this.put(kind === "fixed" ? 1 : 0, points.number());
  }
  edgeSpacing(value) {
    this.optional(value, (value) => {
      const edges = ["leading", "top", "trailing", "bottom"];
      value.members(edges, "edge spacing");
      for (const edge of edges) this.optional(value.get(edge), (spacing) => this.spacing(spacing));
    });
  }
  anchor(value) {
    value.members(["edges", "absoluteOffset", "fractionalOffset"], 'an anchor such as {"edges": ["top"]}');
    let edges = 0;
    for (const edge of value.need("edges", "edges").list()) edges |= EDGES[Object.keys(EDGES)[edge.choice(Object.keys(EDGES))]];
    const fractional = value.get("fractionalOffset");
    const absolute = value.get("absoluteOffset");
    if (fractional && absolute) fail(value.path, '"absoluteOffset" and "fractionalOffset" cannot be combined');
    this.put(edges, fractional ? 1 : 0, ...((fractional ?? absolute)?.numbers(2) ?? [0, 0]));
  }
  item(value, depth = 0) {
    if (depth > DEEPEST) fail(value.path, `groups are nested more than ${DEEPEST} deep`);
    const common = ["type", "width", "height", "contentInsets", "edgeSpacing", "supplementaryItems"];
    const types = ["item", "horizontal", "vertical", "custom"];
    value.members([...common, "subitems", "subitem", "repeatingSubitem", "count", "items", "interItemSpacing"], "an item or group");
    const type = value.need("type", types.join(", ")).choice(types);
    value.members([
      ...common, ...(type ? ["interItemSpacing"] : []), ...(type === 3 ? ["items"] : []),
      ...(type === 1 || type === 2 ? ["subitems", "subitem", "repeatingSubitem", "count"] : []),
    ], "an item or group");
    this.put(type);
    this.size(value);
    if (type === 3) {
      this.list(value.need("items", "a list of frames").list(), (item) => {
        item.members(["frame", "zIndex"], "a custom item");
        this.put(...item.need("frame", "a frame").numbers(4));
        this.zIndex(item.get("zIndex"), 0);
      });
    } else if (type) {
      const forms = ["subitems", "subitem", "repeatingSubitem"];
      const [form, subitems] = value.only(forms);
      if (form === "subitems" && value.has("count")) fail(value.path, '"count" and "subitems" cannot be combined');
      const items = form === "subitems" ? subitems.list() : [subitems];
      if (!items.length) subitems.mismatch("at least one subitem");
      this.put(forms.indexOf(form));
      this.list(items, (item) => this.item(item, depth + 1));
      this.put(form === "subitems" ? 0 : value.need("count", "a count").integer(1, 2 ** 31 - 1));
    }
    this.directional(value.get("contentInsets"));
    this.edgeSpacing(value.get("edgeSpacing"));
    this.list(value.get("supplementaryItems")?.list() ?? [], (item) => this.supplementary(item));
    this.optional(value.get("interItemSpacing"), (spacing) => this.spacing(spacing));
  }
  supplementary(value) {
    value.members([
      "elementKind", "width", "height", "containerAnchor", "itemAnchor", "zIndex", "contentInsets", "edgeSpacing",
    ], "a supplementary item");
    this.size(value);
    this.kind(value.need("elementKind", "a string"));
    this.anchor(value.need("containerAnchor", "an anchor"));
    this.optional(value.get("itemAnchor"), (anchor) => this.anchor(anchor));
    this.zIndex(value.get("zIndex"), 1);
    this.directional(value.get("contentInsets"));
    this.edgeSpacing(value.get("edgeSpacing"));
  }
  boundary(value) {
    value.members([
      "elementKind", "width", "height", "alignment", "absoluteOffset", "extendsBoundary", "pinToVisibleBounds", "zIndex",
      "contentInsets", "edgeSpacing",
    ], "a boundary item");
    this.size(value);
    this.kind(value.need("elementKind", "a string"));
    this.put(value.need("alignment", "an alignment").choice(ALIGNMENTS), ...(value.get("absoluteOffset")?.numbers(2) ?? [0, 0]));
    this.put(value.get("extendsBoundary")?.flag() ?? 1, value.get("pinToVisibleBounds")?.flag() ?? 0);
    this.zIndex(value.get("zIndex"), 1);
    this.directional(value.get("contentInsets"));
    this.edgeSpacing(value.get("edgeSpacing"));
  }
  decoration(value) {
    value.members(["elementKind", "contentInsets", "zIndex", "edgeSpacing"], "a decoration item");
    this.kind(value.need("elementKind", "a string"));
    this.directional(value.get("contentInsets"));
    this.zIndex(value.get("zIndex"), 0);
    this.edgeSpacing(value.get("edgeSpacing"));
  }
  section(value) {
    value.members([
      "group", "list", "contentInsets", "interGroupSpacing", "contentInsetsReference", "supplementaryContentInsetsReference",
      "supplementariesFollowContentInsets", "orthogonalScrollingBehavior", "orthogonalScrollingProperties",
      "boundarySupplementaryItems", "decorationItems", ...(value.get("group") ? ["listBackground", "listZIndex"] : []),
    ], 'a section with a "group" or a "list"');
    const [form, content] = value.only(["group", "list"]);
    this.put(form === "list" ? 1 : 0);
    if (form === "list") {
      content.members(["appearance", "headerMode", "footerMode", "showsSeparators", "headerTopPadding"], "a list");
      this.put(
        content.need("appearance", "an appearance").choice(["plain", "grouped", "insetGrouped", "sidebar", "sidebarPlain"]),
        content.get("headerMode")?.choice(["none", "supplementary", "firstItemInSection"]) ?? 0,
        content.get("footerMode")?.choice(["none", "supplementary"]) ?? 0);
      this.optional(content.get("showsSeparators"), (value) => this.put(value.flag()));
      this.optional(content.get("headerTopPadding"), (value) => this.put(value.number()));
    } else {
      if (content.value?.type === "item") fail(`${content.path}.type`, "a section repeats a group, not an item");
      this.item(content);
    }
    this.optional(value.get("contentInsets"), (insets) => this.directional(insets));
    this.optional(value.get("interGroupSpacing"), (value) => this.put(value.number()));
    this.optional(value.get("contentInsetsReference"), (value) => this.put(value.choice(REFERENCES)));
    this.optional(value.get("supplementaryContentInsetsReference"), (value) => this.put(value.choice(REFERENCES)));
    this.optional(value.get("supplementariesFollowContentInsets"), (value) => this.put(value.flag()));
    this.optional(value.get("orthogonalScrollingBehavior"), (value) => this.put(value.choice(BEHAVIORS)));
    this.list(value.get("boundarySupplementaryItems")?.list() ?? [], (item) => this.boundary(item));
    this.list(value.get("decorationItems")?.list() ?? [], (item) => this.decoration(item));
    this.optional(value.get("listBackground"), (insets) => this.directional(insets));
    this.optional(value.get("listZIndex"), (value) => this.zIndex(value, 0));
  }
  layout(value) {
    value.members([
      "scrollDirection", "interSectionSpacing", "contentInsetsReference", "boundarySupplementaryItems", "quirks", "sections",
    ], 'a layout with "sections"');
    const axes = ["horizontal", "vertical"];
    this.put(value.get("scrollDirection")?.choice(axes) ?? 1, value.get("interSectionSpacing")?.number() ?? 0);
    this.put(value.get("contentInsetsReference")?.choice(REFERENCES) ?? 2);
    this.list(value.get("boundarySupplementaryItems")?.list() ?? [], (item) => this.boundary(item));
    const names = Object.keys(QUIRKS);
    let bits = 0n;
    for (const quirk of value.get("quirks")?.list() ?? []) bits |= 1n << BigInt(QUIRKS[names[quirk.choice(names)]]);
    this.put(Number(bits & 0xffffffffn), Number(bits >> 32n));
    const sections = value.need("sections", "sections").list();
    if (!sections.length) fail(at(value.path, "sections"), "expected at least one section");
    this.list(sections, (section) => this.section(section));
    return { count: sections.length, axis: axes[value.get("scrollDirection")?.choice(axes) ?? 1] };
  }
}

const physical = (value, direction) => {
  if (!value) return null;
  value.members(["top", "left", "bottom", "right", "leading", "trailing"], "insets");
  const [leading, trailing] = direction ? ["right", "left"] : ["left", "right"];
  const edge = (name, other) => value.get(name)?.number() ?? value.get(other)?.number() ?? 0;
  return [edge("top"), edge("left", leading === "left" ? "leading" : "trailing"), edge("bottom"),
    edge("right", trailing === "right" ? "trailing" : "leading")];
};

const SURROUNDINGS = [
  "size", "displayScale", "safeAreaInsets", "layoutMargins", "readableContentInsets", "contentInset", "layoutDirection",
  "contentSizeCategory", "hasNavigationBar", "systemVersion",
];

/** The numbers and the kinds of a layout or of a case; options override the environment and the data. */
export function numbersOf(document, options = {}) {
  let object = document;
  if (typeof document === "string") {
    try { object = JSON.parse(document); } catch (error) { fail("", error.message); }
  }
  const given = new Value(object, "");
  const isCase = given.value !== null && typeof given.value === "object" && "layout" in given.value;
  if (isCase) {
    given.members([
      "name", "origin", "layout", "environment", "itemCounts", "contentOffset", "orthogonalOffsets", "script", "expected",
      "measurement",
    ], "a layout or a case");
    if (given.has("measurement")) {
      fail("measurement", "the core measures nothing itself; record sizes with measure, or use the whole engine");
    }
  }
  const chosen = new Value(options, "options").members([...SURROUNDINGS, "itemCounts", "orthogonalOffsets"], "options");
  const usual = isCase ? given.need("environment", "an environment") : new Value({ size: [390, 844] }, "environment");
  if (usual.value?.device !== undefined) {
    fail("environment.device", 'the core knows no devices; give "size", "displayScale" and insets, or use the whole engine');
  }
  usual.members(SURROUNDINGS, "an environment");
  const say = (key) => chosen.get(key) ?? usual.get(key);
  const direction = say("layoutDirection")?.choice(DIRECTIONS) ?? 0;
  const size = (say("size") ?? usual.need("size", "a size")).numbers(2, (length) => length >= 0);
  const scale = say("displayScale")?.number("a number above 0, at most 1000000", (n) => n > 0 && n <= 1e6) ?? 2;
  const safe = physical(say("safeAreaInsets"), direction) ?? [0, 0, 0, 0];
  const inset = physical(say("contentInset"), direction) ?? [0, 0, 0, 0];
  // Margins of the options discard the readable guide of the document.
  const readable = chosen.has("layoutMargins") && !chosen.has("readableContentInsets") ? null : physical(say("readableContentInsets"), direction);

  const writer = new Writer();
  writer.put(...size, scale, direction, ...safe, ...(physical(say("layoutMargins"), direction) ?? [0, 0, 0, 0]));
  writer.optional(readable, (insets) => writer.put(...insets));
  writer.put(say("contentSizeCategory")?.choice(CATEGORIES) ?? 3, 0, 0, say("hasNavigationBar")?.flag() ?? 0);
  writer.put(say("systemVersion")?.integer(13, 99) ?? 0);
  writer.put(...safe.map((length, edge) => length + inset[edge]));

  const content = isCase ? given.get("layout") : given;
  const layout = new Writer();
  Object.assign(layout, { kinds: writer.kinds, composed: writer.composed });
  const { count, axis } = layout.layout(content);
  const counts = chosen.get("itemCounts") ?? (isCase ? given.need("itemCounts", "item counts") : null);
  writer.list(counts?.list().map((value) => value.integer(0, MOST_ITEMS)) ?? Array(count).fill(20), (n) => writer.put(n));
  const offsets = [given.get("orthogonalOffsets"), chosen.get("orthogonalOffsets")].flatMap((offsets) =>
    Object.keys(offsets?.value ?? {}).map((section) => [new Value(Number(section), offsets.path).integer(0, 1e6 - 1), offsets.get(section).number()]));
  writer.list(offsets, (pair) => writer.put(...pair));
  return {
    numbers: Float64Array.from([...writer.numbers, ...layout.numbers]), kinds: writer.kinds, composed: writer.composed, size, axis,
    layoutDirection: direction === 1 ? "rightToLeft" : "leftToRight",
    contentOffset: isCase ? given.get("contentOffset")?.numbers(2) ?? null : null,
    sectionCount: counts?.value.length ?? count,
  };
}

const pathOf = (value) => {
  const found = /^(\d+)\.(\d+)$/.exec(value.text());
  if (!found) value.mismatch('an index path such as "0.3"');
  return [Number(found[1]), Number(found[2])];
};

/** Changes of lines such as "delete 0.3", "move 0.2 → 1.0" or "insert section 1". */
function changesOfLines(text) {
  return text.split("\n").filter((line) => line.trim()).map((line) => {
    const [, verb, section, first, second] = /^ *(insert|delete|reload|reconfigure|move) +(section +)?([\d.]+)(?: +(?:→|->) +([\d.]+))? *$/.exec(line) ?? [];
    const isKnown = verb && (verb === "move") === (second !== undefined) && !(section && verb === "reconfigure");
    if (!isKnown) new Value(text, "changes").mismatch('lines such as "delete 0.3" or "move 0.2 → 1.0"');
    if (!section) return { [verb]: [second === undefined ? first : { from: first, to: second }] };
    return second === undefined ? { [`${verb}Sections`]: [Number(first)] } : { moveSection: { from: Number(first), to: Number(second) } };
  });
}

/** The numbers of changes such as `{insert: ["0.3"], move: [{from, to}]}`, of a batch or a list of such, or of lines. */
export function numbersOfChanges(changes) {
  const operations = [];
  const counts = [];
  const given = typeof changes === "string" ? changesOfLines(changes) : changes;
  const isBatch = given !== null && typeof given === "object" && "batch" in given;
  const value = new Value(given, "changes");
  const listed = isBatch ? value.members(["batch"], "a batch").get("batch").list() : Array.isArray(given) ? value.list() : [value];
  const items = { insert: 0, delete: 1, reload: 3, reconfigure: 4 };
  const sections = { insertSections: 5, deleteSections: 6, reloadSections: 8 };
  for (const change of listed) {
    change.members([...Object.keys(items), ...Object.keys(sections), "move", "moveSection", "itemCounts"], 'an update such as {"insert": ["0.3"]}');
    for (const key of Object.keys(change.value)) {
      const value = change.get(key);
      if (key in items) for (const path of value.list()) operations.push([items[key], ...pathOf(path)]);
      else if (key === "move") {
        for (const move of value.list()) operations.push([2, ...pathOf(move.need("from", "a path")), ...pathOf(move.need("to", "a path"))]);
      } else if (key === "moveSection") {
        operations.push([7, value.need("from", "a section").integer(0, 1e6), value.need("to", "a section").integer(0, 1e6)]);
      } else if (Array.isArray(value.value)) {
        for (const section of value.list()) operations.push([sections[key], section.integer(0, 1e6)]);
      } else {
        for (const section of Object.keys(value.members(Object.keys(value.value ?? {}), "counts by section").value)) {
          if (key !== "itemCounts") operations.push([sections[key], Number(section)]);
          counts.push([new Value(Number(section), value.path).integer(0, 1e6), value.get(section).integer(0, MOST_ITEMS)]);
        }
      }
    }
  }
  return Float64Array.from([operations.length, ...operations.flat(), counts.length, ...counts.flat()]);
}

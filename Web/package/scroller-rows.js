// The elements of a scroller, and what they are for a screen reader.

export const CELL = 0;
export const DECORATION = 2;
/** The roles that the scroller itself gives. */
const OWN_ROLES = new Set(["listitem", "article", "heading"]);

export class Row {
  constructor(key, element) {
    Object.assign(this, { key, element, section: 0, item: 0, x: 0, y: 0, width: 0, height: 0 });
    this.isMeasured = false;
    this.isSeen = false;
    this.isStuck = false;
    this.turn = 0;
  }
}

/** Tells a screen reader what an element is, and which of how many, unless it says so itself. */
export function tellRole({ element, kind, role, item }, list, hasOthers, count = -1) {
  const set = (name, value) => { if (element.getAttribute(name) !== value) element.setAttribute(name, value); };
  list.setAttribute("role", hasOthers ? "presentation" : "list");
  if (role === DECORATION) { set("aria-hidden", "true"); return; }
  // Only what is a list has items of it; articles stand between headings.
  const own = kind !== null ? "heading" : hasOthers ? "article" : "listitem";
  const given = element.getAttribute("role");
  if (given !== null && !OWN_ROLES.has(given)) return;
  set("role", own);
  if (kind !== null) { set("aria-level", "2"); return; }
  set("aria-posinset", String(item + 1));
  set("aria-setsize", String(count));
}

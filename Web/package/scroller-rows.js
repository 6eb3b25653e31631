// The elements of a scroller, and what they are for a screen reader.

export const CELL = 0;
/** An element of a group, such as a badge. */
export const BADGE = 1;
export const DECORATION = 2;
export const BOUNDARY = 3;
/** The roles that the scroller itself gives. */
const OWN_ROLES = new Set(["listitem", "article", "heading"]);

export class Row {
  constructor(key, element) {
    Object.assign(this, { key, element, section: 0, item: 0, x: 0, y: 0, width: 0, height: 0 });
    this.strip = null;
    this.isStuck = false;
    this.turn = 0;
    this.forget();
  }

  /** Has its lengths measured again. */
  forget() { this.isMeasured = this.isFitted = false; }
}

/** Tells a screen reader what an element is, and which of how many, unless it says so itself. */
export function tellRole({ element, kind, role, item }, list, hasOthers, count = -1) {
  const set = (name, value) => { if (element.getAttribute(name) !== value) element.setAttribute(name, value); };
  list.setAttribute("role", hasOthers ? "presentation" : "list");
  if (role === DECORATION) { set("aria-hidden", "true"); return; }
  // A badge is read where it stands, and a list has nothing but its items.
  if (role === BADGE) { set("role", "presentation"); return; }
  // Only what is a list has items of it; articles stand between headings.
  const own = kind !== null ? "heading" : hasOthers ? "article" : "listitem";
  const given = element.getAttribute("role");
  if (given !== null && !OWN_ROLES.has(given)) return;
  set("role", own);
  if (kind !== null) { set("aria-level", "2"); return; }
  set("aria-posinset", String(item + 1));
  set("aria-setsize", String(count));
}

/** The sizes of rows of a turn that were not measured as they are now. */
export function sizesOf(rows, turn, axis) {
  const sizes = [];
  const [along, across] = axis ? ["height", "width"] : ["width", "height"];
  for (const row of rows) {
    if (row.isMeasured || row.turn !== turn) continue;
    const { element, section, item, kind, role } = row;
    const { style } = element;
    const path = `${section}.${item === Infinity ? "max" : item}`;
    if (row.strip && role === CELL && !row.isFitted) {
      // How long a cell of a row across would be by itself, which the layout may take. Its other length follows.
      row.isFitted = true;
      style[across] = "max-content";
      const length = element.getBoundingClientRect()[across];
      style[across] = `${row[across]}px`;
      if (Math.abs(length - row[across]) > 0.01) { sizes.push({ id: `cell ${path}`, [across]: length }); continue; }
    }
    row.isMeasured = true;
    style[along] = "";
    if (role === DECORATION || role === BADGE) continue;
    row.natural = element.getBoundingClientRect()[along];
    if (Math.abs(row.natural - row[along]) < 0.01) continue;
    sizes.push({ id: kind === null ? `cell ${path}` : `supplementary ${kind} ${path}`, [along]: row.natural });
  }
  return sizes;
}

// Drags in the tree: by the mouse, and by a finger that rests on a row first. A line shows where it lands.

const marks = ["target", "lands-before", "lands-after"];
/** How long a finger rests, in milliseconds, and how far it may move meanwhile, in points. */
const rest = 350;
const slack = 8;

const itemOf = (target) => target.closest?.("[role=treeitem]") ?? null;

export class TreeDrag {
  /** @param list The tree. @param outline What moves. */
  constructor(list, outline) {
    this.list = list;
    this.outline = outline;
    this.path = null;
    this.finger = null;
    const on = (name, action) => list.addEventListener(name, action, { passive: false });
    on("dragstart", (event) => {
      // A finger that rests begins a drag of its own.
      if (this.finger) { event.preventDefault(); return; }
      this.path = itemOf(event.target).dataset.path;
      event.dataTransfer.setData("text/plain", this.path);
      event.dataTransfer.effectAllowed = "move";
    });
    on("dragover", (event) => { if (this.over(event.target, event.clientY)) event.preventDefault(); });
    on("dragleave", () => this.mark(null));
    on("drop", (event) => {
      // Files are for the page.
      if (this.path === null) return;
      event.preventDefault();
      event.stopPropagation();
      this.end(this.over(event.target, event.clientY));
    });
    on("dragend", () => this.end(null));
    on("touchstart", (event) => this.touch(event));
    on("touchmove", (event) => this.move(event));
    on("touchend", (event) => { if (this.isHeld) event.preventDefault(); this.lift(this.isHeld ? this.found : null); });
    on("touchcancel", () => this.lift(null));
    on("contextmenu", (event) => { if (this.finger) event.preventDefault(); });
  }

  /** True while a finger drags. */
  get isHeld() { return this.finger !== null && this.path !== null; }

  touch(event) {
    this.lift(null);
    if (event.touches.length > 1 || event.target.closest(".twist")) return;
    const [{ clientX, clientY }] = event.touches;
    const item = itemOf(event.target);
    const timer = setTimeout(() => { this.path = item.dataset.path; item.firstChild.classList.add("held"); }, rest);
    this.finger = { clientX, clientY, timer, row: item.firstChild };
  }

  move(event) {
    const { finger } = this;
    if (!finger) return;
    const [{ clientX, clientY }] = event.touches;
    if (!this.isHeld) {
      if (Math.hypot(clientX - finger.clientX, clientY - finger.clientY) > slack) this.lift(null);
      return;
    }
    event.preventDefault();
    const target = document.elementFromPoint(clientX, clientY);
    this.found = target && this.list.contains(target) ? this.over(target, clientY) : this.mark(null);
  }

  lift(found) {
    if (!this.finger) return;
    clearTimeout(this.finger.timer);
    this.finger.row.classList.remove("held");
    this.finger = null;
    this.end(found);
  }

  /** Marks where the drag lands, and returns it; null for nowhere. */
  over(target, y) {
    const row = this.path === null ? null : target.closest(".row");
    if (!row) return this.mark(null);
    const { path } = itemOf(row).dataset;
    const box = row.getBoundingClientRect();
    const found = this.outline.landing(this.path, path, (y - box.top) / box.height);
    if (!found) return this.mark(null);
    // A line, or the whole row that takes it in.
    const isAfter = found.list === /^(.*)\[\d+\]$/.exec(path)?.[1] && found.index > Number(/(\d+)\]$/.exec(path)[1]);
    // Below all that it comes after.
    const shown = (each) => each.getClientRects().length > 0;
    this.mark(isAfter ? [...itemOf(row).querySelectorAll(".row")].findLast(shown) : row, found.isInto ? "target" : isAfter ? "lands-after" : "lands-before");
    return found;
  }

  mark(row, name) {
    for (const each of this.list.querySelectorAll(marks.map((mark) => `.${mark}`).join())) each.classList.remove(...marks);
    row?.classList.add(name);
    return null;
  }

  end(found) {
    const { path } = this;
    this.mark(null);
    this.path = this.found = null;
    if (found && path !== null) this.outline.land(path, found);
  }
}

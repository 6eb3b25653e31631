// The reuse pool: the views of each kind that show something, and those that wait.

import { el } from "./dom.js";

const drawn = 48;

/** The pool in the statistics of a simulated view: {kind: {created, reused, inUse, free}}. */
export const poolOf = ({ cells, kinds } = {}) => (cells ? { cell: cells, ...kinds } : {});

export class PoolPanel {
  constructor() {
    this.rows = el("div.pool-rows");
    this.element = el("div.pool", { role: "group", "aria-label": "Reuse pool", tabIndex: 0 }, el("h3", { textContent: "Reuse pool" }), this.rows);
  }

  /** Shows a pool; an empty one is that of a recording, which does not tell the kinds. */
  show(pool) {
    const text = JSON.stringify(pool);
    if (text === this.text) return;
    this.text = text;
    const kinds = Object.entries(pool).filter(([, { created }]) => created);
    this.rows.replaceChildren(...(kinds.length ? kinds.map(poolRow) : [el("p.quiet", { textContent: "A recording does not tell which views wait." })]));
  }
}

/** A square for each view: full for one that shows an element, a ghost for one that waits. */
function poolRow([kind, { created, reused, inUse, free }]) {
  const squares = Array.from({ length: Math.min(created, drawn) }, (_, index) =>
    el(index < Math.round(created > drawn ? inUse * drawn / created : inUse) ? "i" : "i.free"));
  return el("div", {},
    el("b", { textContent: kind, title: kind }), el("span.quiet", { textContent: `${inUse} shown, ${free} free`, title: `${inUse} shown, ${free} waiting` }),
    el("div.squares", { "aria-hidden": "true" }, squares, created > drawn ? el("span.quiet", { textContent: `of ${created}` }) : null),
    el("small", { textContent: `${created} created, ${reused} times reused` }));
}

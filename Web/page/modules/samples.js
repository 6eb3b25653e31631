// What Swift has computed of a layout for views of some sizes: a text for each.

import { points } from "./dom.js";

const slack = 0.5;

export class Samples {
  /** @param text The text of the page. @param list [{size, text}], of which a missing text is that of the page. @param note A sentence. */
  constructor(text, list, note) {
    this.own = text;
    this.list = list.map((each) => ({ size: each.size, text: each.text ?? text }));
    this.note = note;
  }

  /** True if a text is as Swift gave it, and no one has edited it. */
  knows(text) { return text === this.own || this.list.some((each) => each.text === text); }

  at(size) { return this.list.find((each) => each.size.every((length, axis) => Math.abs(length - size[axis]) < slack)); }

  /** The text for a view of a size, or of the document's own size; an edited text stays. */
  textFor(text, size) {
    if (!this.list.length || !this.knows(text)) return text;
    return size ? this.at(size)?.text ?? text : this.own;
  }

  /** What is to be said about a text in a view of a size. */
  sentence(text, size) {
    if (!this.note || !this.list.length || !this.knows(text)) return this.note;
    const names = ([width, height]) => `${points(width)} × ${points(height)} points`;
    if (this.at(size)) return `${this.note} This view of ${names(size)} is one of them.`;
    const shown = this.list.find((each) => each.text === text) ?? this.list[0];
    return `${this.note} None of them is this view of ${names(size)}; it has what Swift computed for ${names(shown.size)}.`;
  }
}

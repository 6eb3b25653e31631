// What can be taken back: the changes of the text, also those from one document to another.

const longestPause = 1000;
const mostEntries = 1000;
const mostCharacters = 16_000_000;

/** Where two texts differ: {at, removed, inserted}; null if they are equal. */
export function splice(before, after) {
  if (before === after) return null;
  const most = Math.min(before.length, after.length);
  let start = 0;
  while (start < most && before.charCodeAt(start) === after.charCodeAt(start)) start += 1;
  let end = 0;
  while (end < most - start && before.charCodeAt(before.length - 1 - end) === after.charCodeAt(after.length - 1 - end)) end += 1;
  return { at: start, removed: before.slice(start, before.length - end), inserted: after.slice(start, after.length - end) };
}

export class History {
  /** @param text The text at the start. @param about What goes with the text, a frozen value. */
  constructor(text, about) {
    this.text = text;
    this.about = about;
    this.past = [];
    this.future = [];
  }

  /**
   * Notes that the text is another now. What is typed without a pause is one change.
   *
   * @param isTyped True for what keys type or delete. @param about What goes with the text from now on.
   */
  note(text, { isTyped = false, about = this.about } = {}) {
    const change = splice(this.text, text);
    if (!change && about === this.about) return null;
    const entry = { ...(change ?? { at: 0, removed: "", inserted: "" }), before: this.about, after: about, isTyped, time: Date.now() };
    this.text = text;
    this.about = about;
    this.future = [];
    const last = this.past.at(-1);
    if (last && isTyped && last.isTyped && entry.time - last.time < longestPause && this.join(last, entry)) return entry;
    this.past.push(entry);
    let size = this.past.reduce((sum, each) => sum + each.removed.length + each.inserted.length, 0);
    while (this.past.length > mostEntries || (size > mostCharacters && this.past.length > 1)) {
      const first = this.past.shift();
      size -= first.removed.length + first.inserted.length;
    }
    return entry;
  }

  /** Makes one change of two, if the second continues the first. */
  join(last, entry) {
    if (!entry.removed && entry.at === last.at + last.inserted.length && !last.inserted.includes("\n")) last.inserted += entry.inserted;
    else if (!entry.inserted && !last.inserted && entry.at + entry.removed.length === last.at) Object.assign(last, { at: entry.at, removed: entry.removed + last.removed });
    else if (!entry.inserted && !last.inserted && entry.at === last.at) last.removed += entry.removed;
    else return false;
    last.time = entry.time;
    return true;
  }

  /** Takes the last change back: {text, about, start, end} with the place of it; null if there is none. */
  undo() { return this.step(this.past, this.future, "inserted", "removed", "before"); }

  /** Makes the change again that was taken back last. */
  redo() { return this.step(this.future, this.past, "removed", "inserted", "after"); }

  step(from, to, out, into, about) {
    const entry = from.pop();
    if (!entry) return null;
    to.push({ ...entry, isTyped: false });
    this.text = this.text.slice(0, entry.at) + entry[into] + this.text.slice(entry.at + entry[out].length);
    this.about = entry[about];
    return { text: this.text, about: this.about, start: entry.at, end: entry.at + entry[into].length };
  }
}

// Completion from the schema: the keys that may still be used, the values that may stand here.

import { el } from "./dom.js";
import { placeAt } from "./json-text.js";
import { keysAt, valuesAt } from "./schema.js";

const lineHeight = 18;

/** What may be written at the caret: {start, end, items, isKey}, or null. */
export function completionsAt(text, tree, caret) {
  const before = text.slice(0, caret);
  const typed = /"?[A-Za-z0-9]*$/.exec(before)[0];
  const start = caret - typed.length;
  const previous = before.slice(0, start).trimEnd().slice(-1);
  const inner = placeAt(tree, Math.max(start - (typed ? 0 : 1), 0));
  const containerOf = () => {
    let steps = inner.path;
    let node = inner.node;
    if (!node.children) { steps = steps.slice(0, -1); node = inner.parents.at(-1); }
    if (inner.inKey) { steps = inner.path.slice(0, -1); node = inner.parents.at(-1); }
    return { steps, node };
  };
  const word = typed.replace('"', "").toLowerCase();
  const close = typed && text[caret] === '"' && typed.startsWith('"') ? 1 : 0;
  const pick = (items) => items
    .filter((each) => each.label.toLowerCase().includes(word))
    .sort((a, b) => rank(a, word) - rank(b, word));
  if (previous === ":") {
    const place = placeAt(tree, before.slice(0, start).trimEnd().length - 1);
    const steps = place.path.length ? place.path : inner.path;
    return { start, end: caret + close, isKey: false, items: pick(valuesAt(tree, steps)) };
  }
  if (previous !== "{" && previous !== "," && previous !== "[") return null;
  const { steps, node } = containerOf();
  if (node?.type === "object") return { start, end: caret + close, isKey: true, items: pick(keysAt(tree, steps, node)) };
  if (node?.type === "array") {
    const index = node.children.filter((each) => each.end <= start).length;
    return { start, end: caret + close, isKey: false, items: pick(valuesAt(tree, [...steps, index])) };
  }
  return null;
}

const rank = ({ label }, word) => (label.toLowerCase().replace(/^["{]+/, "").startsWith(word) ? 0 : 1);

/** Connects a list of completions with an editor. */
export function attachCompletion(editor) {
  const list = el("ul.completion", { role: "listbox", id: "completion", "aria-label": "Completions", hidden: true });
  editor.place.append(list);
  const { area } = editor;
  area.setAttribute("aria-controls", "completion");
  let open = null;
  let chosen = 0;

  const hide = () => { open = null; list.hidden = true; area.removeAttribute("aria-activedescendant"); };

  const mark = (index) => {
    chosen = index;
    for (const [at, row] of [...list.children].entries()) {
      row.setAttribute("aria-selected", String(at === chosen));
      if (at === chosen) { row.scrollIntoView({ block: "nearest" }); area.setAttribute("aria-activedescendant", row.id); }
    }
  };

  const show = (forced) => {
    const caret = area.selectionStart;
    const found = caret === area.selectionEnd ? completionsAt(editor.text, editor.tree, caret) : null;
    const typed = found ? caret - found.start : 0;
    if (!found?.items.length || (!forced && !typed)) { hide(); return; }
    open = found;
    list.replaceChildren(...found.items.slice(0, 60).map((item, index) => el("li", {
      role: "option", id: `completion-${index}`,
      onpointerdown: (event) => { event.preventDefault(); mark(index); accept(); },
    }, el("span", { textContent: item.label }), el("small", { textContent: item.about }))));
    place(editor, list, found.start);
    list.hidden = false;
    mark(0);
  };

  const accept = () => {
    const item = open.items[chosen];
    const { start, end } = open;
    const comma = /^\s*["{[\d-]/.test(editor.text.slice(end)) ? ", " : "";
    const text = (open.isKey ? `"${item.label}": ${item.value}` : item.value) + comma;
    const hasColon = open.isKey && /^\s*:/.test(editor.text.slice(end));
    hide();
    editor.replace(start, end, hasColon ? `"${item.label}"` : text);
    const first = /: ?-?\d+|""/.exec(text);
    if (first && !hasColon) {
      const at = start + first.index + (first[0] === '""' ? 1 : first[0].search(/-?\d/));
      editor.area.setSelectionRange(at, start + first.index + first[0].length - (first[0] === '""' ? 1 : 0));
    }
  };

  area.addEventListener("input", (event) => {
    if (event.inputType === "insertText" && /^["A-Za-z]$/.test(event.data ?? "")) show(false);
    else if (open && event.inputType === "deleteContentBackward") show(false);
    else hide();
  });
  area.addEventListener("blur", hide);
  area.addEventListener("scroll", hide);
  area.addEventListener("keydown", (event) => {
    // On a Mac, Ctrl-Space changes the input source.
    const isAsked = (event.key === " " && event.ctrlKey) || (event.key === "Escape" && event.altKey) || (event.key === "i" && (event.metaKey || event.ctrlKey));
    if (isAsked) { event.preventDefault(); show(true); return; }
    if (!open) return;
    const count = list.children.length;
    if (event.key === "ArrowDown") mark((chosen + 1) % count);
    else if (event.key === "ArrowUp") mark((chosen + count - 1) % count);
    else if (event.key === "Enter" || event.key === "Tab") accept();
    else if (event.key === "Escape") { hide(); event.stopPropagation(); } else return;
    event.preventDefault();
    event.stopImmediatePropagation();
  }, true);
}

/** Puts the list under the caret, or above it where there is no room. */
function place(editor, list, position) {
  const line = editor.lineOf(position);
  const column = position - (editor.text.lastIndexOf("\n", position - 1) + 1);
  const x = 48 + column * editor.characterWidth - editor.area.scrollLeft;
  const y = 8 + (line + 1) * lineHeight - editor.area.scrollTop;
  const { clientWidth, clientHeight } = editor.place;
  list.style.left = `${Math.max(4, Math.min(x, clientWidth - 284))}px`;
  const below = y + 226 < clientHeight || y < 240;
  list.style.top = below ? `${y}px` : "auto";
  list.style.bottom = below ? "auto" : `${clientHeight - y + lineHeight}px`;
}

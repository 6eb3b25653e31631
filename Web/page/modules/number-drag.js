// Numbers of the document are dragged sideways: whole steps, tenths with Alt, tens with Shift.

import { debounced } from "./dom.js";
import { numberAt } from "./highlight.js";

const pixelsPerStep = 4;

/** A number after a drag, with as many decimals as it had, at least those of the step. */
export function steppedNumber(text, steps, size) {
  const decimals = Math.max((text.split(".")[1] ?? "").length, size < 1 ? (size < 0.1 ? 2 : 1) : 0);
  return String(Number((Number(text) + steps * size).toFixed(decimals)));
}

/** Connects dragging with an editor. */
export function attachScrubbing(editor) {
  const { area } = editor;
  let drag = null;

  let hovered = -1;
  const explain = debounced(250, () => { area.title = hovered < 0 ? "" : editor.describeAt(hovered); });

  area.addEventListener("pointermove", (event) => {
    if (drag || event.buttons) return;
    const at = event.pointerType === "mouse" ? editor.layer.positionAt(event) : -1;
    hovered = at;
    explain();
    area.classList.toggle("scrubbing", at >= 0 && numberAt(editor.text, at) !== undefined);
  });

  area.addEventListener("mousedown", (event) => {
    if (event.button !== 0 || event.detail > 1 || event.shiftKey) return;
    const position = editor.layer.positionAt(event);
    const token = position < 0 ? undefined : numberAt(editor.text, position);
    if (!token || position === token.end) return;
    event.preventDefault();
    const original = editor.text.slice(token.start, token.end);
    drag = { start: token.start, end: token.end, original, x: event.clientX, position, moved: false };
    addEventListener("mousemove", move);
    addEventListener("mouseup", end, { once: true });
  });

  const move = (event) => {
    const distance = event.clientX - drag.x;
    if (!drag.moved && Math.abs(distance) < 4) return;
    drag.moved = true;
    document.body.style.cursor = "ew-resize";
    const isFraction = /\./.test(drag.original) && Math.abs(Number(drag.original)) <= 2;
    const size = event.altKey ? 0.1 : event.shiftKey ? 10 : isFraction ? 0.01 : 1;
    const text = steppedNumber(drag.original, Math.trunc(distance / pixelsPerStep), size);
    if (text === editor.text.slice(drag.start, drag.end)) return;
    editor.replaceQuietly(drag.start, drag.end, text);
    drag.end = drag.start + text.length;
  };

  const end = () => {
    removeEventListener("mousemove", move);
    document.body.style.cursor = "";
    const { start, end: last, position, moved } = drag;
    drag = null;
    if (!moved) {
      area.focus({ preventScroll: true });
      area.setSelectionRange(position, position);
      return;
    }
    editor.commit();
    area.focus({ preventScroll: true });
    area.setSelectionRange(start, last);
  };
}

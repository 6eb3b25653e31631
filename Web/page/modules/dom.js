// Small helpers for elements and numbers. Text always becomes a text node, never markup.

/** Makes an element with properties and children. Strings become text nodes; null and undefined set nothing. */
export function el(tag, properties = {}, ...children) {
  const [name, ...classes] = tag.split(".");
  const element = document.createElement(name || "div");
  if (classes.length) element.className = classes.join(" ");
  for (const [key, value] of Object.entries(properties)) {
    if (value === undefined || value === null) continue;
    if (key.startsWith("on")) element.addEventListener(key.slice(2), value);
    else if (key.startsWith("aria-") || key.startsWith("data-") || key === "role" || key === "for") {
      element.setAttribute(key, String(value));
    } else element[key] = value;
  }
  element.append(...children.flat().filter((child) => child !== null && child !== undefined && child !== false));
  return element;
}

const svgSpace = "http://www.w3.org/2000/svg";

/** Makes an SVG element with attributes. */
export function svg(tag, attributes = {}, ...children) {
  const element = document.createElementNS(svgSpace, tag);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, String(value));
  element.append(...children);
  return element;
}

export const byID = (id) => document.getElementById(id);

export const clamp = (value, low, high) => Math.min(Math.max(value, low), Math.max(low, high));

/** A number of points as text: at most two decimals, none when whole. */
export function points(value) {
  if (!Number.isFinite(value)) return String(value);
  return String(Math.round(value * 100) / 100).replace("-", "−");
}

/** A whole number with commas. What the browser has for that takes 18 ms at its first call. */
export const grouped = (number) => String(number).replace(/\B(?=(\d{3})+$)/g, ",");

/** A frame as text: origin, then size. */
export const frameText = ([x, y, width, height]) =>
  `${points(x)}, ${points(y)}\u2003${points(width)}\u202f×\u202f${points(height)}`;

/** Calls a function once things have been quiet for a time: "after" with another time, "now" if it waits. */
export function debounced(milliseconds, action) {
  let timer = 0;
  const cancel = () => { clearTimeout(timer); timer = 0; };
  const after = (time) => {
    clearTimeout(timer);
    timer = setTimeout(() => { timer = 0; action(); }, time);
  };
  return Object.assign(() => after(milliseconds), { after, cancel, now: () => { if (timer) { cancel(); action(); } } });
}

/** Returns an action that is done soon after it is asked for, and no more often than once in so many milliseconds. */
export function throttled(milliseconds, action) {
  let timer = 0;
  let last = -Infinity;
  return () => {
    timer ||= setTimeout(() => { timer = 0; last = performance.now(); action(); }, Math.max(40, last + milliseconds - performance.now()));
  };
}

/** True if a key event belongs to a control that types text. */
export const isTyping = (event) =>
  event.target instanceof Element && event.target.closest("textarea, input, select, [contenteditable]") !== null;

let toastTimer = 0;

/** Says something for a few seconds at the lower edge. @param offer [label, action] of a button beside it, or none. */
export function toast(sentence, offer = null) {
  const place = byID("toast");
  place.replaceChildren(sentence, ...(offer ? [el("button", { textContent: offer[0], onclick: () => { hush(); offer[1](); } })] : []));
  place.hidden = false;
  clearTimeout(toastTimer);
  toastTimer = setTimeout(hush, offer ? 8000 : 4000);
}

/** Takes away what was said, with what it offers. */
export function hush() { byID("toast").hidden = true; }

/** Copies text, and says so. */
export async function copy(text, what) {
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    const area = el("textarea", { value: text, className: "hidden-text" });
    document.body.append(area);
    area.select();
    document.execCommand("copy");
    area.remove();
  }
  toast(`${what} copied.`);
}

/** Saves a file to the computer. */
export function save(name, content, type) {
  const blob = content instanceof Blob ? content : new Blob([content], { type });
  const link = el("a", { href: URL.createObjectURL(blob), download: name });
  document.body.append(link);
  link.click();
  link.remove();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}

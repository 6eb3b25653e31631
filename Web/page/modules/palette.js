// The colors of the canvas, read from the tokens of the page.

const names = [
  "screen", "screen-line", "boundary", "boundary-ink", "decoration", "decoration-line", "badge",
  "badge-ink", "pin", "part", "part-line", "guide", "accent", "error", "pass", "ink", "ink-2", "ink-3", "line",
  "line-2", "paper", "room", "on-accent", "band-section", "band-inset", "band-edge", "band-item", "band-group", "band-ink",
];
const sections = 8;
let current = null;
const listeners = [];

/** The colors as the page shows them now. */
export function palette() {
  current ??= read();
  return current;
}

/** Calls an action when the colors change. */
export const onPalette = (action) => listeners.push(action);

/** Forgets the colors, after the appearance has changed. */
export function refreshPalette() {
  current = null;
  for (const action of listeners) action();
}

function read() {
  // All probes stand there before the first is read: the browser finds the styles once.
  const place = document.createElement("i");
  place.className = "probe";
  const probe = (name) => {
    const each = document.createElement("i");
    each.style.color = `var(--${name})`;
    place.append(each);
    return each;
  };
  const [fills, inks] = ["", "-ink"].map((end) => Array.from({ length: sections }, (_, index) => probe(`s${index}${end}`)));
  const single = names.map(probe);
  document.body.append(place);
  const color = (each) => getComputedStyle(each).color;
  const colors = Object.fromEntries(names.map((name, index) => [name, color(single[index])]));
  colors.fills = fills.map(color);
  colors.inks = inks.map(color);
  place.remove();
  // Where all fills are alike, an outline tells elements apart.
  colors.outline = forced.matches ? 1 : 0.22;
  colors.font = getComputedStyle(document.body).fontFamily;
  return colors;
}

/** The index of the color of a section. */
export const sectionColor = (section) => ((section % sections) + sections) % sections;

/** True if the system has its own colors for everything. */
const forced = matchMedia("(forced-colors: active)");
for (const query of [matchMedia("(prefers-color-scheme: dark)"), forced]) query.addEventListener("change", refreshPalette);

// The controls of the view: device, orientation, text size, direction, item counts, system, light or dark.

import { byID, el, grouped, isTyping, points } from "./dom.js";
import { pageData } from "./bundle-data.js";
import { directions, systems, textSizes } from "./choices.js";
import { countsOf, mostItems, ofDocument, ofWindow } from "./devices.js";
import { refreshPalette } from "./palette.js";

const appearances = ["auto", "light", "dark"];

/** Fills the controls, and connects them with the state. */
export function attachEnvironment(store) {
  const fill = (id, rows) => byID(id).append(...rows.map(([value, textContent]) => el("option", { value, textContent })));
  const device = byID("device");
  const group = (label, kind) => el("optgroup", { label },
    pageData().devices.filter((each) => (each.kind === "tablet") === kind).reverse()
      .map((each) => el("option", { value: each.name, textContent: each.name })));
  device.append(el("option", { value: ofDocument, textContent: "As the document" }), el("option", { value: ofWindow, textContent: "This window" }), group("Phones", false), group("Tablets", true));
  fill("text-size", textSizes);
  fill("direction", directions);
  fill("system", systems);
  const bind = (id, key) => byID(id).addEventListener("change", () => store.set({ [key]: byID(id).value }));
  device.addEventListener("change", () => {
    if (device.value !== "custom") store.set({ device: device.value, customSize: null });
  });
  bind("text-size", "textSize");
  bind("direction", "direction");
  bind("system", "system");
  byID("counts").addEventListener("input", () => store.set({ counts: byID("counts").value }));
  byID("rotate").addEventListener("click", () => rotate(store));
  byID("appearance").addEventListener("click", () => {
    const { appearance } = store.state;
    const isDark = getComputedStyle(document.body).colorScheme === "dark"
      || (appearance === "auto" && matchMedia("(prefers-color-scheme: dark)").matches);
    const next = appearance === "auto" ? (isDark ? "light" : "dark")
      : appearances[(appearances.indexOf(appearance) + 1) % 3];
    store.set({ appearance: next });
  });
  byID("compare").addEventListener("click", () => addDevice(store));
  store.on(["appearance"], () => {
    document.documentElement.dataset.appearance = store.state.appearance;
    refreshPalette();
  });
  attachMore();
  store.on(Object.keys(store.state), () => show(store.state));
  show(store.state);
}

/** The choice of the device that a state stands for. */
export const chosenDevice = ({ customSize, device }) => (customSize ? "custom" : device);

function show(state) {
  Object.assign(byID("environment").dataset, { textSize: state.textSize, direction: state.direction, device: state.customSize ? "custom" : state.device });
  const device = byID("device");
  const custom = device.querySelector("option[value=custom]");
  if (state.customSize && !custom) device.append(el("option", { value: "custom", textContent: "" }));
  if (state.customSize) {
    device.querySelector("option[value=custom]").textContent = `${state.customSize[0]} × ${state.customSize[1]}`;
  } else custom?.remove();
  if (device.value !== "recording") device.value = chosenDevice(state);
  byID("text-size").value = state.textSize;
  byID("direction").value = state.direction;
  byID("system").value = state.system;
  const counts = byID("counts");
  if (document.activeElement !== counts) counts.value = state.counts;
  const isWrong = countsOf(state.counts) === undefined;
  counts.setAttribute("aria-invalid", String(isWrong));
  byID("counts-hint").hidden = !isWrong;
  byID("counts-hint").textContent = isWrong ? `Whole numbers from 0 to ${grouped(mostItems)}, one for each section, with commas between them.` : "";
  byID("rotate").setAttribute("aria-pressed", String(state.landscape));
  byID("rotate").disabled = !rotates(state);
  byID("compare").disabled = !nextDevice(state);
  byID("appearance").title = `Appearance: ${state.appearance === "auto" ? "that of the system" : state.appearance}`;
}

/** Says what the document itself asks for, in the choices that leave it to the document. */
export function showOwnChoices(info) {
  const own = (id, list, value) => { byID(id).options[0].textContent = `${list.find(([name]) => name === value)?.[1] ?? value} (document)`; };
  const { textSize, direction, device } = byID("environment").dataset;
  if (!textSize) own("text-size", textSizes, info.contentSizeCategory);
  if (!direction) own("direction", directions, info.layoutDirection);
  if (device === ofDocument) byID("device").options[0].textContent = `${points(info.size[0])} × ${points(info.size[1])} (document)`;
  const counts = (info.itemCounts ?? []).slice(0, 8).join(", ");
  byID("counts").title = counts ? `Items of each section: ${counts}${info.itemCounts.length > 8 ? ", …" : ""}` : "";
  byID("counts").placeholder = counts.length > 10 ? `${/^.{0,7}\d(?=,)/.exec(counts)?.[0] ?? info.itemCounts[0]}, …` : counts;
}

/** Opens and closes the choices that a window of middle width has no room for. */
function attachMore() {
  const [button, panel] = [byID("view-options"), byID("more-options")];
  const show = (isOpen) => {
    panel.classList.toggle("open", isOpen);
    button.setAttribute("aria-expanded", String(isOpen));
    const box = button.getBoundingClientRect();
    if (isOpen) { panel.style.left = `${Math.max(8, Math.min(box.left, innerWidth - 260))}px`; panel.querySelector("select").focus(); }
  };
  button.addEventListener("click", () => show(!panel.classList.contains("open")));
  addEventListener("pointerdown", ({ target }) => { if (!panel.contains(target) && !button.contains(target)) show(false); }, true);
  panel.addEventListener("keydown", (event) => {
    if (event.key !== "Escape" || !panel.classList.contains("open")) return;
    show(false);
    button.focus();
  });
}

/** True if there is something to rotate: the window and the view of the document are as they are. */
const rotates = ({ device, customSize, others }) => Boolean(customSize || others.length || (device !== ofWindow && device !== ofDocument));

/** Rotates every device. */
export function rotate(store) {
  if (!rotates(store.state)) return;
  const { customSize, landscape } = store.state;
  if (customSize) store.set({ customSize: [customSize[1], customSize[0]] });
  else store.set({ landscape: !landscape });
}

/** Puts another device beside the others: the next one that differs in width. */
function addDevice(store) {
  const next = nextDevice(store.state);
  if (next) store.set({ others: [...store.state.others, { device: next }] });
}

/** The devices that Compare shows, one after another: they differ in width. */
const compared = ["iPhone SE (3rd)", "iPad mini (6th)", "iPhone 16 Pro Max", "iPad Pro 11\""];

/** The device that Compare shows next; undefined if there are enough. */
function nextDevice({ device, others }) {
  return others.length < 3 ? compared.find((name) => name !== device && others.every((each) => each.device !== name)) : undefined;
}

/** Keys that work wherever nothing is typed. */
export function attachKeys(store, commands) {
  addEventListener("keydown", (event) => {
    if (event.defaultPrevented || isTyping(event) || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.target instanceof Element && event.target.closest("dialog")) return;
    const command = commands[event.key];
    if (!command) return;
    event.preventDefault();
    command(event);
  });
}

// The body of a device: bezel, corners, status bar, camera and home indicator.

import { el } from "./dom.js";

/** How a device looks, from its safe area: a phone with a home indicator has round corners. */
export function bodyOf({ size, safeArea, isTablet }) {
  const hasHome = Math.max(safeArea.bottom, safeArea.left) >= 20;
  // A phone with a button has room for it, at the end that is below when it is upright.
  if (!hasHome && !isTablet) return { radius: 3, bezel: 11, chin: 64 };
  if (!hasHome) return { radius: 4, bezel: 10 };
  if (isTablet) return { radius: 18, bezel: 14 };
  return { radius: Math.min(55, Math.min(size[0], size[1]) * 0.135), bezel: 9 };
}

/** Lays out the body around a screen. */
export function shapeBody(body, screen, chrome, description, zoom) {
  const { radius, bezel, chin = 0 } = description.plain ? { radius: 2, bezel: 1 } : bodyOf(description);
  const width = Math.max(bezel * zoom, description.plain ? 1 : 3);
  screen.style.width = `${description.size[0] * zoom}px`;
  screen.style.height = `${description.size[1] * zoom}px`;
  const isWide = description.size[0] > description.size[1];
  body.style.padding = chin ? [isWide ? width : chin * zoom, isWide ? chin * zoom : width].map((each) => `${each}px`).join(" ") : "";
  body.style.setProperty("--bezel-width", `${width}px`);
  body.style.setProperty("--pad-left", chin && isWide ? `${chin * zoom}px` : `${width}px`);
  body.style.setProperty("--pad-top", chin && !isWide ? `${chin * zoom}px` : `${width}px`);
  body.style.setProperty("--chin", `${chin * zoom}px`);
  body.classList.toggle("chin", chin > 0 && !isWide);
  body.classList.toggle("side-chin", chin > 0 && isWide);
  body.style.setProperty("--inner", `${radius * zoom}px`);
  body.style.setProperty("--outer", `${(chin ? 50 : radius) * zoom + width}px`);
  chrome.replaceChildren(...(description.plain ? [] : marks(description, zoom)));
}

/** The marks of the system: time and battery above, the island, the home indicator below. */
function marks({ size, safeArea, isTablet }, zoom) {
  const found = [];
  const place = (element, style) => {
    Object.assign(element.style, style);
    found.push(element);
  };
  const px = (value) => `${value * zoom}px`;
  const top = safeArea.top;
  if (top >= 20) {
    const tall = top >= 40 && !isTablet;
    const font = tall ? 15 : 12;
    const middle = tall ? top * 0.52 : top / 2;
    const side = tall ? size[0] * 0.1 : 14;
    place(el("span.clock", { textContent: "9:41" }), {
      left: px(side), top: px(middle - font / 2), fontSize: px(font),
    });
    place(el("span.radio", {}, el("i"), el("i")), {
      right: px(side), top: px(middle - font * 0.36), fontSize: px(font),
    });
    if (top >= 59) {
      place(el("span.island"), { left: px(size[0] / 2 - 62), width: px(124), top: px(11), height: px(36) });
    } else if (tall) {
      place(el("span.island"), {
        left: px(size[0] / 2 - 80), width: px(160), top: px(-20), height: px(top * 0.65 + 20), borderRadius: px(20),
      });
    }
  } else if (safeArea.left >= 40) {
    place(el("span.island"), { left: px(11), width: px(36), top: px(size[1] / 2 - 62), height: px(124) });
  }
  if (safeArea.bottom >= 18) {
    const length = isTablet ? 260 : size[0] > size[1] ? 220 : 138;
    place(el("span.home"), {
      left: px(size[0] / 2 - length / 2), width: px(length), bottom: px(8), height: px(5),
    });
  }
  return found;
}

// A context that draws like that of a canvas, and writes SVG.

const number = (value) => String(Math.round(value * 1000) / 1000);

/** Text for SVG: no markup, and none of the characters that XML forbids. */
export const escaped = (text) => text
  .replace(/[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]|[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\ud800-\udfff]/g, "\ufffd")
  .replace(/[&<>"]/g, (character) => ({ "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" })[character]);

/** Draws what the painter draws. Only what that needs is here. */
export class SVGContext {
  constructor() {
    this.real = document.createElement("canvas").getContext("2d", { willReadFrequently: true });
    this.parts = [];
    this.colors = new Map();
    this.clips = 0;
    this.stack = [];
    this.isOpen = false;
    this.state = { matrix: [1, 0, 0, 1, 0, 0], groups: 0 };
    Object.assign(this, { fillStyle: "#000", strokeStyle: "#000", lineWidth: 1, globalAlpha: 1, font: "10px sans-serif", textAlign: "start", textBaseline: "alphabetic", dash: [], path: "" });
  }

  /** Begins the parts of an element, which has a title. */
  element(title) {
    this.endElement();
    this.isOpen = true;
    this.parts.push(`<g><title>${escaped(title)}</title>`);
  }

  endElement() {
    if (this.isOpen) this.parts.push("</g>");
    this.isOpen = false;
  }

  save() {
    const { fillStyle, strokeStyle, lineWidth, globalAlpha, font, textAlign, textBaseline, dash } = this;
    this.stack.push({ state: this.state, styles: { fillStyle, strokeStyle, lineWidth, globalAlpha, font, textAlign, textBaseline, dash } });
    this.state = { ...this.state, groups: 0 };
  }

  restore() {
    this.parts.push("</g>".repeat(this.state.groups));
    const { state, styles } = this.stack.pop();
    this.state = state;
    Object.assign(this, styles);
  }

  setTransform(...matrix) { this.state.matrix = matrix; }
  translate(x, y) { this.multiply([1, 0, 0, 1, x, y]); }
  rotate(angle) { this.multiply([Math.cos(angle), Math.sin(angle), -Math.sin(angle), Math.cos(angle), 0, 0]); }
  multiply([a, b, c, d, e, f]) {
    const [g, h, i, j, k, l] = this.state.matrix;
    this.state.matrix = [g * a + i * b, h * a + j * b, g * c + i * d, h * c + j * d, g * e + i * f + k, h * e + j * f + l];
  }

  setLineDash(dash) { this.dash = dash; }
  beginPath() { this.path = ""; }
  add(...pieces) { this.path += pieces.map((each) => (typeof each === "number" ? ` ${number(each)}` : each)).join(""); }
  moveTo(x, y) { this.add("M", x, y); }
  lineTo(x, y) { this.add("L", x, y); }
  rect(x, y, width, height) { this.add("M", x, y, "h", width, "v", height, "h", -width, "z"); }
  arc(x, y, radius) { this.ellipse(x, y, radius, radius); }
  ellipse(x, y, a, b) { this.add("M", x - a, y, "a", a, b, " 0 1 0", 2 * a, 0, "a", a, b, " 0 1 0", -2 * a, 0, "z"); }
  roundRect(x, y, width, height, radius) {
    const r = Math.min(radius, width / 2, height / 2);
    if (!(r > 0)) { this.rect(x, y, width, height); return; }
    const corner = (dx, dy) => this.add("a", r, r, " 0 0 1", dx, dy);
    this.add("M", x + r, y, "h", width - 2 * r);
    corner(r, r);
    this.add("v", height - 2 * r);
    corner(-r, r);
    this.add("h", 2 * r - width);
    corner(-r, -r);
    this.add("v", 2 * r - height);
    corner(r, -r);
    this.add("z");
  }

  fill() { this.put(`<path d="${this.path}"`, this.fillStyle, "fill"); }
  stroke() { this.put(`<path d="${this.path}" fill="none"${this.line}`, this.strokeStyle, "stroke"); }
  fillRect(x, y, width, height) { this.put(`<rect${box(x, y, width, height)}`, this.fillStyle, "fill"); }
  strokeRect(x, y, width, height) { this.put(`<rect${box(x, y, width, height)} fill="none"${this.line}`, this.strokeStyle, "stroke"); }

  get line() {
    return ` stroke-width="${number(this.lineWidth)}"${this.dash.length ? ` stroke-dasharray="${this.dash.map(number).join(" ")}"` : ""}`;
  }

  clip() {
    this.clips += 1;
    this.parts.push(`<clipPath id="c${this.clips}"><path d="${this.path}"${this.transform}/></clipPath><g clip-path="url(#c${this.clips})">`);
    this.state.groups += 1;
  }

  measureText(text) {
    this.real.font = this.font;
    return this.real.measureText(text);
  }

  fillText(text, x, y, longest = Infinity) {
    const [, weight, size] = /^(?:(\d+) )?([\d.]+)px/.exec(this.font) ?? [null, "400", "10"];
    const anchor = { center: "middle", right: "end", end: "end" }[this.textAlign] ?? "start";
    const down = this.textBaseline === "middle" ? Number(size) * 0.35 : 0;
    this.put(`<text x="${number(x)}" y="${number(y + down)}" font-size="${number(Number(size))}" font-weight="${weight ?? 400}" text-anchor="${anchor}"${this.measureText(text).width > longest ? ` textLength="${number(longest)}" lengthAdjust="spacingAndGlyphs"` : ""}`, this.fillStyle, "fill", escaped(text));
  }

  put(start, color, kind, content = "") {
    const [hex, alpha] = this.color(color);
    const opacity = alpha * this.globalAlpha;
    const tag = start.slice(1, start.indexOf(" "));
    this.parts.push(`${start} ${kind}="${hex}"${opacity < 1 ? ` ${kind}-opacity="${number(opacity)}"` : ""}${this.transform}${content ? `>${content}</${tag}>` : "/>"}`);
  }

  get transform() {
    const { matrix } = this.state;
    return String(matrix) === "1,0,0,1,0,0" ? "" : ` transform="matrix(${matrix.map(number).join(" ")})"`;
  }

  /** A color of any form as ["#rrggbb", alpha]: other programs know no newer form. */
  color(text) {
    let found = this.colors.get(text);
    if (!found) {
      const { real } = this;
      real.clearRect(0, 0, 1, 1);
      real.fillStyle = text;
      real.fillRect(0, 0, 1, 1);
      const [red, green, blue, alpha] = real.getImageData(0, 0, 1, 1).data;
      found = [`#${[red, green, blue].map((each) => each.toString(16).padStart(2, "0")).join("")}`, alpha / 255];
      this.colors.set(text, found);
    }
    return found;
  }

  /** The picture as a text. */
  text([width, height], family) {
    this.endElement();
    return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${number(width)} ${number(height)}" width="${number(width)}" height="${number(height)}" font-family="${escaped(family)}">\n${this.parts.join("\n")}\n</svg>\n`;
  }
}

const box = (x, y, width, height) => ` x="${number(x)}" y="${number(y)}" width="${number(Math.max(width, 0))}" height="${number(Math.max(height, 0))}"`;

// The look of one element: cells, boundary items, badges, decorations and parts of content.

import { sectionColor } from "./palette.js";
import { ratioName } from "./ratios.js";

const displaced = 2;
const estimated = 8;

const radiusOf = ({ width, height }, largest) => Math.min(largest, Math.min(width, height) / 4);

function rounded(context, block, radius, inset = 0) {
  context.beginPath();
  context.roundRect(
    block.x + inset, block.y + inset, Math.max(block.width - 2 * inset, 0.01),
    Math.max(block.height - 2 * inset, 0.01), Math.max(radius - inset, 0));
}

/** A cell: a calm block with the number of its item. */
export function drawCell(context, block, colors, hasParts) {
  const color = sectionColor(block.section);
  const hair = 1 / block.unit;
  context.fillStyle = colors.fills[color];
  rounded(context, block, radiusOf(block, 6), hair / 2);
  context.fill();
  context.strokeStyle = colors.inks[color];
  context.globalAlpha = colors.outline;
  context.lineWidth = hair * 1.5;
  context.stroke();
  context.globalAlpha = 1;
  if (block.flags & estimated) hatch(context, block, colors.inks[color]);
  if (hasParts) return;
  const size = Math.min(15, Math.min(block.width, block.height) * 0.42);
  const text = String(block.item);
  if (size * block.unit < 5.5 || text.length * size * 0.6 > block.width) return;
  context.font = `550 ${size}px ${colors.font}`;
  context.textAlign = "center";
  context.fillStyle = colors.inks[color];
  context.fillText(text, block.x + block.width / 2, block.y + block.height / 2 + size * 0.05);
}

/** Thin slanted lines: an estimate that nothing has measured yet. */
function hatch(context, block, color) {
  context.save();
  context.clip();
  context.strokeStyle = color;
  context.globalAlpha = 0.28;
  context.lineWidth = 1;
  context.beginPath();
  for (let x = block.x - block.height; x < block.x + block.width; x += 8) {
    context.moveTo(x, block.y + block.height);
    context.lineTo(x + block.height, block.y);
  }
  context.stroke();
  context.restore();
}

/** A kind in few words: the system's kinds of headers and footers are long. */
export const shortKind = (kind) => kind.replace(/^UICollectionElementKindSection(\w)/, (_, first) => first.toLowerCase());

/** A header, footer or side view: a darker tone with its kind. */
export function drawBoundary(context, block, colors, fullKind, isGlobal, hasParts) {
  const kind = shortKind(fullKind);
  const hair = 1 / block.unit;
  // With texts in it, it looks as in an app.
  context.fillStyle = hasParts ? colors.screen : colors.boundary;
  context.fillRect(block.x, block.y, block.width, block.height);
  const isDisplaced = (block.flags & displaced) !== 0;
  if (hasParts && !isDisplaced) return;
  context.fillStyle = isDisplaced ? colors.pin : colors["line-2"];
  const edge = isDisplaced ? 2 : hair;
  context.fillRect(block.x, block.y + block.height - edge, block.width, edge);
  if (hasParts) return;
  if (!isGlobal && block.width > 60) {
    context.fillStyle = colors.inks[sectionColor(block.section)];
    context.fillRect(block.rightToLeft ? block.x + block.width - 3 : block.x, block.y, 3, block.height);
  }
  // In a small picture the text is larger than to scale, so that it can be read.
  const size = Math.min(Math.max(13, 6.5 / block.unit), block.height * (13 * block.unit < 6.5 ? 0.8 : 0.55));
  if (size * block.unit < 5.5) return;
  context.font = `600 ${size}px ${colors.font}`;
  context.fillStyle = colors["boundary-ink"];
  const middle = block.y + block.height / 2 + size * 0.05;
  const text = isGlobal ? kind : `${kind} ${block.section}`;
  const room = block.width - 24 - (isDisplaced ? 20 : 0);
  const isWide = context.measureText(text).width > room;
  if (isWide && (block.height > block.width || room < 3 * size)) {
    narrowLabel(context, block, kind, size, colors);
    return;
  }
  context.textAlign = block.rightToLeft ? "right" : "left";
  context.fillText(isWide ? broken(context, text, room, 1)[0] : text, block.rightToLeft ? block.x + block.width - 14 : block.x + 14, middle, ...(isWide ? [room] : []));
  if (isDisplaced) {
    context.fillStyle = colors.pin;
    drawPin(context, block.rightToLeft ? block.x + 16 : block.x + block.width - 16, block.y + block.height / 2);
  }
}

/** The label of a side view: written upwards if only that fits. */
function narrowLabel(context, block, text, size, colors, ink = "boundary-ink") {
  if (block.height < block.width || context.measureText(text).width > block.height - 8) return;
  context.save();
  context.fillStyle = colors[ink];
  context.translate(block.x + block.width / 2, block.y + block.height / 2);
  context.rotate(-Math.PI / 2);
  context.font = `600 ${Math.min(size, block.width * 0.7, 13)}px ${colors.font}`;
  context.textAlign = "center";
  context.fillText(text, 0, 0);
  context.restore();
}

/** A pin: a head and a needle. */
function drawPin(context, x, y) {
  context.beginPath();
  context.arc(x, y - 3, 3.5, 0, Math.PI * 2);
  context.fill();
  context.fillRect(x - 0.75, y, 1.5, 7);
}

/** A badge: a small supplementary view, anchored to its host. */
export function drawBadge(context, block, colors, kind) {
  context.fillStyle = colors.badge;
  rounded(context, block, Math.min(block.width, block.height, 28) / 2);
  context.fill();
  const size = Math.min(11, block.height * 0.6);
  if (size * block.unit < 6) return;
  context.font = `600 ${size}px ${colors.font}`;
  context.fillStyle = colors["badge-ink"];
  context.textAlign = "center";
  if (block.height > 3 * block.width) { narrowLabel(context, block, kind, size, colors, "badge-ink"); return; }
  const text = context.measureText(kind).width < block.width - 6 ? kind : kind.slice(0, 1);
  context.fillText(text, block.x + block.width / 2, block.y + block.height / 2 + size * 0.05);
}

/** A decoration: a quiet sheet behind its section. */
export function drawDecoration(context, block, colors) {
  context.fillStyle = colors.decoration;
  rounded(context, block, radiusOf(block, 12));
  context.fill();
  context.strokeStyle = colors["decoration-line"];
  context.lineWidth = 1.5 / block.unit;
  context.stroke();
}

/** The parts inside a cell: text as bars, views as blocks, and what lays them out as outlines if asked for. */
export function drawParts(context, block, parts, colors, showsContainers) {
  const ink = colors.inks[sectionColor(block.section)];
  const hair = 1.2 / block.unit;
  context.save();
  rounded(context, block, radiusOf(block, 6));
  context.clip();
  for (const part of parts) {
    const [x, y, width, height] = part.frame;
    if (!(width > 0) || !(height > 0)) continue;
    if (part.isText) drawText(context, part, ink, colors);
    else if (part.isContainer) {
      if (!showsContainers) continue;
      context.strokeStyle = ink;
      context.globalAlpha = 0.5;
      context.lineWidth = hair;
      context.setLineDash([3, 3]);
      context.strokeRect(x, y, width, height);
      context.setLineDash([]);
    } else drawPicture(context, part, ink, colors, hair);
    context.globalAlpha = 1;
  }
  context.restore();
}

/** Other parts stand for pictures: a block with its ratio, and hills in it where there is room. */
function drawPicture(context, { frame: [x, y, width, height], role }, ink, colors, hair) {
  context.fillStyle = ink;
  context.globalAlpha = 0.24;
  context.beginPath();
  context.roundRect(x + hair, y + hair, Math.max(width - 2 * hair, hair), Math.max(height - 2 * hair, hair), Math.min(6, width / 3, height / 3));
  context.fill();
  context.strokeStyle = ink;
  context.lineWidth = hair;
  context.stroke();
  const least = Math.min(width, height);
  if (role === "separator" || least < 20 || least * 1.2 / hair < 24) return;
  const [middle, foot, half] = [x + width / 2, y + height / 2 + least * 0.18, least * 0.26];
  context.globalAlpha = 0.5;
  context.beginPath();
  context.moveTo(middle - half, foot);
  context.lineTo(middle - half * 0.25, foot - half * 1.1);
  context.lineTo(middle + half * 0.25, foot - half * 0.35);
  context.lineTo(middle + half * 0.5, foot - half * 0.7);
  context.lineTo(middle + half, foot);
  context.fill();
  context.beginPath();
  context.arc(middle + half * 0.55, foot - half * 1.25, half * 0.2, 0, 7);
  context.fill();
  const name = ratioName(width / height);
  if (!name || width < 64 || height < 48) return;
  context.globalAlpha = 0.85;
  context.font = `600 11px ${colors.font}`;
  context.textAlign = "left";
  context.textBaseline = "middle";
  context.fillText(name, x + 8, y + height - 11);
}

/** The height of a line of body text at the usual text size, in points. */
const usualLine = 21;
/** Text of a smaller size on the screen, in pixels, is drawn as bars. */
const legible = 7;

/** How many lines a part of text has. */
export const lineCount = ({ frame, lineHeight = usualLine }) => Math.max(1, Math.round(frame[3] / lineHeight));

/** Text at its size: its words where they can be read, else a bar for each line. */
function drawText(context, part, ink, colors) {
  const { frame: [x, y, width, height], text, pointSize } = part;
  const count = lineCount(part);
  const line = height / count;
  context.fillStyle = ink;
  if (text && pointSize && pointSize * (context.getTransform?.().a ?? 1) >= legible) {
    context.globalAlpha = 0.92;
    context.font = `400 ${pointSize}px ${colors.font}`;
    context.textAlign = "left";
    context.textBaseline = "middle";
    for (const [index, words] of broken(context, text, width * wideness(context, pointSize), count).entries()) context.fillText(words, x, y + line * (index + 0.5), width);
    return;
  }
  context.globalAlpha = 0.55;
  context.beginPath();
  for (let index = 0; index < count; index += 1) {
    const bar = line * 0.42;
    const share = count > 1 && index === count - 1 ? 0.62 : 1;
    context.roundRect(x, y + line * (index + 0.5) - bar / 2, width * share, bar, bar / 3);
  }
  context.fill();
}

/** Text by which fonts are compared, and how wide a character of it is in the system's font of Apple, in font sizes. */
const sample = "A cell asks for as much room as its text needs, and the row gives it.";
const usualAdvance = 0.44;
const widths = new Map();

/** How much wider the font of this computer is than that for which texts are measured. It is drawn narrower then. */
function wideness(context, pointSize) {
  const { font } = context;
  if (!widths.has(font)) widths.set(font, Math.min(1.5, Math.max(1, context.measureText(sample).width / (sample.length * pointSize * usualAdvance))));
  return widths.get(font);
}

const breaks = new Map();

/** A text in lines, as far as they go; the last may end with an ellipsis. Remembered, since pictures come fast. */
function broken(context, text, width, count) {
  const key = `${context.font} ${Math.round(width * 10)} ${count} ${text}`;
  let lines = breaks.get(key);
  if (lines) return lines;
  lines = [];
  let rest = text.split(/\s+/).filter(Boolean);
  while (rest.length && lines.length < count) {
    let taken = 1;
    while (taken < rest.length && context.measureText(rest.slice(0, taken + 1).join(" ")).width <= width) taken += 1;
    const isLast = lines.length === count - 1 && taken < rest.length;
    let line = rest.slice(0, taken).join(" ");
    if (isLast) {
      line = rest.slice(0, taken + 1).join(" ");
      while (line && context.measureText(`${line}…`).width > width) line = line.slice(0, -1);
      line += "…";
    }
    lines.push(line);
    rest = rest.slice(taken);
  }
  if (breaks.size > 2000) breaks.clear();
  breaks.set(key, lines);
  return lines;
}

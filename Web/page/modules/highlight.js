// Colors a text of JSON: a list of spans, marked where something is wrong or selected.

const token = /("(?:[^"\\\n]|\\.)*"?)(\s*:)?|(-?\d[\d.eE+-]*)|([A-Za-z]+)|([{}[\],:])/g;

/** The tokens of a text: [{start, end, kind}], kinds k (key), s, n, w, p. */
export function tokens(text) {
  const found = [];
  for (const match of text.matchAll(token)) {
    const start = match.index;
    if (match[1] !== undefined) {
      found.push({ start, end: start + match[1].length, kind: match[2] === undefined ? "s" : "k" });
      if (match[2]) found.push({ start: start + match[0].length - 1, end: start + match[0].length, kind: "p" });
    } else {
      const kind = match[3] !== undefined ? "n" : match[4] !== undefined ? "w" : "p";
      found.push({ start, end: start + match[0].length, kind });
    }
  }
  return found;
}

/** The number token around a position, or undefined: a line, or of a long one what is near. */
export function numberAt(text, position) {
  const line = text.lastIndexOf("\n", position - 1) + 1;
  const near = Math.max(line, Math.max(...[",", ":", "[", "{"].map((each) => text.lastIndexOf(each, Math.max(0, position - 300)))));
  const start = position - line > 2000 ? near : line;
  const next = text.indexOf("\n", position);
  const end = Math.min(next < 0 ? text.length : next, position + 300);
  return tokens(text.slice(start, end))
    .map((each) => ({ ...each, start: each.start + start, end: each.end + start }))
    .find((each) => each.kind === "n" && each.start <= position && position <= each.end);
}

/**
 * Fills a layer with lines of a text in colors.
 *
 * @param layer The element; its content is replaced. @param text The text.
 * @param marks [{start, end, kind}] with the names of classes.
 * @param pieces [[start, end, columns]] of each line: what is drawn of it, after empty columns.
 */
export function paintText(layer, text, marks, pieces) {
  const nodes = [];
  for (const [from, to, columns] of pieces) {
    if (columns) {
      const space = document.createElement("span");
      space.style.paddingLeft = `${columns}ch`;
      nodes.push(space);
    }
    paintLine(nodes, text.slice(from, to), from, marks.filter(({ start, end }) => start < to + 1 && end > from));
    nodes.push("\n");
  }
  layer.replaceChildren(...nodes);
}

function paintLine(nodes, text, from, marks) {
  const pieces = tokens(text);
  const near = marks.map(({ start, end, kind }) => ({ start: Math.max(0, start - from), end: Math.min(text.length, end - from), kind }));
  const cuts = new Set([0, text.length]);
  for (const { start, end } of [...pieces, ...near]) { cuts.add(start); cuts.add(end); }
  const places = [...cuts].filter((at) => at >= 0 && at <= text.length).sort((a, b) => a - b);
  let piece = 0;
  for (let index = 0; index + 1 < places.length; index += 1) {
    const [start, end] = [places[index], places[index + 1]];
    while (piece < pieces.length && pieces[piece].end <= start) piece += 1;
    const inside = piece < pieces.length && pieces[piece].start <= start;
    const classes = inside ? [`t${pieces[piece].kind}`] : [];
    for (const mark of near) if (mark.start <= start && end <= mark.end) classes.push(mark.kind);
    const content = text.slice(start, end);
    if (!classes.length) nodes.push(content);
    else {
      const span = document.createElement("span");
      span.className = classes.join(" ");
      span.textContent = content;
      nodes.push(span);
    }
  }
}

/** The bracket at the caret and its partner, from the nodes around it: two marks, or none. */
export function bracketPair(text, parents, caret) {
  for (const { type, start, end } of [...parents].reverse()) {
    const close = type === "object" ? "}" : "]";
    if (text[end - 1] !== close || end - start < 2) continue;
    if (![start, start + 1, end - 1, end].includes(caret)) continue;
    return [start, end - 1].map((at) => ({ start: at, end: at + 1, kind: "mark-pair" }));
  }
  return [];
}

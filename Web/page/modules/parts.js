// The parts inside cells, read again only when what is in sight has changed.

export class PartsReader {
  /** @param expected True if the document describes contents. */
  constructor(expected) {
    this.expected = expected;
    this.frames = null;
    this.byElement = undefined;
  }

  /**
   * The parts in sight, by element: Map of id to [{path, frame, isText, isContainer}]; undefined if none.
   *
   * @param frames What is in sight. @param source The simulated view, or the layout with another moment of it.
   */
  at(frames, source, moment) {
    if (!this.expected || !frames.count) return undefined;
    if (frames === this.frames) return this.byElement;
    this.frames = frames;
    let list = [];
    try { list = source.parts(moment); } catch (error) {
      if (error.name === "EngineTrap") throw error;
      this.expected = false;
    }
    this.byElement = list.length ? shared(partsByElement(list), this.byElement) : undefined;
    return this.byElement;
  }
}

/** Parts by element, which are those of before where they are the same: the moments of a run keep them. */
function shared(found, before) {
  for (const [element, parts] of before ?? []) if (JSON.stringify(found.get(element)) === JSON.stringify(parts)) found.set(element, parts);
  return found;
}

const containers = new Set(["stack", "flow", "split", "scrollingSplit", "conditional", "rows", "padding"]);

/** True if a frame lies inside another that is larger. */
const encloses = ([x, y, width, height], [left, top, inner, tall]) =>
  left >= x - 0.01 && top >= y - 0.01 && left + inner <= x + width + 0.01 && top + tall <= y + height + 0.01
  && inner * tall < width * height * 0.98;

/** The parts by element, without those that show nothing. */
export function partsByElement(list) {
  const found = new Map();
  for (const { element, path, frame, role, text, lineHeight, pointSize } of list) {
    if (role === "spacer") continue;
    const parts = found.get(element) ?? [];
    parts.push({ path, frame, role, text, lineHeight, pointSize, isText: role === "text" || (text !== undefined && text !== null), isContainer: containers.has(role) });
    found.set(element, parts);
  }
  for (const parts of found.values()) {
    for (const part of parts) {
      part.isContainer ||= !part.isText && parts.some((other) => other !== part
        && (other.path.startsWith(`${part.path}/`) || (!part.role && encloses(part.frame, other.frame))));
    }
  }
  return found;
}

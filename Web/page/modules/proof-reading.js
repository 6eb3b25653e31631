// What a device answered: the frames of a real collection view, from a case, an answer, or a list.

const isNumbers = (value, count) => Array.isArray(value) && value.length === count && value.every(Number.isFinite);
const wrong = (what) => new Error(`The recording of a device is damaged: ${what}.`);

/** The longest text, and the most elements, that are compared. */
export const longestProof = 16_000_000;
const mostElements = 20_000;

/** True if a text may be an answer of a view: its elements with frames, and no layout. */
export function isAnswer(text) {
  if (text.length > longestProof || !/"(elements|frames)"\s*:/.test(text) || /"(layout|framesPerSecond)"\s*:/.test(text)) return false;
  try { return readProof(text).elements.length > 0; } catch { return false; }
}

/** True if a text is a flow layout, which the engine lays out. */
export const isFlow = (text) => text.length < 2_000_000 && /"flowLayout"\s*:/.test(text);

/** True if a document holds frames that a view answered. */
export const hasExpectation = (text) => text.length < 2_000_000 && /"expected"\s*:/.test(text) && /"elements"\s*:/.test(text);

/**
 * Reads what a device answered, a text or the value of one: {size, offset, rows, contentSize, elements, isComplete, area}.
 *
 * Elements are {id, frame}; the id of one in a mere list is null. What is unknown is null. The area is that of
 * which all elements are there, if they are complete.
 */
export function readProof(text) {
  if (text.length > longestProof) throw new Error("The recording of a device is larger than 16 MB.");
  let value = text;
  try { if (typeof text === "string") value = JSON.parse(text); } catch (error) { throw wrong(error.message); }
  const found = value?.expected ? ofCase(value) : Array.isArray(value) ? ofList({ elements: value }) : ofList(value ?? {});
  if (!found.elements.length) throw wrong("it has no frames");
  if (found.elements.length > mostElements) throw new Error("The recording of a device has more than 20,000 elements.");
  return found;
}

function ofCase({ expected, environment, contentOffset, orthogonalOffsets }) {
  const list = new Map();
  // Items are asked for one by one; elements say more.
  for (const each of [...(expected.items ?? []), ...(expected.elements ?? [])]) list.set(each?.id, element(each));
  const size = isNumbers(environment?.size, 2) ? environment.size : null;
  const contentSize = isNumbers(expected.contentSize, 2) ? expected.contentSize : null;
  const isComplete = expected.elementsAreComplete === true && !expected.elementsInBounds;
  return {
    size, contentSize, offset: isNumbers(expected.contentOffset ?? contentOffset, 2) ? expected.contentOffset ?? contentOffset : null,
    rows: orthogonalOffsets ?? null, elements: [...list.values()], isComplete: isComplete && contentSize !== null,
    area: contentSize ? [0, 0, ...contentSize] : null,
  };
}

function ofList({ elements, frames, view, visibleRect, rect, contentSize, contentOffset }) {
  const list = elements ?? frames;
  if (!Array.isArray(list)) throw wrong("it has no list of frames");
  const bounds = isNumbers(visibleRect, 4) ? visibleRect : null;
  const area = isNumbers(rect, 4) ? rect : bounds;
  return {
    size: bounds ? bounds.slice(2) : isNumbers(view, 2) ? view : null, contentSize: isNumbers(contentSize, 2) ? contentSize : null,
    offset: isNumbers(contentOffset, 2) ? contentOffset : bounds ? bounds.slice(0, 2) : null, rows: null,
    elements: list.map(element), isComplete: area !== null, area,
  };
}

function element(value) {
  if (isNumbers(value, 4)) return { id: null, frame: value };
  if (typeof value?.id !== "string" || !isNumbers(value.frame, 4)) throw wrong(`${JSON.stringify(value)?.slice(0, 80)} is no element with a frame`);
  return { id: value.id, frame: value.frame };
}

/** The phone and its system of a recording, "iPhone 16, iOS 26.1, simulator", from the sentence about its origin. */
export function phoneOf(origin) {
  const words = typeof origin === "string" ? origin : [origin?.device, origin?.system, origin?.version].filter(Boolean).join(" ");
  const phone = /\biP(?:hone|ad|od)(?: (?:SE|mini|Air|\d+(?: (?:Pro|Plus|Max|mini))*))?/.exec(words)?.[0] ?? (/Catalyst/.test(words) ? "Mac Catalyst" : "a device");
  return [phone, /\b(?:iOS|macOS) [\d.]+\d/.exec(words)?.[0], /simulator/.test(words) ? "simulator" : ""].filter(Boolean).join(", ");
}

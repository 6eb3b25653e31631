// Text in few characters: a difference to a base, deflated, in base64url.

const longest = 4_000_000;
const longestRecording = 70_000_000;

async function through(bytes, stream) {
  const result = new Blob([bytes]).stream().pipeThrough(stream);
  return new Uint8Array(await new Response(result).arrayBuffer());
}

/** Packs a text: deflate, then base64url. */
export async function pack(text) {
  const bytes = await through(new TextEncoder().encode(text), new CompressionStream("deflate-raw"));
  let binary = "";
  for (const byte of bytes) binary += String.fromCharCode(byte);
  return btoa(binary).replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");
}

/** The message of an error about a text that is too long. */
export const tooLong = "too long";

/** Unpacks what pack made. Throws if it is something else, or longer than 64 MB, or 4 MB
 * for anything but a recording. */
export async function unpack(packed) {
  const binary = atob(packed.replaceAll("-", "+").replaceAll("_", "/"));
  const bytes = Uint8Array.from(binary, (character) => character.charCodeAt(0));
  const reader = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("deflate-raw")).getReader();
  const parts = [];
  let length = 0;
  let isRecording = false;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    length += value.length;
    if (length > (isRecording ? longestRecording : longest)) { reader.cancel(); throw new Error(tooLong); }
    if (!parts.length) isRecording = new TextDecoder().decode(value.subarray(0, 40)).startsWith('{"recording"');
    parts.push(value);
  }
  return new Blob(parts).text();
}

/** What turns one text into another: [[line, removed lines, new lines...]...], from the end backwards. */
export function difference(from, to) {
  const [a, b] = [from.split("\n"), to.split("\n")];
  const changes = [];
  let [i, j] = [0, 0];
  while (i < a.length || j < b.length) {
    if (i < a.length && a[i] === b[j]) { i += 1; j += 1; continue; }
    const [skipA, skipB] = meet(a, b, i, j);
    changes.unshift([i, skipA, ...b.slice(j, j + skipB)]);
    i += skipA;
    j += skipB;
  }
  return changes;
}

/** The smallest steps after which two equal lines follow (or one, at the end). */
function meet(a, b, i, j) {
  const same = (x, y) => a[x] === b[y] && (a[x + 1] === b[y + 1] || x + 1 >= a.length || y + 1 >= b.length);
  for (let sum = 1; sum < 400; sum += 1) {
    for (let left = 0; left <= sum; left += 1) {
      const [x, y] = [i + left, j + sum - left];
      if (x < a.length && y < b.length && same(x, y)) return [left, sum - left];
    }
  }
  return [a.length - i, b.length - j];
}

/** Applies a difference. */
export function patched(from, changes) {
  const lines = from.split("\n");
  for (const [at, removed, ...added] of changes) lines.splice(at, removed, ...added);
  return lines.join("\n");
}

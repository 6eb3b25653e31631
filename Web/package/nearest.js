// What a misspelled key may have been.

/** How many letters turn one word into another. */
function distance(one, other) {
  let last = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (const [row, letter] of [...one].entries()) {
    let corner = last[0];
    last[0] = row + 1;
    for (let index = 0; index < other.length; index++) {
      const next = letter === other[index] ? corner : 1 + Math.min(corner, last[index], last[index + 1]);
      corner = last[index + 1];
      last[index + 1] = next;
    }
  }
  return last[other.length];
}

/** What to write instead of an unknown key. */
export function insteadOf(key, keys) {
  const [near] = keys.map((each) => [distance(key.slice(0, 64), each), each]).sort((a, b) => a[0] - b[0]);
  return near && near[0] <= Math.max(1, near[1].length / 3) ? `did you mean "${near[1]}"?` : `expected ${keys.join(", ")}`;
}

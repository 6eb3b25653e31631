// The first script of the page: unpacks the others, the engine and the data, and starts them.
//
// The pack is an LZMA stream (five bytes of properties, eight of the length, the content), written
// as text: two characters for 13 bits, in base 93. The digits are the characters from 33 on, but 60.

/** Decodes an LZMA stream. */
function unpackLZMA(input) {
  const size = new DataView(input.buffer, input.byteOffset).getUint32(5, true);
  const output = new Uint8Array(size);
  const lc = input[0] % 9;
  const lp = ((input[0] / 9) | 0) % 5;
  const pb = (input[0] / 45) | 0;
  const table = (length) => new Uint16Array(length).fill(1024);
  const literals = table(0x300 << (lc + lp));
  const isMatch = table(12 << 4);
  const isRep = table(12);
  const isRepG0 = table(12);
  const isRepG1 = table(12);
  const isRepG2 = table(12);
  const isRep0Long = table(12 << 4);
  const slots = table(4 << 6);
  const specials = table(128);
  const aligns = table(16);
  const lengths = () => ({ choice: table(2), low: table(16 << 3), middle: table(16 << 3), high: table(256) });
  const matchLength = lengths();
  const repLength = lengths();
  let range = 0xffffffff;
  let code = 0;
  let at = 13;
  for (let index = 0; index < 5; index += 1) code = ((code << 8) | input[at++]) >>> 0;

  const bit = (probabilities, index) => {
    const probability = probabilities[index];
    const bound = (range >>> 11) * probability;
    let value = 0;
    if (code < bound) {
      range = bound;
      probabilities[index] = probability + ((2048 - probability) >> 5);
    } else {
      range -= bound;
      code -= bound;
      probabilities[index] = probability - (probability >> 5);
      value = 1;
    }
    if (range < 0x1000000) {
      range = (range << 8) >>> 0;
      code = ((code << 8) | input[at++]) >>> 0;
    }
    return value;
  };
  const tree = (probabilities, base, count) => {
    let node = 1;
    for (let index = 0; index < count; index += 1) node = (node << 1) | bit(probabilities, base + node);
    return node - (1 << count);
  };
  const reverseTree = (probabilities, base, count) => {
    let node = 1;
    let value = 0;
    for (let index = 0; index < count; index += 1) {
      const next = bit(probabilities, base + node);
      node = (node << 1) | next;
      value |= next << index;
    }
    return value;
  };
  const direct = (count) => {
    let value = 0;
    for (let index = 0; index < count; index += 1) {
      range >>>= 1;
      const next = code >= range ? 1 : 0;
      if (next) code -= range;
      value = (value << 1) | next;
      if (range < 0x1000000) {
        range = (range << 8) >>> 0;
        code = ((code << 8) | input[at++]) >>> 0;
      }
    }
    return value >>> 0;
  };
  const length = (coder, position) => {
    if (!bit(coder.choice, 0)) return tree(coder.low, position << 3, 3);
    if (!bit(coder.choice, 1)) return 8 + tree(coder.middle, position << 3, 3);
    return 16 + tree(coder.high, 0, 8);
  };

  let state = 0;
  let [rep0, rep1, rep2, rep3] = [0, 0, 0, 0];
  let done = 0;
  while (done < size) {
    const position = done & ((1 << pb) - 1);
    if (!bit(isMatch, (state << 4) + position)) {
      const previous = done ? output[done - 1] : 0;
      const base = 0x300 * (((done & ((1 << lp) - 1)) << lc) + (previous >> (8 - lc)));
      let symbol = 1;
      if (state >= 7) {
        let match = output[done - rep0 - 1];
        while (symbol < 0x100) {
          const expected = (match >> 7) & 1;
          match <<= 1;
          const found = bit(literals, base + ((1 + expected) << 8) + symbol);
          symbol = (symbol << 1) | found;
          if (found !== expected) break;
        }
      }
      while (symbol < 0x100) symbol = (symbol << 1) | bit(literals, base + symbol);
      output[done++] = symbol;
      state = state < 4 ? 0 : state < 10 ? state - 3 : state - 6;
      continue;
    }
    let count;
    if (bit(isRep, state)) {
      if (!bit(isRepG0, state)) {
        if (!bit(isRep0Long, (state << 4) + position)) {
          state = state < 7 ? 9 : 11;
          output[done] = output[done - rep0 - 1];
          done += 1;
          continue;
        }
      } else if (!bit(isRepG1, state)) [rep0, rep1] = [rep1, rep0];
      else if (!bit(isRepG2, state)) [rep0, rep1, rep2] = [rep2, rep0, rep1];
      else [rep0, rep1, rep2, rep3] = [rep3, rep0, rep1, rep2];
      count = length(repLength, position);
      state = state < 7 ? 8 : 11;
    } else {
      [rep1, rep2, rep3] = [rep0, rep1, rep2];
      count = length(matchLength, position);
      state = state < 7 ? 7 : 10;
      const slot = tree(slots, Math.min(count, 3) << 6, 6);
      rep0 = slot;
      if (slot >= 4) {
        const bits = (slot >> 1) - 1;
        const base = (2 | (slot & 1)) << bits;
        rep0 = slot < 14 ? base + reverseTree(specials, base - slot, bits)
          : base + direct(bits - 4) * 16 + reverseTree(aligns, 0, 4);
      }
    }
    if (rep0 + 1 > done) throw new Error("the page is damaged");
    for (let rest = Math.min(count + 2, size - done), from = done - rep0 - 1; rest > 0; rest -= 1) {
      output[done++] = output[from++];
    }
  }
  return output;
}

/** The bytes of a text of the pack. */
function bytesOf(text) {
  const bytes = new Uint8Array((text.length / 16) * 13);
  const digit = (code) => code - (code > 60 ? 34 : 33);
  let done = 0;
  let rest = 0;
  let count = 0;
  for (let at = 0; at < text.length; at += 2) {
    rest = ((rest & 255) << 13) | (digit(text.charCodeAt(at)) * 93 + digit(text.charCodeAt(at + 1)));
    for (count += 13; count >= 8; count -= 8) bytes[done++] = rest >> (count - 8);
  }
  return bytes;
}

/** Starts the page: the pack holds the lengths of its parts, the script, the data, and the engine. */
function boot() {
  const text = document.getElementById("pack").textContent.trim();
  const bytes = unpackLZMA(bytesOf(text));
  const view = new DataView(bytes.buffer);
  let at = 12;
  const parts = [0, 4, 8].map((place) => {
    const length = view.getUint32(place, true);
    at += length;
    return bytes.subarray(at - length, at);
  });
  const decoder = new TextDecoder();
  globalThis.pagePack = { data: JSON.parse(decoder.decode(parts[1])), engine: parts[2] };
  const script = document.createElement("script");
  script.textContent = decoder.decode(parts[0]);
  document.body.append(script);
  script.remove();
}

globalThis.pageSource = document.documentElement.outerHTML;
setTimeout(boot);

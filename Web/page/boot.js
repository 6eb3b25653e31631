// The first script of the page: unpacks the others, the engine and the data, and starts them.
//
// The pack is the length of its content and an LZMA stream without a header, written as text: two
// characters for 13 bits, in base 93. The digits are the characters from 33 on, but 60.

const pageSize = 65536;

/** The decoder, from unpack.c. */
const unpacker = "{{unpack}}";

/** Writes the bytes of a text of the pack. */
function write(text, bytes) {
  const digit = (code) => code - (code > 60 ? 34 : 33);
  let done = 0;
  let rest = 0;
  let count = 0;
  for (let at = 0; at < text.length; at += 2) {
    rest = ((rest & 255) << 13) | (digit(text.charCodeAt(at)) * 93 + digit(text.charCodeAt(at + 1)));
    for (count += 13; count >= 8; count -= 8) bytes[done++] = rest >> (count - 8);
  }
}

/** The content of the pack. */
function unpacked(text) {
  const code = Uint8Array.from(atob(unpacker), (character) => character.charCodeAt(0));
  const { memory, unpack, __heap_base: heap } = new WebAssembly.Instance(new WebAssembly.Module(code)).exports;
  const start = heap.value;
  const length = (text.length / 16) * 13;
  memory.grow(Math.ceil((length + start) / pageSize));
  write(text, new Uint8Array(memory.buffer, start, length));
  const size = new DataView(memory.buffer).getUint32(start, true);
  const end = start + length;
  memory.grow(Math.ceil(size / pageSize) + 1);
  if (!unpack(start + 4, end, size)) throw new Error("the page is damaged");
  return new Uint8Array(memory.buffer, end, size);
}

/** Starts the page: the pack holds the lengths of its parts, the script, the data, and the engine. */
function boot() {
  const text = document.getElementById("pack").textContent.trim();
  const bytes = unpacked(text);
  const view = new DataView(bytes.buffer, bytes.byteOffset);
  let at = 12;
  const parts = [0, 4, 8].map((place) => {
    const length = view.getUint32(place, true);
    at += length;
    return bytes.subarray(at - length, at);
  });
  const decoder = new TextDecoder();
  globalThis.pagePack = { data: JSON.parse(decoder.decode(parts[1])), engine: parts[2].slice() };
  const script = document.createElement("script");
  script.textContent = decoder.decode(parts[0]);
  document.body.append(script);
  script.remove();
}

globalThis.pageSource = document.documentElement.outerHTML;
setTimeout(() => {
  try { boot(); } catch (error) {
    document.querySelector("#loading p").textContent = `The page did not start: ${error.message}. It needs a browser with WebAssembly.`;
  }
});

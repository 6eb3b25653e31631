// The first script of the page: unpacks the engine, the others and the data, and starts them.
//
// The pack is the length of its content and an LZMA stream without a header, written as text, which
// unpack.c reads. It holds the lengths of its parts, the engine, the script, and the data. The browser
// compiles the engine while the rest is unpacked and the script starts.

const pageSize = 65536;
/** What is unpacked in a call, a multiple of 32: browsers make a function faster between its calls. */
const part = 51_200;

/** The decoder, from unpack.c. */
const unpacker = "{{unpack}}";

/** Begins to unpack a text. Returns a function that goes on to a number of bytes, and gives them. */
function unpacking(text) {
  const code = Uint8Array.from(atob(unpacker), (character) => character.charCodeAt(0));
  const { memory, bytes, start, unpack, __heap_base: heap } = new WebAssembly.Instance(new WebAssembly.Module(code)).exports;
  const from = heap.value;
  const end = from + text.length;
  memory.grow(Math.ceil(end / pageSize));
  new TextEncoder().encodeInto(text, new Uint8Array(memory.buffer, from));
  for (let at = 0; at < text.length; at += part) bytes(from + at, from + (at / 32) * 27, Math.min(part, text.length - at));
  const size = new DataView(memory.buffer).getUint32(from, true);
  memory.grow(Math.ceil(size / pageSize) + 1);
  start(from + 4);
  let done = 0;
  return (limit = size) => {
    while (done < limit) {
      done = Math.min(done + part, limit);
      if (!unpack(end, size, done)) throw new Error("the page is damaged");
    }
    return new Uint8Array(memory.buffer, end, size);
  };
}

/** Starts the page. */
function boot() {
  const next = unpacking(document.getElementById("pack").textContent.trim());
  const head = next(12);
  const [engine, script] = new Uint32Array(head.slice(0, 8).buffer);
  const compiled = WebAssembly.compile(next(12 + engine).slice(12, 12 + engine));
  // The page says what is wrong with it, if anything is.
  compiled.catch(() => {});
  const rest = next().subarray(12 + engine);
  const decoder = new TextDecoder();
  globalThis.pagePack = { data: JSON.parse(decoder.decode(rest.subarray(script))), engine: compiled };
  const element = document.createElement("script");
  element.textContent = decoder.decode(rest.subarray(0, script));
  document.body.append(element);
  element.remove();
}

globalThis.pageSource = document.documentElement.outerHTML;
setTimeout(() => {
  try { boot(); } catch (error) {
    document.querySelector("#loading p").textContent = `The page did not start: ${error.message}. It needs a browser with WebAssembly.`;
  }
});

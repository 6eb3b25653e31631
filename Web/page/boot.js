// The first script of the page: unpacks the engine in a worker, and the other scripts and the data here.
//
// Each pack is the length of its content and an LZMA stream without a header, written as text, which
// unpack.c reads. One holds the engine. The other holds the lengths of its parts and the parts: the
// script, the data of the first picture with the styles of what the script fills, and the data that
// is needed later.

const pageSize = 65536;
/** What is unpacked in a call, a multiple of 7: browsers make a function faster between its calls. */
const part = 51_100;

/** The decoder, from unpack.c. */
const unpacker = "{{unpack}}";

/** Begins to unpack a text. Returns the size, and a function that goes on to a number of bytes and gives them. */
function unpacking(text) {
  const code = Uint8Array.from(atob(unpacker), (character) => character.charCodeAt(0));
  const { memory, bytes, start, unpack, __heap_base: heap } = new WebAssembly.Instance(new WebAssembly.Module(code)).exports;
  const from = heap.value;
  const end = from + text.length;
  memory.grow(Math.ceil(end / pageSize));
  new TextEncoder().encodeInto(text, new Uint8Array(memory.buffer, from));
  for (let at = 0; at < text.length; at += part) bytes(from + at, from + (at / 7) * 6, Math.min(part, text.length - at));
  const size = new DataView(memory.buffer).getUint32(from, true);
  memory.grow(Math.ceil(size / pageSize) + 1);
  start(from + 4);
  let done = 0;
  const next = (limit) => {
    while (done < limit) {
      done = Math.min(done + part, limit);
      if (!unpack(end, size, done)) throw new Error("the page is damaged");
    }
    return new Uint8Array(memory.buffer, end, size);
  };
  return { size, next };
}

/** Compiles the engine while it is unpacked. */
async function compiling(text) {
  const { size, next } = unpacking(text);
  if (!WebAssembly.compileStreaming) return WebAssembly.compile(next(size));
  let done = 0;
  const pull = (stream) => {
    const to = Math.min(done + 5 * part, size);
    stream.enqueue(next(to).slice(done, to));
    done = to;
    if (done === size) stream.close();
  };
  return WebAssembly.compileStreaming(new Response(new ReadableStream({ pull }), { headers: { "Content-Type": "application/wasm" } }));
}

/** A worker that compiles the engine from a text; null where there are no workers. It says null when it begins. */
function makeWorker() {
  const source = `const pageSize = ${pageSize}, part = ${part}, unpacker = "${unpacker}";
    ${unpacking} ${compiling}
    onmessage = ({ data }) => {
      postMessage(null);
      compiling(data).then((engine) => postMessage(engine), () => postMessage(false));
    };`;
  try { return new Worker(URL.createObjectURL(new Blob([source], { type: "text/javascript" }))); } catch { return null; }
}

/** Compiles the engine in a worker; where that fails, here. Calls a function once that has begun. */
function compilingIn(worker, text, begun) {
  return new Promise((done, fail) => {
    worker.onerror = fail;
    worker.onmessageerror = fail;
    worker.onmessage = ({ data }) => {
      if (data === null) begun();
      else if (data) done(data);
      else fail();
    };
    worker.postMessage(text);
  }).catch(() => { begun(); return compiling(text); }).finally(() => worker?.terminate());
}

/** Starts the page. */
function boot(engine) {
  const { size, next } = unpacking(packOf("pack"));
  const [script, first] = new Uint32Array(next(8).slice(0, 8).buffer);
  const text = (from, to) => new TextDecoder().decode(next(to).subarray(from, to));
  let later;
  const data = JSON.parse(text(8 + script, 8 + script + first));
  const style = document.createElement("style");
  style.textContent = data.style;
  document.head.append(style);
  globalThis.pagePack = {
    engine, data,
    later: () => (later ??= JSON.parse(text(8 + script + first, size).replace(/\0+$/, ""))),
  };
  const element = document.createElement("script");
  element.textContent = text(8, 8 + script);
  document.body.append(element);
  element.remove();
}

const packOf = (id) => document.getElementById(id).textContent.trim();

// The worker starts while the browser reads the rest of the page.
const worker = makeWorker();
addEventListener("DOMContentLoaded", () => {
  globalThis.pageSource = document.documentElement.cloneNode(true);
  let hasBegun = false;
  // A worker starts sooner while nothing runs here.
  const engine = compilingIn(worker, packOf("engine"), () => {
    if (hasBegun) return;
    hasBegun = true;
    setTimeout(start);
  });
  // The page says what is wrong with it, if anything is.
  engine.catch(() => {});
  const start = () => {
    try { boot(engine); } catch (error) {
      document.querySelector("#loading p").textContent = `The page did not start: ${error.message}. It needs a browser with WebAssembly.`;
    }
  };
});

// The engine in a page: the module is beside this file.
import { loadEngine as load } from "./compositional.js";

export * from "./compositional.js";

/** Loads the engine; without a source, the module beside this file. */
export function loadEngine(source = fetch(new URL("./compositional.wasm", import.meta.url))) {
  return load(source);
}

// The engine in Node, which reads the module beside this file from the disk.
import { readFile } from "node:fs/promises";
import { loadEngine as load } from "./compositional.js";

export * from "./compositional.js";

/** Loads the engine; without a source, the module beside this file. */
export function loadEngine(source = readFile(new URL("./compositional.wasm", import.meta.url))) {
  return load(source);
}

// The core in Node, which reads the module beside this file from the disk.
import { readFile } from "node:fs/promises";
import { start } from "./core-layout.js";

export { Core, DocumentError, EACH, EngineTrap } from "./core-layout.js";

/** Loads the core; without a source, the module beside this file. */
export function loadEngine(source = readFile(new URL("./core.wasm", import.meta.url))) { return start(source); }

// The core in a page: the module is beside this file.
import { start } from "./core-layout.js";

export { Core, DocumentError, EACH, EngineTrap } from "./core-layout.js";

/** Loads the core; without a source, the module beside this file. */
export function loadEngine(source = fetch(new URL("./core.wasm", import.meta.url))) { return start(source); }

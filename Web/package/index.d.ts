import type { Engine } from "./compositional.js";

export * from "./compositional.js";

type Source = BufferSource | Response | WebAssembly.Module;

/** Loads the engine; without a source, the module that is in the package. */
export function loadEngine(source?: Source | Promise<Source>): Promise<Engine>;

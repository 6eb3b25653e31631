// The files of a folder of fixtures that are layouts, cases or contents, in order.
import { readdirSync } from "node:fs";

/** Flow layouts, systems of constraints and recorded labels, which the module does not read. */
const others = /(^|\/)(flow|constraint-systems|text)\//;

export const cases = (folder) => readdirSync(folder, { recursive: true })
  .filter((name) => name.endsWith(".json") && !others.test(name)).sort();

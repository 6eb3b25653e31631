// Compares every fixture with the answers of the module: node fixtures.mjs WASM FOLDER MINIMUM.
// A folder with fewer fixtures than the minimum is an error.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { loadEngine } from "../compositional.js";
import { cases } from "./cases.mjs";

const [wasm, folder, minimum] = process.argv.slice(2);
const engine = await loadEngine(readFileSync(wasm));
const files = cases(folder);
let checks = 0;
let failures = 0;
for (const file of files) {
  try {
    const report = engine.verify(readFileSync(join(folder, file), "utf8"));
    checks += report.checkCount;
    for (const { subject, expected, got } of report.mismatches) {
      failures += 1;
      console.error(`${file}, ${subject}: expected ${expected}, got ${got}`);
    }
  } catch (error) {
    failures += 1;
    console.error(`${file}: ${error.description ?? error.message}`);
  }
}
console.log(`${files.length} fixtures, ${checks} checks, ${failures} mismatches`);
if (failures || files.length < Number(minimum) || checks < files.length) process.exit(1);

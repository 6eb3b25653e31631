// The opening of files: documents, scripts and recordings.

import { el } from "./dom.js";
import { isPicture } from "./picture.js";
import { isRecording } from "./recordings.js";

export const largestDocument = 2_000_000;
const largest = 64_000_000;

/** Lets a document, a script, a recording or a picture of this computer be chosen or dropped. Returns what asks for a file. */
export function attachOpening(open, failed, openPicture) {
  const chooser = el("input", { type: "file", accept: ".json,application/json,.swift,image/png,image/jpeg", hidden: true, "aria-label": "Document, script, recording, Swift code or picture" });
  document.body.append(chooser);
  const read = async (file) => {
    if (isPicture(file)) { openPicture(file); return; }
    if (file.size > largest) { failed("The file is larger than 64 MB."); return; }
    const text = await file.text();
    if (file.size > largestDocument && !isRecording(text)) failed("The document is larger than 2 MB.");
    else if (/[\0\ufffd]/.test(text.slice(0, 4096))) failed(`${file.name} is no text, and no picture that is read: PNG, JPEG or WebP.`);
    else open(text, file.name);
  };
  chooser.addEventListener("change", () => {
    if (chooser.files[0]) read(chooser.files[0]);
    chooser.value = "";
  });
  addEventListener("dragover", (event) => { if (event.dataTransfer?.types.includes("Files")) event.preventDefault(); });
  addEventListener("drop", (event) => {
    const file = event.dataTransfer?.files[0];
    if (!file) return;
    event.preventDefault();
    read(file);
  });
  return () => chooser.click();
}

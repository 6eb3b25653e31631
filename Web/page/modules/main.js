// The start of the page: the state of its address, the engine, the first layout.

import { loadEngine } from "../../compositional.js";
import { byID, el, toast } from "./dom.js";
import { engineModule, galleryEntry } from "./bundle-data.js";
import { initialState, makeStore } from "./store.js";
import { ofDocument, ofWindow } from "./devices.js";
import { aboutOf } from "./documents.js";
import { stateOf } from "./link.js";
import { attachWatching } from "./watching.js";
import { Page } from "./page.js";
import { Samples } from "./samples.js";
import { Trial } from "./trial.js";

const firstLayout = "storefront";

async function start() {
  let arrival = null;
  let complaint = "";
  try { arrival = await stateOf(location.hash || document.documentElement.dataset.state || ""); } catch (error) { complaint = error.message; }
  const isPhone = innerWidth < 480;
  const device = isPhone ? ofWindow : initialState.device;
  // On a phone the device is the window itself, also for a document that names a view.
  if (isPhone && arrival?.state.device === ofDocument) arrival.state.device = ofWindow;
  const store = makeStore({ ...initialState, device, base: firstLayout, text: galleryEntry(firstLayout).text, ...arrival?.state });
  document.documentElement.dataset.appearance = store.state.appearance;
  const page = new Page(store);
  // What can be laid out is, while the engine compiles.
  page.editor.open(store.state.text, aboutOf(store.state.text, store.state.base), { isFirst: true });
  page.stage.jobs();
  try { page.engine = await loadEngine(engineModule()); } catch (error) {
    byID("loading").replaceChildren(el("p", { textContent: `The engine did not start: ${error.message}. It needs a browser with WebAssembly.` }));
    return;
  }
  page.samples = await samplesOf(arrival);
  page.trial = new Trial(page.engine, () => page.solving.showState());
  window.compositionalPage = page;
  await Promise.race([page.documents.open(store.state.text, store.state.base, { arrival }), new Promise((done) => setTimeout(done, 1000))]);
  byID("loading").hidden = true;
  // The device is seen first.
  requestAnimationFrame(() => setTimeout(() => page.started()));
  if (complaint) toast(complaint);
  if (arrival?.recording) page.openRecording(arrival.recording);
  attachWatching((text) => page.follow(text));
}

/** What Swift has computed for this file; a link into it does not hold that. */
async function samplesOf(arrival) {
  const { state } = document.documentElement.dataset;
  let own = arrival;
  if (location.hash && state) try { own = await stateOf(state); } catch { /* The link stands for itself. */ }
  return new Samples(own?.state.text ?? "", own?.samples ?? [], own?.note ?? "");
}

start();

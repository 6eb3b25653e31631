// Documents that were opened or edited here. The browser keeps them, and nothing else does.

const listKey = "compositional.recent";
const textKey = (id) => `${listKey}.${id}`;
const most = 12;
const longest = 300_000;

/** The storage of the browser; null where there is none. */
function storage() {
  try { return globalThis.localStorage ?? null; } catch { return null; }
}

/** A name for a document, until the browser forgets it. */
export const freshID = () => Math.random().toString(36).slice(2, 12);

/** The documents, the last first: [{id, name, base, time}]. */
export function recentDocuments() {
  let list = [];
  try { list = JSON.parse(storage()?.getItem(listKey) ?? "[]"); } catch { /* Another page has written something else. */ }
  const isEntry = (each) => typeof each?.id === "string" && /^\w{1,12}$/.test(each.id) && typeof each.name === "string"
    && typeof each.base === "string" && Number.isFinite(each.time);
  return Array.isArray(list) ? list.filter(isEntry).slice(0, most) : [];
}

/** The text of a document; null if it is gone. */
export function recentText(id) {
  try { return storage()?.getItem(textKey(id)) ?? null; } catch { return null; }
}

/** Keeps a document as the last one, in place of what was kept under its identifier. */
export function keepDocument({ id, name, base }, text) {
  if (text.length > longest) return;
  let rest = recentDocuments().filter((each) => each.id !== id);
  for (;;) {
    const list = [{ id, name: name.slice(0, 120), base, time: Date.now() }, ...rest];
    try {
      for (const each of list.splice(most)) storage()?.removeItem(textKey(each.id));
      storage()?.setItem(textKey(id), text);
      storage()?.setItem(listKey, JSON.stringify(list));
      return;
    } catch {
      // The storage is full: the oldest goes.
      if (!rest.length) return;
      forgetDocument(rest.at(-1).id);
      rest = rest.slice(0, -1);
    }
  }
}

/** Forgets a document, or all. */
export function forgetDocument(id = null) {
  try {
    const list = recentDocuments();
    for (const each of list) if (id === null || each.id === id) storage()?.removeItem(textKey(each.id));
    storage()?.setItem(listKey, JSON.stringify(id === null ? [] : list.filter((each) => each.id !== id)));
  } catch { /* Nothing was kept. */ }
}

/** How long ago something was, in words. */
export function ago(time) {
  const minutes = Math.round((Date.now() - time) / 60_000);
  if (minutes < 1) return "just now";
  if (minutes < 60) return `${minutes} min ago`;
  const hours = Math.round(minutes / 60);
  return hours < 48 ? `${hours} h ago` : `${Math.round(hours / 24)} days ago`;
}

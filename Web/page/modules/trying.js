// One trial of a sweep: what lint finds in a view, and the elements that it shows at the start.

/** So many elements of a small device are drawn. */
const most = 1500;

/** Solves a document for a view: {findings, picture}, or {broken} with the reason. */
export function trial(engine, { text, options }) {
  let layout = null;
  try {
    layout = engine.load(text, options);
    const { info } = layout;
    const offset = info.startOffset ?? [0, 0];
    const findings = layout.lint().map(({ code, severity, path, id, message }) => ({ code, severity, path, id, message }));
    return { findings, picture: picture(layout, info, offset) };
  } catch (error) {
    if (error.name === "EngineTrap") throw error;
    return { broken: error.description ?? error.message };
  } finally { layout?.free(); }
}

/** What a view shows, in what a message can carry. */
function picture(layout, info, offset) {
  const frames = layout.framesIn({ contentOffset: offset, size: info.size });
  const count = Math.min(frames.count, most);
  const cut = (list) => list.slice(0, count);
  let parts = [];
  try { if (info.measures) parts = layout.parts({ contentOffset: offset, size: info.size }).slice(0, 4 * most); } catch (error) { if (error.name === "EngineTrap") throw error; }
  return {
    count, parts, size: info.size, offset, contentSize: info.contentSize, rightToLeft: info.layoutDirection === "rightToLeft", horizontal: info.scrollDirection === "horizontal",
    frames: frames.frames.slice(0, count * 4), kinds: cut(frames.kinds), sections: cut(frames.sections), items: cut(frames.items),
    flags: cut(frames.flags), zIndex: cut(frames.zIndex), nameIndexes: cut(frames.nameIndexes), names: frames.names,
  };
}

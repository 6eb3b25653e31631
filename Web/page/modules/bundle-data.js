// What the bundler put into the page: gallery, devices, schemas, rules, the engine.

/** The data of the first picture: {gallery, devices}. */
export const pageData = () => globalThis.pagePack.data;

/** The data that is unpacked when something asks for it: {schemas, rules, worker}. */
export const laterData = () => globalThis.pagePack.later();

/** A promise of the compiled engine. */
export const engineModule = () => globalThis.pagePack.engine;

/** The text of this file, kept before anything in it changed. */
export const pageSource = () => globalThis.pageSource.outerHTML;

/** A title or a name as the page shows it: without the options of the command that it ends with. */
export const plainTitle = (title) => title.replace(/: try --.*$/, "");

/** The entry of the gallery with a name. */
export const galleryEntry = (name) => pageData().gallery.find((entry) => entry.name === name);

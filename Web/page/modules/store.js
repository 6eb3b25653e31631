// The state of the page: one flat object, and listeners by key.

/** Makes a store. A listener is called once per change with the keys that changed. */
export function makeStore(initial) {
  let state = { ...initial };
  const listeners = [];
  return {
    get state() { return state; },

    /** Sets some keys, and tells those that listen to one that changed. */
    set(values) {
      const changed = Object.keys(values).filter((key) => !Object.is(state[key], values[key]));
      if (!changed.length) return;
      state = { ...state, ...values };
      for (const [keys, action] of listeners) {
        if (keys.some((key) => changed.includes(key))) action(state, changed);
      }
    },

    /** Listens to keys. */
    on(keys, action) { listeners.push([keys, action]); },
  };
}

/** The state before anything is chosen. */
export const initialState = {
  text: "",
  base: "",
  device: "iPhone 15",
  customSize: null,
  landscape: false,
  others: [],
  textSize: "",
  direction: "",
  counts: "",
  system: "",
  appearance: "auto",
  zoom: "fit",
  guides: true,
  groups: false,
  bands: false,
  map: false,
  script: "",
  code: "",
  selection: null,
  path: null,
  pane: "",
  left: 0,
  right: 0,
};

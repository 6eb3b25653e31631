// Ratios of width to height that have names.

export const ratios = [["1:1", 1], ["4:3", 4 / 3], ["3:2", 3 / 2], ["16:9", 16 / 9], ["2:1", 2], ["3:4", 3 / 4], ["2:3", 2 / 3], ["9:16", 9 / 16]];

/** The name of a ratio; "" for another one. */
export const ratioName = (value) => ratios.find(([, each]) => Math.abs(value / each - 1) < 0.02)?.[0] ?? "";

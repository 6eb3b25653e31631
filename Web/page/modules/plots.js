// The plots of a run over its time.

import { palette } from "./palette.js";
import { points } from "./dom.js";

/** What is plotted: the key of a sample, its unit, and what it is. */
export const tracks = [
  ["offset", "pt", "where the view is"], ["velocity", "pt/s", "how fast it moves"], ["visible", "", "elements in sight"],
  ["created", "", "views made so far"], ["reused", "", "views used again so far"],
  ["work", "", "what the engine did for a picture: groups solved, elements visited, cells measured"],
  ["drift", "pt", "by how much the content has grown since the run began"],
];

/** What stands where nothing has run yet. */
const emptyText = "Play runs the script. Record keeps your fingers.";

/**
 * Draws the plots.
 *
 * @param canvas The canvas.
 * @param samples [{time, offset, velocity, visible, created, reused, work, drift}].
 * @param cursor The time under the cursor, or null.
 * @param events [{time, name}].
 * @param ghost Samples of the run before, drawn behind, or none.
 */
export function drawPlots(canvas, samples, cursor, events, ghost) {
  const ratio = window.devicePixelRatio || 1;
  const [width, height] = [canvas.clientWidth, canvas.clientHeight];
  if (canvas.width !== Math.round(width * ratio)) canvas.width = Math.round(width * ratio);
  if (canvas.height !== Math.round(height * ratio)) canvas.height = Math.round(height * ratio);
  const context = canvas.getContext("2d");
  const colors = palette();
  context.setTransform(ratio, 0, 0, ratio, 0, 0);
  context.clearRect(0, 0, width, height);
  context.font = `11px ${colors.font}`;
  context.textBaseline = "middle";
  const left = 108;
  const right = width - 84;
  // The names of the events stand below.
  const row = (height - 14) / tracks.length;
  const duration = Math.max(samples.at(-1)?.time ?? 1, ghost?.at(-1)?.time ?? 0, 0.5);
  const x = (time) => left + (time / duration) * (right - left);
  context.strokeStyle = colors.line;
  context.fillStyle = colors["ink-3"];
  let free = 0;
  for (const { time, name } of events) {
    context.textAlign = "left";
    context.globalAlpha = 0.9;
    // Actions that begin at the same time stand one after another.
    const at = Math.max(x(time) + 3, free);
    if (name && at < x(time) + 90) {
      context.fillText(name, at, height - 7);
      free = at + context.measureText(name).width + 6;
    }
    context.globalAlpha = 1;
    context.beginPath();
    context.moveTo(x(time), 0);
    context.lineTo(x(time), height);
    context.stroke();
  }
  for (const [index, [key, unit]] of tracks.entries()) {
    const top = 2 + index * row;
    const values = samples.map((sample) => sample[key]);
    const all = ghost ? [...values, ...ghost.map((sample) => sample[key])] : values;
    const high = Math.max(...all, 0);
    const low = Math.min(...all, 0);
    const y = (value) => top + row - 4 - ((value - low) / (high - low || 1)) * (row - 9);
    context.strokeStyle = colors.line;
    context.lineWidth = 1;
    context.beginPath();
    context.moveTo(left, y(0));
    context.lineTo(right, y(0));
    context.stroke();
    const stroke = (run, color) => {
      context.strokeStyle = color;
      context.lineWidth = 1.5;
      context.beginPath();
      for (const [at, sample] of run.entries()) {
        if (at === 0) context.moveTo(x(sample.time), y(sample[key]));
        else context.lineTo(x(sample.time), y(sample[key]));
      }
      context.stroke();
    };
    if (ghost?.length) stroke(ghost, colors["line-2"]);
    stroke(samples, colors.accent);
    const shown = cursor === null ? samples.at(-1) : sampleAt(samples, cursor);
    context.fillStyle = colors["ink-3"];
    context.textAlign = "left";
    context.fillText(key, 12, top + row / 2);
    // The scale: the highest and the lowest number of the track.
    if (samples.length) {
      context.textAlign = "right";
      const label = (value) => `${points(Math.round(value))}${unit ? ` ${unit}` : ""}`;
      if (high) context.fillText(label(high), width - 12, top + 6);
      if (low) context.fillText(label(low), width - 12, top + row - 6);
    }
    context.fillStyle = colors.ink;
    context.textAlign = "right";
    if (shown) context.fillText(points(Math.round(shown[key])), left - 8, top + row / 2);
  }
  if (!samples.length && !ghost?.length) {
    context.textAlign = "center";
    context.fillStyle = colors["ink-3"];
    // Between the lines of two tracks, in two lines where it is wider than they are.
    const middle = Math.floor(tracks.length / 2);
    const lines = context.measureText(emptyText).width < width - left - 12 ? [emptyText] : emptyText.split(/(?<=\.) /);
    for (const [index, line] of lines.entries()) context.fillText(line, (left + width - 12) / 2, 2 + (middle + index) * row + (row - 4) / 2);
  }
  if (cursor !== null) {
    context.strokeStyle = colors.guide;
    context.lineWidth = 1;
    context.beginPath();
    context.moveTo(x(cursor), 0);
    context.lineTo(x(cursor), height);
    context.stroke();
  }
  return { left, right, duration };
}

/** The last sample at or before a time. */
export function sampleAt(samples, time) {
  let [low, high] = [0, samples.length - 1];
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if (samples[middle].time <= time) low = middle; else high = middle - 1;
  }
  return samples[low];
}

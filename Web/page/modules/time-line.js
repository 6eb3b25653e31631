// The time line: recording, playing, scrubbing, and the plots of a run.

import { byID, el, save, toast } from "./dom.js";
import { drawPlots, sampleAt, tracks } from "./plots.js";
import { readScript, ScriptPlayer } from "./player.js";
import { Recorder } from "./recorder.js";
import { onPalette } from "./palette.js";
import { openMenu } from "./menu.js";
import { poolOf, PoolPanel } from "./pool.js";

const longest = 600;
const examples = [
  ["Fling to the end", '[\n  {"fling": 4000},\n  {"wait": "rest"}\n]\n'],
  ["Drag, let go, stop with a tap", '[\n  {"drag": {"by": [0, -320], "duration": 0.25}},\n  {"wait": 0.4},\n  {"tap": true},\n  {"wait": 0.3}\n]\n'],
  ["Pull past the start", '[\n  {"drag": {"by": [0, 260], "duration": 0.4, "holding": 0.2}},\n  {"wait": "rest"}\n]\n'],
  ["There and back", '[\n  {"fling": 3000},\n  {"wait": "rest"},\n  {"fling": -3000},\n  {"wait": "rest"}\n]\n'],
];

export class TimeLine {
  /** @param actions {restart(), change(view, change), changed(), isQuick(), scriptChanged(text), recorded(title), shown()} @param script The script to start with, or "". */
  constructor(stage, actions, script) {
    this.stage = stage;
    this.actions = actions;
    this.samples = [];
    this.events = [];
    this.ghost = null;
    this.cursor = null;
    this.build();
    if (script) this.script.value = script;
    onPalette(() => this.draw());
  }

  build() {
    this.recordButton = el("button", { "aria-pressed": "false", title: "Keep what fingers do as a script", onclick: () => this.toggleRecording() }, el("i.dot"), "Record");
    this.playButton = el("button", { textContent: "Play", title: "Play the script", onclick: () => this.togglePlaying() });
    this.range = el("input", { type: "range", min: 0, max: 1000, value: 0, step: 1, disabled: true, "aria-label": "Moment of the run" });
    this.clock = el("output", { textContent: "0.00 s" });
    this.unfold = el("button", { "aria-expanded": "false", onclick: () => this.open(this.detail.hidden) }, "Plots", el("span.long", { textContent: " and script" }));
    this.canvas = el("canvas", { role: "img", "aria-label": `Plots of the run: ${tracks.map(([name, unit, about]) => `${name}${unit ? ` in ${unit}` : ""}, ${about}`).join("; ")}` });
    this.plots = el("div.plots", {}, this.canvas);
    this.script = el("textarea", { spellcheck: false, "aria-label": "Script, JSON", value: examples[0][1] });
    this.message = el("span", { role: "status" });
    const example = el("button", { textContent: "Examples", "aria-haspopup": "menu", onclick: () => openMenu(example, examples.map(([name, text]) => [name, "", () => { this.actions.scriptChanged(text); this.play(); }])) });
    this.pool = new PoolPanel();
    this.detail = el("div.detail", { hidden: true }, this.plots, this.pool.element, el("div.script", {}, this.script,
      el("div.row", {}, example, el("button", { textContent: "Save", onclick: () => save("script.json", this.script.value, "application/json") }), this.message)));
    this.closeButton = el("button", { textContent: "Close", "aria-label": "Close recording", hidden: true, onclick: () => this.closeRecording() });
    byID("time").append(el("div.row", {}, this.recordButton, this.playButton, this.range, this.clock, this.closeButton, this.unfold), this.detail);
    this.script.addEventListener("input", () => this.actions.scriptChanged(this.script.value));
    this.range.addEventListener("input", () => this.seek((this.range.value / 1000) * this.duration));
    this.plots.addEventListener("pointermove", (event) => {
      const { offsetY } = event;
      const track = tracks[Math.floor(offsetY / ((this.plots.clientHeight - 14) / tracks.length))];
      this.plots.title = track ? `${track[0]}: ${track[2]}` : "";
      if (!this.scale || this.player || this.recorder) return;
      const x = event.clientX - this.plots.getBoundingClientRect().left;
      const share = (x - this.scale.left) / (this.scale.right - this.scale.left);
      if (share >= 0 && share <= 1 && !this.playback) this.scrub(share * this.scale.duration);
    });
    this.plots.addEventListener("pointerleave", () => { if (this.cursor !== null && !this.recording) this.scrub(null); });
    new ResizeObserver(() => this.draw()).observe(this.plots);
  }

  /** Shows the script of the state, which the link keeps; an example where there is none. */
  showScript(text) {
    if (this.script.value !== text) this.script.value = text || examples[0][1];
  }

  get duration() { return this.samples.at(-1)?.time ?? 0; }

  open(isOpen) {
    this.detail.hidden = !isOpen;
    this.unfold.setAttribute("aria-expanded", String(isOpen));
    this.draw();
    this.showPool();
  }

  /** Shows the pool of the moment: that of the present, or of the sample under the cursor. */
  showPool() {
    if (this.detail.hidden) return;
    const sample = this.cursor !== null && this.samples.length ? sampleAt(this.samples, this.cursor) : null;
    this.pool.show(sample ? sample.pool ?? {} : poolOf(this.stage.main?.simulator?.statistics));
  }

  /** Goes to a moment, and stops there. */
  seek(time) {
    if (this.playback) { this.playback = null; this.show(); }
    this.scrub(time);
  }

  /** Shows a moment of the run on the device; null shows the present. */
  scrub(time) {
    const view = this.stage.main;
    if (!view || !this.samples.length || this.player || this.recorder) return;
    this.cursor = time;
    if (time === null) { view.scrub(null); this.actions.shown(); }
    else {
      const sample = sampleAt(this.samples, time);
      const isOwn = !sample.frames && this.recording;
      try {
        view.scrub({
          contentOffset: sample.place, orthogonalOffsets: sample.rows, size: sample.size,
          ...(sample.frames ? { frames: sample.frames, parts: sample.parts, contentSize: sample.contentSize, info: sample.info, description: sample.description } : isOwn ? { size: view.size } : {}),
        });
      } catch (error) {
        if (!this.recording) throw error;
        this.closeRecording();
        toast(error.message);
        return;
      }
      this.actions.shown();
    }
    this.showClock();
    this.draw();
    this.showPool();
  }

  toggleRecording() {
    if (this.recorder) {
      this.actions.scriptChanged(this.recorder.text);
      this.recorder = null;
      this.finish();
      this.open(true);
    } else {
      this.closeRecording();
      this.stopPlaying();
      this.begin();
      this.recorder = new Recorder(this.stage.main);
    }
    this.show();
  }

  /** Opens a recording, and plays it. The run before stays behind its plots. */
  openRecording(recording) {
    this.stopPlaying();
    this.recorder = null;
    this.begin();
    this.recording = recording;
    this.stage.main.isRecorded = true;
    this.samples = recording.samples;
    this.events = recording.samples.flatMap(({ time, events }) => events.map(({ kind, name }) => ({ time, name: kind ?? name ?? "" }))).slice(0, 200);
    this.actions.recorded(recording.title || "without a name");
    this.open(true);
    this.finish();
    const isStill = matchMedia("(prefers-reduced-motion: reduce)").matches;
    this.playback = isStill ? null : { time: 0 };
    this.scrub(0);
    this.show();
  }

  /** Shows the layout again. */
  closeRecording() {
    if (!this.recording) return;
    this.begin();
    this.finish();
    this.show();
    this.actions.recorded(null);
    this.actions.shown();
  }

  togglePlaying() {
    if (this.recording) {
      this.playback = this.playback ? null : { time: this.cursor === null || this.cursor >= this.duration ? 0 : this.cursor };
      this.show();
    } else if (this.player) { this.stopPlaying(); this.finish(); this.show(); } else this.play();
  }

  /** Takes a script from a file, and plays it. */
  openScript(text) {
    this.actions.scriptChanged(text);
    this.play();
  }

  /** Plays the script from the start of the content. */
  play() {
    if (this.recorder) this.toggleRecording();
    let actions;
    try { actions = readScript(this.script.value); } catch (error) {
      this.message.textContent = error.message;
      this.open(true);
      return;
    }
    this.message.textContent = "";
    this.closeRecording();
    this.stopPlaying();
    this.open(true);
    this.actions.restart().then(() => {
      if (!this.stage.main.simulator) return;
      this.begin();
      this.stage.leader = this.stage.main;
      this.player = new ScriptPlayer(this.stage.main, actions, this.actions.change, this.actions.isQuick);
      this.show();
    });
  }

  /** Ends the run of a script; the view goes on by itself. */
  stopPlaying(isTaken = false) {
    const { player } = this;
    this.player = null;
    player?.stop(isTaken);
  }

  begin() {
    this.recording = null;
    this.playback = null;
    if (this.samples.length > 1) this.ghost = this.samples;
    this.samples = [];
    this.events = [];
    this.cursor = null;
    this.time = 0;
    if (this.stage.main) this.stage.main.isRecorded = false;
    this.stage.main?.scrub(null);
    this.lastWork = this.statistics.work;
    this.startSize = this.stage.main?.contentSize ?? [0, 0];
  }

  /** Ends what goes on: the layout is solved anew. The run before stays behind the plots of the next, and no moment of it is shown. */
  end() {
    if (this.recording || !(this.samples.length || this.player || this.recorder)) return;
    this.stopPlaying();
    this.recorder = null;
    this.begin();
    this.finish();
    this.show();
    this.showClock();
  }

  /** Forgets the runs of a document that is left. */
  forget() {
    this.end();
    this.ghost = null;
    this.draw();
  }

  finish() {
    this.range.disabled = this.samples.length < 2;
    this.draw();
  }

  show() {
    this.recordButton.setAttribute("aria-pressed", String(Boolean(this.recorder)));
    this.recordButton.lastChild.textContent = this.recorder ? "Stop" : "Record";
    this.playButton.textContent = this.player || this.playback ? "Stop" : "Play";
    this.closeButton.hidden = !this.recording;
  }

  get statistics() {
    const all = this.stage.main?.simulator?.statistics ?? {};
    const work = (all.groupsSolved ?? 0) + (all.elementsVisited ?? 0) + (all.measured ?? 0);
    return { created: all.created ?? 0, reused: all.reused ?? 0, work, pool: poolOf(all) };
  }

  /** What a device tells about its fingers. */
  finger(view, name, value) {
    if (view !== this.stage.main) return;
    if (this.playback) { this.playback = null; this.show(); }
    if (this.player && (name === "down" || name === "scrollTo")) { this.stopPlaying(true); this.finish(); this.show(); }
    if (this.recorder) {
      this.recorder.note(name, value);
      if (name === "up" || name === "scrollTo" || name === "update") this.actions.scriptChanged(this.recorder.text);
      if (name === "down" || name === "scrollTo") this.events.push({ time: this.time, name });
    }
  }

  /** Before a frame: moves the fingers of the script. */
  beforeStep(seconds) {
    // The clock goes on while a script is recorded.
    if (this.recorder) this.stage.main.fresh = true;
    if (!this.player) return;
    const before = this.player.index;
    // The first action begins with the run.
    if (!this.events.length) this.events.push({ time: 0, name: this.player.name });
    try { this.player.step(seconds); } catch (error) {
      if (error.name === "EngineTrap") throw error;
      this.message.textContent = `[${this.player.index}]: ${error.message}`;
      this.stopPlaying();
      this.finish();
      this.show();
      return;
    }
    if (this.player.index !== before) this.events.push({ time: this.time, name: this.player.name });
  }

  /** After a frame: keeps a sample. */
  afterStep(seconds) {
    if (this.playback) this.playOn(seconds);
    if (!this.player && !this.recorder) { this.followPool(seconds); return; }
    const view = this.stage.main;
    // A step has changed the data or the view.
    if (this.samples.length && view.info !== this.samples.at(-1).info) this.actions.changed();
    this.recorder?.tick();
    this.time = this.player ? this.player.time : this.time + seconds;
    const axis = view.horizontal ? 0 : 1;
    const { frames } = view;
    const velocity = view.simulator.velocity;
    const { created, reused, work, pool } = this.statistics;
    this.pool.show(pool);
    this.samples.push({
      time: this.time, offset: view.offset[axis], place: view.offset, rows: view.rows,
      frames: () => frames, parts: view.scene?.parts, contentSize: view.contentSize, size: view.size, info: view.info, description: view.description,
      velocity: Array.isArray(velocity) ? velocity[axis] : Number(velocity) || 0,
      visible: view.frames.count, created, reused, pool,
      work: Math.max(0, work - this.lastWork), drift: view.contentSize[axis] - this.startSize[axis],
    });
    this.lastWork = work;
    if (this.time > longest) { this.stopPlaying(); this.recorder = null; this.finish(); this.show(); }
    if (this.player?.done) { this.stopPlaying(); this.finish(); this.show(); }
    this.showClock();
    this.draw();
  }

  /** Shows the pool of a view that is scrolled, a few times a second. */
  followPool(seconds) {
    this.poolAge = (this.poolAge ?? 0) + seconds;
    const { frames } = this.stage.main ?? {};
    if (this.poolAge < 0.15 || this.poolFrames === frames) return;
    this.poolAge = 0;
    this.poolFrames = frames;
    this.showPool();
  }

  /** Shows the next moment of a recording. */
  playOn(seconds) {
    this.playback.time = Math.min(this.playback.time + seconds, this.duration);
    const isOver = this.playback.time >= this.duration;
    this.scrub(this.playback.time);
    if (isOver) { this.playback = null; this.show(); }
  }

  showClock() {
    const time = this.cursor ?? this.duration;
    this.clock.textContent = `${time.toFixed(2)} s`;
    this.range.value = this.duration ? (time / this.duration) * 1000 : 0;
  }

  draw() {
    if (this.detail.hidden || !this.canvas.clientWidth) return;
    this.scale = drawPlots(this.canvas, this.samples, this.cursor, this.events, this.ghost);
  }
}

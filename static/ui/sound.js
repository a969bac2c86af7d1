/**
 * Sounds of the table, made on the spot from a few numbers each: nothing is fetched.
 *
 * Off until a person turns them on. Every sound is a handful of voices, a voice a wave or a gust of noise that
 * swells, slides from one pitch to another and dies away.
 *
 * @typedef {"card" | "die" | "token" | "figure" | "gain" | "loss" | "battle" | "turn" | "won" | "lost"} SoundName
 *
 * @typedef {object} Voice
 * @property {"sine" | "triangle" | "noise"} wave
 * @property {number} from hertz at its beginning; of noise, the pitch that it is filtered to
 * @property {number} [to] hertz at its end
 * @property {number} [at] seconds after the beginning of the sound
 * @property {number} long seconds
 * @property {number} loud 0 to 1
 */
import { onSettingsChange, settings, VOLUMES } from "./settings.js";

/** @param {number[]} notes hertz @param {number} apart seconds @param {number} long seconds @returns {Voice[]} */
const tune = (notes, apart, long) =>
  notes.map((from, place) => ({ wave: "triangle", from, at: place * apart, long, loud: 0.3 }));

/** @type {Record<SoundName, Voice[]>} */
export const SOUNDS = {
  card: [{ wave: "noise", from: 3600, to: 1400, long: 0.09, loud: 0.3 }],
  die: [0, 0.07, 0.17].map((at) => ({ wave: "noise", from: 1900, to: 700, at, long: 0.05, loud: 0.5 })),
  token: [{ wave: "triangle", from: 240, to: 150, long: 0.09, loud: 0.4 }],
  figure: [
    { wave: "noise", from: 420, to: 180, long: 0.6, loud: 0.35 },
    { wave: "noise", from: 900, to: 300, at: 0.15, long: 0.35, loud: 0.12 },
  ],
  gain: [
    { wave: "sine", from: 1568, long: 0.16, loud: 0.22 },
    { wave: "sine", from: 2093, at: 0.07, long: 0.3, loud: 0.2 },
  ],
  loss: [
    { wave: "triangle", from: 290, to: 70, long: 0.55, loud: 0.4 },
    { wave: "noise", from: 500, to: 120, at: 0.08, long: 0.5, loud: 0.4 },
  ],
  battle: [
    { wave: "noise", from: 800, to: 60, long: 0.6, loud: 0.6 },
    { wave: "sine", from: 95, to: 38, long: 0.5, loud: 0.6 },
  ],
  turn: [
    { wave: "sine", from: 659, long: 0.35, loud: 0.22 },
    { wave: "sine", from: 880, at: 0.14, long: 0.5, loud: 0.2 },
  ],
  won: tune([523, 659, 784, 1047], 0.13, 0.6),
  lost: tune([440, 392, 330, 262], 0.2, 0.7),
};

/** How long a sound swells and dies away, in seconds, so that it does not crack. */
const SWELL = 0.006;
/** Sounds within so many milliseconds of the same one are one. */
const APART = 60;
/** The sea: gusts of noise that come and go. */
const SEA = { pitch: 480, loud: 0.09, swells: 0.11, depth: 0.05 };

/** @type {AudioContext | null} */
let audio = null;
/** @type {AudioBuffer | null} */
let hiss = null;
/** @type {GainNode | null} */
let sea = null;
let ashore = true;
/** When each sound was last heard. @type {Map<SoundName, number>} */
const heard = new Map();

const volume = () => VOLUMES[settings.sound];

/** The place where sounds are made; null where they are off or the browser makes none. */
function stage() {
  if (!volume() || typeof AudioContext !== "function") return null;
  audio ??= new AudioContext();
  // A browser keeps silent until the page was touched.
  if (audio.state === "suspended") audio.resume().catch(() => {}); // it stays silent
  return audio;
}

/** Two seconds of noise. @param {AudioContext} on */
function noise(on) {
  if (hiss) return hiss;
  hiss = on.createBuffer(1, on.sampleRate * 2, on.sampleRate);
  const grains = hiss.getChannelData(0);
  for (let n = 0; n < grains.length; n++) grains[n] = Math.random() * 2 - 1;
  return hiss;
}

/** @param {AudioContext} on @param {number} pitch */
function gust(on, pitch) {
  const source = on.createBufferSource();
  source.buffer = noise(on);
  source.loop = true;
  const filter = on.createBiquadFilter();
  filter.type = "lowpass";
  filter.frequency.value = pitch;
  source.connect(filter);
  return { source, filter };
}

/** Lets the tone of a line of the log be heard, if it has a sound. @param {string} [tone] */
export function playTone(tone = "") {
  if (tone === "gain" || tone === "loss" || tone === "battle") playSound(tone);
}

/** @param {SoundName} name */
export function playSound(name) {
  const on = stage();
  const now = performance.now();
  if (!on || now - (heard.get(name) ?? Number.NEGATIVE_INFINITY) < APART) return;
  heard.set(name, now);
  for (const voice of SOUNDS[name]) sing(on, voice);
}

/** @param {AudioContext} on @param {Voice} voice */
function sing(on, { wave, from, to = from, at = 0, long, loud }) {
  const begin = on.currentTime + at;
  const end = begin + long;
  const level = on.createGain();
  level.gain.setValueAtTime(0, begin);
  level.gain.linearRampToValueAtTime(loud * volume(), begin + SWELL);
  level.gain.exponentialRampToValueAtTime(0.0001, end);
  level.connect(on.destination);
  const { source, pitch, last } = wave === "noise" ? gusty(on, from) : tonal(on, wave, from);
  pitch.setValueAtTime(from, begin);
  pitch.exponentialRampToValueAtTime(to, end);
  last.connect(level);
  source.start(begin);
  source.stop(end + SWELL);
}

/** @param {AudioContext} on @param {number} from */
function gusty(on, from) {
  const { source, filter } = gust(on, from);
  return { source, pitch: filter.frequency, last: filter };
}

/** @param {AudioContext} on @param {"sine" | "triangle"} wave @param {number} from */
function tonal(on, wave, from) {
  const source = on.createOscillator();
  source.type = wave;
  source.frequency.value = from;
  return { source, pitch: source.frequency, last: source };
}

/** Lets the sea be heard while a table is seen, where it is wanted. @param {boolean} aboard */
export function setSeaSound(aboard) {
  ashore = !aboard;
  tide();
}

/** Makes the sea as loud as it is to be now. */
function tide() {
  const wanted = !ashore && settings.sea ? stage() : null;
  if (wanted && !sea) sea = swell(wanted);
  if (!sea || !audio) return;
  sea.gain.setTargetAtTime(wanted ? volume() : 0, audio.currentTime, 0.6);
}

/** The sea, silent at first. @param {AudioContext} on */
function swell(on) {
  const all = on.createGain();
  all.gain.value = 0;
  const level = on.createGain();
  level.gain.value = SEA.loud;
  const tides = on.createOscillator();
  tides.frequency.value = SEA.swells;
  const depth = on.createGain();
  depth.gain.value = SEA.depth;
  tides.connect(depth).connect(level.gain);
  const { source, filter } = gust(on, SEA.pitch);
  filter.connect(level).connect(all).connect(on.destination);
  source.start();
  tides.start();
  return all;
}

onSettingsChange(tide);

/**
 * Sounds of the table. They are synthesized with Web Audio, so no sound files are fetched, and off by default.
 *
 * A sound consists of voices. A voice is a wave or filtered noise with an attack, a slide in pitch and a decay.
 *
 * @typedef {"card" | "die" | "token" | "figure" | "gain" | "loss" | "battle" | "turn" | "won" | "lost"} SoundName
 *
 * @typedef {object} Voice
 * @property {"sine" | "triangle" | "noise"} wave
 * @property {number} from initial pitch in hertz; for noise, the cut-off frequency of its filter
 * @property {number} [to] final pitch in hertz
 * @property {number} [at] delay in seconds
 * @property {number} duration in seconds
 * @property {number} volume from 0 to 1
 */
import { onSettingsChange, settings, VOLUME_BY_SOUND_SETTING } from "./settings.js";

/**
 * Voices of a melody.
 *
 * @param {number[]} notes hertz
 * @param {number} interval seconds
 * @param {number} duration seconds
 * @returns {Voice[]}
 */
const tune = (notes, interval, duration) =>
  notes.map((from, n) => ({ wave: "triangle", from, at: n * interval, duration, volume: 0.3 }));

/** @type {Record<SoundName, Voice[]>} */
export const SOUNDS = {
  card: [{ wave: "noise", from: 3600, to: 1400, duration: 0.09, volume: 0.3 }],
  die: [0, 0.07, 0.17].map((at) => ({ wave: "noise", from: 1900, to: 700, at, duration: 0.05, volume: 0.5 })),
  token: [{ wave: "triangle", from: 240, to: 150, duration: 0.09, volume: 0.4 }],
  figure: [
    { wave: "noise", from: 420, to: 180, duration: 0.6, volume: 0.35 },
    { wave: "noise", from: 900, to: 300, at: 0.15, duration: 0.35, volume: 0.12 },
  ],
  gain: [
    { wave: "sine", from: 1568, duration: 0.16, volume: 0.22 },
    { wave: "sine", from: 2093, at: 0.07, duration: 0.3, volume: 0.2 },
  ],
  loss: [
    { wave: "triangle", from: 290, to: 70, duration: 0.55, volume: 0.4 },
    { wave: "noise", from: 500, to: 120, at: 0.08, duration: 0.5, volume: 0.4 },
  ],
  battle: [
    { wave: "noise", from: 800, to: 60, duration: 0.6, volume: 0.6 },
    { wave: "sine", from: 95, to: 38, duration: 0.5, volume: 0.6 },
  ],
  turn: [
    { wave: "sine", from: 659, duration: 0.35, volume: 0.22 },
    { wave: "sine", from: 880, at: 0.14, duration: 0.5, volume: 0.2 },
  ],
  won: tune([523, 659, 784, 1047], 0.13, 0.6),
  lost: tune([440, 392, 330, 262], 0.2, 0.7),
};

/** Attack and release in seconds; without them a sound would click. */
const ATTACK = 0.006;
/** Shortest time between two plays of the same sound, in milliseconds. */
const MIN_INTERVAL = 60;
/** Sound of the sea: noise that swells and ebbs. `pitch` and `swells` in hertz. */
const SEA = { pitch: 480, volume: 0.09, swells: 0.11, depth: 0.05 };

/** @type {AudioContext | null} */
let audio = null;
/** @type {AudioBuffer | null} */
let noiseBuffer = null;
/** @type {GainNode | null} */
let sea = null;
let tableShown = false;
/** Time when each sound was played last. @type {Map<SoundName, number>} */
const lastPlayed = new Map();

const masterVolume = () => VOLUME_BY_SOUND_SETTING[settings.sound];

/** Audio context; null if sounds are off or the browser has no Web Audio. */
function context() {
  if (!masterVolume() || typeof AudioContext !== "function") return null;
  audio ??= new AudioContext();
  // Browsers allow no sound before the first click or key.
  if (audio.state === "suspended") audio.resume().catch(() => {}); // no sound this time
  return audio;
}

/** Buffer with two seconds of white noise. @param {AudioContext} on */
function noise(on) {
  if (noiseBuffer) return noiseBuffer;
  noiseBuffer = on.createBuffer(1, on.sampleRate * 2, on.sampleRate);
  const grains = noiseBuffer.getChannelData(0);
  for (let n = 0; n < grains.length; n++) grains[n] = Math.random() * 2 - 1;
  return noiseBuffer;
}

/**
 * Endless noise through a low-pass filter.
 *
 * @param {AudioContext} on
 * @param {number} pitch cut-off frequency in hertz
 */
function filteredNoise(on, pitch) {
  const source = on.createBufferSource();
  source.buffer = noise(on);
  source.loop = true;
  const filter = on.createBiquadFilter();
  filter.type = "lowpass";
  filter.frequency.value = pitch;
  source.connect(filter);
  return { source, filter };
}

/** Play the sound for the tone of a log line; not all tones have one. @param {string} [tone] */
export function playLogLineSound(tone = "") {
  if (tone === "gain" || tone === "loss" || tone === "battle") playSound(tone);
}

/** Play a sound if sounds are on. @param {SoundName} name */
export function playSound(name) {
  const on = context();
  const now = performance.now();
  if (!on || now - (lastPlayed.get(name) ?? Number.NEGATIVE_INFINITY) < MIN_INTERVAL) return;
  lastPlayed.set(name, now);
  for (const voice of SOUNDS[name]) playVoice(on, voice);
}

/** Play one voice of a sound. @param {AudioContext} on @param {Voice} voice */
function playVoice(on, { wave, from, to = from, at = 0, duration, volume }) {
  const begin = on.currentTime + at;
  const end = begin + duration;
  const level = on.createGain();
  level.gain.setValueAtTime(0, begin);
  level.gain.linearRampToValueAtTime(volume * masterVolume(), begin + ATTACK);
  level.gain.exponentialRampToValueAtTime(0.0001, end);
  level.connect(on.destination);
  const { source, pitch, last } = wave === "noise" ? noiseVoice(on, from) : waveVoice(on, wave, from);
  pitch.setValueAtTime(from, begin);
  pitch.exponentialRampToValueAtTime(to, end);
  last.connect(level);
  source.start(begin);
  source.stop(end + ATTACK);
}

/** Source of a noise voice. @param {AudioContext} on @param {number} from cut-off frequency in hertz */
function noiseVoice(on, from) {
  const { source, filter } = filteredNoise(on, from);
  return { source, pitch: filter.frequency, last: filter };
}

/** Source of a wave voice. @param {AudioContext} on @param {"sine" | "triangle"} wave @param {number} from hertz */
function waveVoice(on, wave, from) {
  const source = on.createOscillator();
  source.type = wave;
  source.frequency.value = from;
  return { source, pitch: source.frequency, last: source };
}

/** Play the sound of the sea while a table is shown, if the settings say so. @param {boolean} atTable */
export function setSeaSound(atTable) {
  tableShown = atTable;
  updateSea();
}

/** Fade the sound of the sea to its present volume. */
function updateSea() {
  const wanted = tableShown && settings.sea ? context() : null;
  if (wanted && !sea) sea = startSea(wanted);
  if (!sea || !audio) return;
  sea.gain.setTargetAtTime(wanted ? masterVolume() : 0, audio.currentTime, 0.6);
}

/** Start the sound of the sea with volume 0. @param {AudioContext} on */
function startSea(on) {
  const all = on.createGain();
  all.gain.value = 0;
  const level = on.createGain();
  level.gain.value = SEA.volume;
  const tides = on.createOscillator();
  tides.frequency.value = SEA.swells;
  const depth = on.createGain();
  depth.gain.value = SEA.depth;
  tides.connect(depth).connect(level.gain);
  const { source, filter } = filteredNoise(on, SEA.pitch);
  filter.connect(level).connect(all).connect(on.destination);
  source.start();
  tides.start();
  return all;
}

onSettingsChange(updateSea);

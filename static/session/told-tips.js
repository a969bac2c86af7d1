/** First-time tips that this browser has told, as `<game>/<name>`. */
import { read, write } from "./storage.js";

const KEY = "rare";
/** More tips than there are. */
const MAX_TIPS = 1000;
const TIP = /^[a-z]{1,20}\/[a-z0-9-]{1,40}$/;

/** @returns {string[]} */
export function toldTips() {
  const kept = read(KEY);
  return Array.isArray(kept) ? kept.filter((one) => typeof one === "string") : [];
}

/** @param {string} tip */
export function rememberTip(tip) {
  const before = toldTips();
  if (!before.includes(tip)) write(KEY, [...before, tip]);
}

/** Add tips that were told elsewhere. @param {unknown} value */
export function addTips(value) {
  if (!Array.isArray(value) || value.length > MAX_TIPS) return false;
  if (!value.every((one) => typeof one === "string" && TIP.test(one))) return false;
  write(KEY, [...new Set([...toldTips(), ...value])]);
  return true;
}

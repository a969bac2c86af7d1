/** First-time tips that were already shown in this browser, as `<game>/<name>`. */
import { read, write } from "./storage.js";

const KEY = "rare";
/** Limit of the number of tips: more than all games have. */
const MAX_TIPS = 1000;
const TIP = /^[a-z]{1,20}\/[a-z0-9-]{1,40}$/;

/** Tips shown so far. @returns {string[]} */
export function toldTips() {
  const kept = read(KEY);
  return Array.isArray(kept) ? kept.filter((one) => typeof one === "string") : [];
}

/** Store that a tip was shown. @param {string} tip */
export function rememberTip(tip) {
  const before = toldTips();
  if (!before.includes(tip)) write(KEY, [...before, tip]);
}

/** Add the shown tips of a backup. @param {unknown} value @returns {boolean} whether it was a valid list of tips */
export function addTips(value) {
  if (!Array.isArray(value) || value.length > MAX_TIPS) return false;
  if (!value.every((one) => typeof one === "string" && TIP.test(one))) return false;
  write(KEY, [...new Set([...toldTips(), ...value])]);
  return true;
}

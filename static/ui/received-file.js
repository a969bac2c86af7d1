/**
 * The one entrance for files from outside, be they launched, shared, dropped or chosen. One is held, in memory only:
 * the screen `#/file` shows what it is, and asks before anything is stored.
 */
import { navigate } from "./hash-navigation.js";

const ADDRESS = "#/file";
/** What a field for files accepts; iOS would not offer an extension that it does not know without the last type. */
export const ACCEPTED_FILES = ".kajuta,.json,application/json,application/octet-stream";

/** @type {File | null} */
let held = null;

/**
 * Hold a file, in place of one that is held, and show what it is. It has not been read: its size may be anything.
 *
 * @param {File} file
 */
export function receiveFile(file) {
  held = file;
  if (location.hash === ADDRESS) dispatchEvent(new HashChangeEvent("hashchange"));
  else navigate(ADDRESS);
}

/** The file that is held; null for none. */
export const heldFile = () => held;

/** Let go of a file. @param {File} file */
export function releaseFile(file) {
  if (held === file) held = null;
}

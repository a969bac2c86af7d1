/**
 * Entry point for all files from outside: launched, shared, dropped or chosen. One file at a time is kept in memory.
 * The screen `#/file` shows its content and asks before anything is stored.
 */
import { navigate } from "./hash-navigation.js";

const ADDRESS = "#/file";
/** File types that a file field accepts. iOS offers files with an unknown extension only because of the last type. */
export const ACCEPTED_FILES = ".kajuta,.json,application/json,application/octet-stream";

/** @type {File | null} */
let held = null;

/**
 * Receive a file, in place of an earlier one, and open the screen that shows it. The file is not read yet and may have
 * any size.
 *
 * @param {File} file
 */
export function receiveFile(file) {
  held = file;
  if (location.hash === ADDRESS) dispatchEvent(new HashChangeEvent("hashchange"));
  else navigate(ADDRESS);
}

/** The received file; null if there is none. */
export const heldFile = () => held;

/** Forget a received file. @param {File} file */
export function releaseFile(file) {
  if (held === file) held = null;
}

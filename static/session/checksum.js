/** A sum of bytes that any small change alters (FNV-1a, 32 bits). @param {Iterable<number>} bytes */
export function checksum(bytes) {
  let value = 0x811c9dc5;
  for (const byte of bytes) value = Math.imul(value ^ byte, 0x01000193);
  return value >>> 0;
}

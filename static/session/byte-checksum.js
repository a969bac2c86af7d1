/** FNV-1a checksum (32 bits) of bytes. @param {Iterable<number>} bytes */
export function checksumOfBytes(bytes) {
  let value = 0x811c9dc5;
  for (const byte of bytes) value = Math.imul(value ^ byte, 0x01000193);
  return value >>> 0;
}

/** QR decoder, loaded only if the browser has none of its own. */
import decodeQR from "qr/decode.js";

/** Text of a QR code in a picture. Throws if there is no code. @param {ImageData} picture @returns {string} */
export const decodeQrCode = (picture) => decodeQR(picture);

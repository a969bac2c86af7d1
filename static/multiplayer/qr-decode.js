/** QR decoder, loaded only where the browser has none. */
import decodeQR from "qr/decode.js";

/** @param {ImageData} picture @returns {string} @throws where there is no code */
export const decodeQrCode = (picture) => decodeQR(picture);

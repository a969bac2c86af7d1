/** The text in a picture of a code; loaded only where the browser cannot read one itself. */
import decodeQR from "qr/decode.js";

/** @param {ImageData} picture @returns {string} throws where there is none */
export const decode = (picture) => decodeQR(picture);

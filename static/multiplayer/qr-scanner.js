/**
 * Scan QR codes with the camera. The browser's own decoder is used if there is one, otherwise a library.
 */

/** Time between two scans, in milliseconds. */
const SCAN_INTERVAL = 200;
/** Largest width and height of a scanned picture, in pixels. */
const MAX_SIZE = 640;

/** Whether the browser gives access to cameras. */
export const isSupported = () => Boolean(navigator.mediaDevices?.getUserMedia);

/**
 * Text of the first QR code that the camera sees.
 *
 * @param {HTMLVideoElement} video shows the camera's picture
 * @param {AbortSignal} signal stops the camera
 * @returns {Promise<string>} rejects if there is no camera or access is denied
 */
export async function scanQrCode(video, signal) {
  const stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: "environment" } });
  const stop = () => {
    for (const track of stream.getTracks()) track.stop();
  };
  if (signal.aborted) stop();
  signal.addEventListener("abort", stop);
  video.srcObject = stream;
  await video.play();
  const read = await reader();
  return new Promise((resolve) => {
    const scan = async () => {
      if (signal.aborted) return;
      const text = video.videoWidth ? await read(video).catch(() => "") : "";
      if (!text) setTimeout(scan, SCAN_INTERVAL);
      else {
        stop();
        resolve(text);
      }
    };
    void scan();
  });
}

/**
 * Function that decodes the present picture of a video; "" if it finds no code.
 *
 * @returns {Promise<(video: HTMLVideoElement) => Promise<string>>}
 */
async function reader() {
  const Detector = /** @type {any} */ (globalThis).BarcodeDetector;
  const formats = await Detector?.getSupportedFormats?.().catch(() => []);
  if (formats?.includes("qr_code")) {
    const detector = new Detector({ formats: ["qr_code"] });
    return async (video) => (await detector.detect(video))[0]?.rawValue ?? "";
  }
  const { decodeQrCode } = await import("./qr-decode.js");
  const canvas = document.createElement("canvas");
  const context = canvas.getContext("2d", { willReadFrequently: true });
  return async (video) => {
    const scale = Math.min(1, MAX_SIZE / Math.max(video.videoWidth, video.videoHeight));
    canvas.width = Math.round(video.videoWidth * scale);
    canvas.height = Math.round(video.videoHeight * scale);
    context?.drawImage(video, 0, 0, canvas.width, canvas.height);
    const picture = context?.getImageData(0, 0, canvas.width, canvas.height);
    return picture ? decodeQrCode(picture) : "";
  };
}

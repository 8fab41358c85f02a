/** The parts of Basis Universal's transcoder used here; the package has no types. */
export interface Transcoder {
  readonly KTX2File: new (bytes: Uint8Array) => Ktx2File;
}

interface Ktx2File {
  isValid(): boolean;
  startTranscoding(): number;
  getWidth(): number;
  getHeight(): number;
  getImageTranscodedSizeInBytes(...levelLayerFaceFormat: number[]): number;
  /** Level, layer, face, format, flags, and the channels with color and alpha; -1 for the default. */
  transcodeImage(to: Uint8Array, ...options: number[]): number;
  close(): void;
  delete(): void;
}

/** `cTFRGBA32` of Basis Universal. */
const rgba32 = 13;

/**
 * The largest mip level of a KTX2 image.
 * @throws Error for a damaged image
 */
export function readKtx2({KTX2File}: Transcoder, image: Uint8Array): ImageData {
  const file = new KTX2File(image);
  try {
    if (!file.isValid() || !file.startTranscoding()) throw new Error('a KTX2 image is damaged');
    const pixels = new Uint8Array(file.getImageTranscodedSizeInBytes(0, 0, 0, rgba32));
    if (!file.transcodeImage(pixels, 0, 0, 0, rgba32, 0, -1, -1)) throw new Error('a KTX2 image is damaged');
    return new ImageData(new Uint8ClampedArray(pixels.buffer), file.getWidth(), file.getHeight());
  } finally {
    file.close();
    file.delete();
  }
}

/** Image type and size in pixels from the first bytes; `alpha` is whether the format stores an alpha channel. */
export interface ImageHeader {
  readonly format: 'PNG' | 'JPEG' | 'WebP' | 'AVIF' | 'KTX2';
  readonly width: number;
  readonly height: number;
  readonly alpha: boolean;
}

/** Undefined for another format or a truncated header. */
export function readImageHeader(bytes: Uint8Array): ImageHeader | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const starts = (...signature: number[]): boolean => signature.every((byte, index) => bytes[index] === byte);
  if (starts(0x89, 0x50, 0x4e, 0x47) && bytes.byteLength >= 26) {
    return readPng(bytes, view);
  }
  if (starts(0xff, 0xd8)) {
    return readJpeg(view);
  }
  if (starts(0x52, 0x49, 0x46, 0x46) && bytes.byteLength >= 30) {
    return readWebp(bytes, view);
  }
  if (starts(0xab, 0x4b, 0x54, 0x58) && bytes.byteLength >= 28) {
    return {format: 'KTX2', width: view.getUint32(20, true), height: view.getUint32(24, true), alpha: true};
  }
  return readAvif(bytes, view);
}

/** PNG, section 11: IHDR comes first; color types 4 and 6 have alpha, and tRNS adds alpha to the others. */
function readPng(bytes: Uint8Array, view: DataView): ImageHeader {
  const colorType = bytes[25]!;
  let alpha = colorType === 4 || colorType === 6;
  // Chunks before the image data: length, type, data, checksum.
  for (let at = 8; !alpha && at + 8 <= bytes.byteLength; at += 12 + view.getUint32(at)) {
    const type = String.fromCharCode(...bytes.subarray(at + 4, at + 8));
    if (type === 'IDAT') {
      break;
    }
    alpha = type === 'tRNS';
  }
  return {format: 'PNG', width: view.getUint32(16), height: view.getUint32(20), alpha};
}

/** JPEG: the frame header (SOF0 to SOF15 without DHT, JPG and DAC) contains height and width. */
function readJpeg(view: DataView): ImageHeader | undefined {
  for (let at = 2; at + 9 <= view.byteLength;) {
    if (view.getUint8(at) !== 0xff) {
      return undefined;
    }
    const marker = view.getUint8(at + 1);
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    if (marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)) {
      return {format: 'JPEG', width: view.getUint16(at + 7), height: view.getUint16(at + 5), alpha: false};
    }
    at += 2 + view.getUint16(at + 2);
  }
  return undefined;
}

/** WebP container: lossy (VP8), lossless (VP8L) or extended (VP8X). */
function readWebp(bytes: Uint8Array, view: DataView): ImageHeader | undefined {
  const kind = String.fromCharCode(...bytes.subarray(12, 16));
  if (kind === 'VP8 ') {
    return {
      format: 'WebP',
      width: view.getUint16(26, true) & 0x3fff,
      height: view.getUint16(28, true) & 0x3fff,
      alpha: false,
    };
  }
  if (kind === 'VP8L') {
    const bits = view.getUint32(21, true);
    return {
      format: 'WebP',
      width: (bits & 0x3fff) + 1,
      height: ((bits >> 14) & 0x3fff) + 1,
      alpha: (bits & (1 << 28)) !== 0,
    };
  }
  if (kind === 'VP8X') {
    const size = (at: number): number => (view.getUint32(at, true) & 0xffffff) + 1;
    // The fourth byte after the height is outside a header of 30 bytes, so the height is read byte by byte.
    const height = bytes[27]! + bytes[28]! * 256 + bytes[29]! * 65_536 + 1;
    return {format: 'WebP', width: size(24), height, alpha: (bytes[20]! & 0x10) !== 0};
  }
  return undefined;
}

/** The boxes that describe an AVIF come long before its pixels. */
const avifHeaderBytes = 4096;

/** AVIF (ISOBMFF): `ispe` boxes contain the sizes of the image and its tiles; alpha is a separate image. */
function readAvif(bytes: Uint8Array, view: DataView): ImageHeader | undefined {
  const start = String.fromCharCode(...bytes.subarray(0, avifHeaderBytes));
  if (!/^ftypavi[fs]/.test(start.slice(4))) {
    return undefined;
  }
  const sizes = [...start.matchAll(/ispe/g)]
    .filter(({index}) => index + 16 <= bytes.byteLength)
    .map(({index}) => ({width: view.getUint32(index + 8), height: view.getUint32(index + 12)}));
  const largest = sizes.reduce((a, b) => (b.width * b.height > a.width * a.height ? b : a), {width: 0, height: 0});
  return largest.width > 0 ? {format: 'AVIF', ...largest, alpha: start.includes('auxiliary:alpha')} : undefined;
}

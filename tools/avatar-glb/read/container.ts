import {GlbError} from '../error';
import {refuseLargeFile} from './largest-file';
import {list, record, type Json} from './json';

/**
 * The GLB container: glTF 2.0, section 4.4 "Binary glTF Layout". Header of 12 bytes (magic, version, length), then chunks
 * of length, type and data, little-endian, aligned to 4 bytes: JSON first, then at most one BIN.
 * Every length is validated against the available bytes before it is used.
 */
export interface Container {
  /** The parsed JSON chunk, of any shape. */
  readonly json: unknown;
  readonly jsonBytes: number;
  /** The BIN chunk; empty if the file has none. */
  readonly bin: Uint8Array;
}

/** Avatars have about 0.1 MB of JSON. Parsing much more can exhaust a browser's memory. */
const maxJsonBytes = 32 * 1024 * 1024;

/** glTF has about ten levels. Programs that walk the JSON recursively, such as the validator, need stack space for each. */
const maxNesting = 200;

const magic = 0x46546c67;
const jsonType = 0x4e4f534a;
const binType = 0x004e4942;
const headerBytes = 12;
const chunkHeaderBytes = 8;

const count = (bytes: number): string => `${bytes.toLocaleString('en-US')} ${bytes === 1 ? 'byte' : 'bytes'}`;

/**
 * Reads a GLB, or a .gltf with embedded data.
 * @throws GlbError `too-large`, `not-glb`, `version`, `truncated` or `damaged`
 */
export function readContainer(bytes: Uint8Array): Container {
  refuseLargeFile(bytes.byteLength);
  if (isText(bytes)) return {...embedded(parseJson(bytes)), jsonBytes: bytes.byteLength};
  refuseOtherFormats(bytes);
  refuseMangled(bytes);
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const version = view.getUint32(4, true);
  if (version !== 2) {
    throw new GlbError('version', `This is a GLB of version ${version}. Export it again as glTF 2.0.`);
  }
  const length = view.getUint32(8, true);
  if (length > bytes.byteLength) {
    throw new GlbError(
      'truncated',
      `The file is cut off: it should have ${count(length)} and has ${count(bytes.byteLength)}. Download or export it again.`,
    );
  }
  return readChunks(bytes, view, length);
}

function readChunks(bytes: Uint8Array, view: DataView, end: number): Container {
  const chunkAt = (at: number) => {
    const start = at + chunkHeaderBytes;
    const length = start > end ? Infinity : view.getUint32(at, true);
    if (length > end - start) throw damaged(`The chunk at byte ${at} is longer than the rest of the file.`);
    return {type: view.getUint32(at + 4, true), data: bytes.subarray(start, start + length), end: start + length};
  };
  const json = chunkAt(headerBytes);
  if (json.type !== jsonType) throw damaged('Its first chunk isn’t the JSON chunk.');
  // A third chunk belongs to an extension; glTF 2.0 lets readers ignore it.
  const next = json.end < end ? chunkAt(json.end) : undefined;
  const bin = next?.type === binType ? next.data : new Uint8Array(0);
  return {...embedded(parseJson(json.data), bin), jsonBytes: json.data.byteLength};
}

/** Whether the file is JSON, such as a .gltf, and not a GLB. */
export const isText = (bytes: Uint8Array): boolean =>
  new TextDecoder().decode(bytes.subarray(0, 32)).trimStart().startsWith('{');

/** Moves the data URIs of the first buffer and of images to the binary chunk, where all other code reads them. */
function embedded(json: unknown, chunk: Uint8Array = new Uint8Array(0)): Pick<Container, 'json' | 'bin'> {
  const root = record(json);
  const [{uri, ...buffer} = {}, ...otherBuffers] = list(root['buffers']);
  const data = dataOf(uri);
  if (uri !== undefined && !data) return {json, bin: chunk};
  const parts = [data?.bytes ?? chunk];
  let byteLength = parts[0]!.byteLength;
  const bufferViews = [...list(root['bufferViews'])];
  const images = list(root['images']).map(({uri: source, ...image}) => {
    const picture = dataOf(source);
    if (!picture) return source === undefined ? image : {...image, uri: source};
    const byteOffset = align(byteLength);
    parts.push(new Uint8Array(byteOffset - byteLength), picture.bytes);
    byteLength = byteOffset + picture.bytes.byteLength;
    const view = bufferViews.push({buffer: 0, byteOffset, byteLength: picture.bytes.byteLength}) - 1;
    return {...image, mimeType: picture.type, bufferView: view};
  });
  if (!data && parts.length === 1) return {json, bin: chunk};
  const bin = new Uint8Array(byteLength);
  let at = 0;
  for (const part of parts) {
    bin.set(part, at);
    at += part.byteLength;
  }
  const lists = {bufferViews, ...(images.length > 0 && {images})};
  return {json: {...root, ...lists, buffers: [{...buffer, byteLength}, ...otherBuffers]}, bin};
}

/** The bytes in a data URI. @throws GlbError `damaged` */
function dataOf(uri: unknown): {readonly type: string; readonly bytes: Uint8Array} | undefined {
  const head = typeof uri === 'string' ? /^data:([^,;]*)[^,]*;base64,/.exec(uri.slice(0, 200)) : undefined;
  if (!head) return undefined;
  try {
    const bytes = Uint8Array.from(atob((uri as string).slice(head[0].length)), (character) => character.charCodeAt(0));
    return {type: head[1]!, bytes};
  } catch {
    throw damaged('The base64 text of a data URI cannot be read.');
  }
}

function parseJson(bytes: Uint8Array): unknown {
  if (bytes.byteLength > maxJsonBytes) {
    throw new GlbError(
      'too-large',
      `The JSON chunk has ${count(bytes.byteLength)}; at most ${count(maxJsonBytes)} are read. Store meshes and images in the binary chunk.`,
    );
  }
  if (nestingOf(bytes) > maxNesting) {
    throw damaged(`Its JSON chunk is nested more than ${maxNesting} levels deep.`);
  }
  try {
    return JSON.parse(new TextDecoder('utf-8', {fatal: true}).decode(bytes)) as unknown;
  } catch {
    throw damaged('Its JSON chunk isn’t valid JSON.');
  }
}

/** The nesting depth of arrays and objects. Brackets inside strings don't count. */
function nestingOf(bytes: Uint8Array): number {
  const [quote, backslash] = [0x22, 0x5c];
  let [depth, deepest, inString] = [0, 0, false];
  for (let at = 0; at < bytes.length; at += 1) {
    const byte = bytes[at]!;
    if (inString) {
      // The character after a backslash is part of the string.
      at += byte === backslash ? 1 : 0;
      inString = byte !== quote;
    } else if (byte === quote) {
      inString = true;
    } else if (byte === 0x5b || byte === 0x7b) {
      depth += 1;
      deepest = Math.max(deepest, depth);
    } else if (byte === 0x5d || byte === 0x7d) {
      depth -= 1;
    }
  }
  return deepest;
}

function damaged(what: string): GlbError {
  return new GlbError('damaged', `The file is damaged. ${what} Download or export it again.`);
}

/** Other formats that people drop by mistake, by their first bytes. */
const otherFormats: readonly {readonly starts: string; readonly message: string}[] = [
  {starts: 'Kaydara FBX', message: 'This is an FBX file. Export it as glTF Binary (.glb).'},
  {starts: 'PK', message: 'This is a ZIP archive. Unpack it, and use the .glb file inside.'},
  {
    starts: '<',
    message: 'This is a web page or XML, not a model. Check the URL that it was downloaded from.',
  },
];

/** In random bytes, one position in 16 million looks like U+FFFD. */
const maxReplacements = 16;

/**
 * A program that reads a binary file as text writes U+FFFD (EF BF BD) for every invalid byte.
 * @throws GlbError `damaged`
 */
function refuseMangled(bytes: Uint8Array): void {
  const limit = Math.max(maxReplacements, bytes.length / 1000);
  let found = 0;
  let inHeader = false;
  for (let at = bytes.indexOf(0xef); at !== -1 && found <= limit; at = bytes.indexOf(0xef, at + 1)) {
    if (bytes[at + 1] === 0xbf && bytes[at + 2] === 0xbd) {
      found += 1;
      inHeader ||= at < headerBytes + chunkHeaderBytes;
    }
  }
  if (inHeader || found > limit) {
    throw new GlbError(
      'damaged',
      'The file was saved as text, which replaced each byte that isn’t a character by EF BF BD. Download it again as binary data.',
    );
  }
}

/** @throws GlbError `not-glb`, or `truncated` for a GLB shorter than its header */
function refuseOtherFormats(bytes: Uint8Array): void {
  if (bytes.byteLength === 0) {
    throw new GlbError('not-glb', 'The file is empty. Download or export it again.');
  }
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (bytes.byteLength >= 4 && view.getUint32(0, true) === magic) {
    if (bytes.byteLength < headerBytes + chunkHeaderBytes) {
      throw new GlbError(
        'truncated',
        `The file is cut off after ${count(bytes.byteLength)}. Download or export it again.`,
      );
    }
    return;
  }
  const start = String.fromCharCode(...bytes.subarray(0, 32)).trimStart();
  const known = otherFormats.find(({starts}) => start.startsWith(starts));
  throw new GlbError(
    'not-glb',
    known?.message ??
      `This isn't a GLB: the file has ${count(bytes.byteLength)} and begins with ${beginning(bytes)}, not with "glTF".`,
  );
}

/** The first characters in quotes, or the first bytes in hexadecimal if they aren't text. */
function beginning(bytes: Uint8Array): string {
  const start = [...bytes.subarray(0, 8)];
  return start.every((byte) => (byte >= 0x20 && byte < 0x7f) || byte === 0x0a || byte === 0x0d)
    ? `"${String.fromCharCode(...start).trim()}"`
    : start.map((byte) => byte.toString(16).padStart(2, '0')).join(' ');
}

/** A GLB with the contents of a .gltf; a GLB stays as it is. @throws GlbError as `readContainer` does */
export function asGlb(bytes: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> {
  if (!isText(bytes)) return bytes;
  const {json, bin} = readContainer(bytes);
  return writeContainer(json, bin);
}

/**
 * Writes JSON and binary data as a GLB.
 * @param bin copied unchanged; padded with zeros to 4 bytes
 */
export function writeContainer(json: unknown, bin: Uint8Array): Uint8Array<ArrayBuffer> {
  const text = new TextEncoder().encode(JSON.stringify(json));
  const jsonLength = align(text.byteLength);
  const binLength = align(bin.byteLength);
  const total = headerBytes + chunkHeaderBytes + jsonLength + (binLength > 0 ? chunkHeaderBytes + binLength : 0);
  const bytes = new Uint8Array(total);
  const view = new DataView(bytes.buffer);
  [magic, 2, total, jsonLength, jsonType].forEach((word, index) => view.setUint32(index * 4, word, true));
  const jsonStart = headerBytes + chunkHeaderBytes;
  bytes.set(text, jsonStart);
  // The format pads JSON with spaces.
  bytes.fill(0x20, jsonStart + text.byteLength, jsonStart + jsonLength);
  if (binLength > 0) {
    view.setUint32(jsonStart + jsonLength, binLength, true);
    view.setUint32(jsonStart + jsonLength + 4, binType, true);
    bytes.set(bin, jsonStart + jsonLength + chunkHeaderBytes);
  }
  return bytes;
}

/**
 * Adds a buffer view at the end of the binary chunk. Everything else stays as it is, byte by byte.
 * @returns the new JSON and binary chunk, and the index of the buffer view
 */
export function withView(json: unknown, bin: Uint8Array, data: Uint8Array) {
  const root = record(json);
  const views = list(root['bufferViews']);
  const [buffer, ...otherBuffers] = list(root['buffers']);
  const byteOffset = align(bin.byteLength);
  const joined = new Uint8Array(byteOffset + data.byteLength);
  joined.set(bin);
  joined.set(data, byteOffset);
  const buffers = [{...buffer, byteLength: joined.byteLength}, ...otherBuffers];
  const bufferViews = [...views, {buffer: 0, byteOffset, byteLength: data.byteLength}];
  const changed: Json = {...root, buffers, bufferViews};
  return {json: changed, bin: joined, view: views.length};
}

const align = (bytes: number): number => Math.ceil(bytes / 4) * 4;

/** Content type of a file extension, and whether the build compresses such files. */
export interface MediaType {
  readonly type: string;
  /** `text`: always compressed. `late`: the same, for what few readers load. `binary`: compressed, and kept only if it saves enough to be worth decoding. */
  readonly compress?: 'text' | 'late' | 'binary';
}

const text = (type: string): MediaType => ({type: `${type}; charset=utf-8`, compress: 'text'});
const late = (type: string): MediaType => ({type: `${type}; charset=utf-8`, compress: 'late'});
const binary = (type: string): MediaType => ({type, compress: 'binary'});
const packed = (type: string): MediaType => ({type});

/**
 * Content types by extension. Hosts disagree on the formats that matter here: many don't know GLB, VRM, Markdown or YAML.
 */
export const mediaTypes: Readonly<Record<string, MediaType>> = {
  html: text('text/html'),
  js: text('text/javascript'),
  mjs: text('text/javascript'),
  css: text('text/css'),
  json: {type: 'application/json', compress: 'text'},
  map: {type: 'application/json', compress: 'text'},
  webmanifest: {type: 'application/manifest+json', compress: 'text'},
  xml: {type: 'application/xml', compress: 'text'},
  txt: late('text/plain'),
  md: late('text/markdown'),
  yaml: late('application/yaml'),
  svg: {type: 'image/svg+xml', compress: 'text'},

  wasm: {type: 'application/wasm', compress: 'late'},
  glb: binary('model/gltf-binary'),
  vrm: binary('model/gltf-binary'),
  gltf: {type: 'model/gltf+json', compress: 'text'},
  bin: binary('application/octet-stream'),
  ico: binary('image/vnd.microsoft.icon'),

  png: packed('image/png'),
  jpg: packed('image/jpeg'),
  jpeg: packed('image/jpeg'),
  gif: packed('image/gif'),
  webp: packed('image/webp'),
  avif: packed('image/avif'),
  woff: packed('font/woff'),
  woff2: packed('font/woff2'),
  mp4: packed('video/mp4'),
  webm: packed('video/webm'),
  pdf: packed('application/pdf'),
  zip: packed('application/zip'),
  tgz: packed('application/gzip'),
};

/** The lowercase extension of a file name after its last dot; empty without one. */
export function extensionOf(path: string): string {
  const name = path.slice(path.lastIndexOf('/') + 1);
  const dot = name.lastIndexOf('.');
  return dot > 0 ? name.slice(dot + 1).toLowerCase() : '';
}

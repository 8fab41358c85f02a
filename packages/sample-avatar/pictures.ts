import {readFileSync} from 'node:fs';
import path from 'node:path';
import {remember} from './remember';

/** A picture inside a file. */
export interface Picture {
  readonly bytes: Uint8Array;
  readonly mimeType: 'image/jpeg' | 'image/png';
}

/** Textures of a material. `orm` is occlusion, roughness and metalness as packed by glTF. */
export interface Pictures {
  readonly color: Picture;
  readonly normal: Picture;
  readonly orm: Picture;
}

const folder = path.join(__dirname, 'kit', 'textures');

/** A texture of the kit; later calls return the same object. */
export const picture = remember((file: string): Picture => ({
  bytes: new Uint8Array(readFileSync(path.join(folder, file))),
  mimeType: file.endsWith('.png') ? 'image/png' : 'image/jpeg',
}));

/** The three textures of a mesh, whose color can be one of several. */
export const pictures = (mesh: string, color = mesh): Pictures => ({
  color: picture(`${color}-color.jpg`),
  normal: picture(`${mesh}-normal.jpg`),
  orm: picture(`${mesh}-orm.jpg`),
});

/** 8 × 8 gray pixels, used for every texture in tests of a file's structure. */
export const tinyPictures: Readonly<Record<Picture['mimeType'], Uint8Array>> = {
  'image/jpeg': Buffer.from(
    '/9j/2wBDABQUFBQVFBcZGRcfIh4iHy4rJycrLkYyNjI2MkZqQk5CQk5Cal5yXVZdcl6phXZ2hanDpJukw+zT0+z/////////2wBDARQUFBQVFB' +
      'cZGRcfIh4iHy4rJycrLkYyNjI2MkZqQk5CQk5Cal5yXVZdcl6phXZ2hanDpJukw+zT0+z/////////wgARCAAIAAgDASIAAhEBAxEB/8QAFAAB' +
      'AAAAAAAAAAAAAAAAAAAAAP/EABQBAQAAAAAAAAAAAAAAAAAAAAD/2gAMAwEAAhADEAAAAAP/xAAUEAEAAAAAAAAAAAAAAAAAAAAA/9oACAEBAA' +
      'E/AH//xAAUEQEAAAAAAAAAAAAAAAAAAAAA/9oACAECAQE/AH//xAAUEQEAAAAAAAAAAAAAAAAAAAAA/9oACAEDAQE/AH//2Q==',
    'base64',
  ),
  'image/png': Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAgAAAAICAYAAADED76LAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAD0lEQVQY02NoIAAYRoYCAATmgAFGioItAA' +
      'AAAElFTkSuQmCC',
    'base64',
  ),
};

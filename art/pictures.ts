import {readFileSync} from 'node:fs';
import path from 'node:path';
import {remember} from './remember';

export interface Picture {
  readonly bytes: Uint8Array;
  readonly mimeType: 'image/jpeg' | 'image/png';
}

const folder = path.join(__dirname, 'kit', 'textures');

/** A texture of the kit; later calls return the same object. */
export const picture = remember((file: string): Picture => ({
  bytes: new Uint8Array(readFileSync(path.join(folder, file))),
  mimeType: file.endsWith('.png') ? 'image/png' : 'image/jpeg',
}));

/** The textures of a mesh, whose color can be one of several. `orm` is occlusion, roughness and metalness. */
export const pictures = (mesh: string, color = mesh) => ({
  color: picture(`${color}-color.jpg`),
  normal: picture(`${mesh}-normal.jpg`),
  orm: picture(`${mesh}-orm.jpg`),
});

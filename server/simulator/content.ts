import {readFile} from 'node:fs/promises';
import path from 'node:path';
import type {ContentMaker} from '../../packages/simulator/api/controls';
import {avatarFile} from '../../packages/simulator/content/avatar-file';
import {renderPicture} from '../../packages/simulator/content/render';
import {pictureCodec} from './picture-codec';

/** Files for the API's links, made of what the repository holds. */
export function sampleContent(root: string): ContentMaker {
  const models = path.join(root, 'static/models');
  const codec = pictureCodec(path.join(root, 'packages/simulator/layers'));
  return {
    glb: (customization) => avatarFile(customization, (file) => readFile(path.join(models, file))),
    picture: (target) => renderPicture(target, codec),
  };
}

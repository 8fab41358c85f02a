import {readFile} from 'node:fs/promises';
import path from 'node:path';
import type {ContentMaker} from '@avaturn-docs/simulator/api/controls';
import {avatarFile} from '@avaturn-docs/simulator/content/avatar-file';
import {renderPicture} from '@avaturn-docs/simulator/content/render';
import type {SimulatorFiles} from './files';
import {pictureCodec} from './picture-codec';

/** Creates the files behind the API's links. */
export function sampleContent({models, layers, codecs}: SimulatorFiles): ContentMaker {
  const codec = pictureCodec(layers, codecs);
  return {
    glb: (customization) => avatarFile(customization, (file) => readFile(path.join(models, file))),
    picture: (target) => renderPicture(target, codec),
  };
}

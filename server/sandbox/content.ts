import {readFile} from 'node:fs/promises';
import path from 'node:path';
import type {ContentMaker} from '../../packages/creator-sandbox/api/app';
import {avatarFile} from '../../packages/creator-sandbox/content/avatar-file';
import {pictureFile} from '../../packages/creator-sandbox/content/pictures';

/** Files for the API's links, made of what the repository holds. */
export function sampleContent(root: string): ContentMaker {
  const models = path.join(root, 'static/models');
  const pictures = path.join(root, 'packages/creator-sandbox/renders');
  return {
    glb: (customization) => avatarFile(customization, (file) => readFile(path.join(models, file))),
    picture: (picture) => readFile(path.join(pictures, pictureFile(picture))),
  };
}

import path from 'node:path';
import sharp from 'sharp';
import {expect, test} from 'vitest';
import {imageTypes, type RenderOptions} from '../api/objects';
import {contracts} from '../api/test/client';
import {bodies} from '../catalog';
import {renderFile} from './models';

const {parameters} = contracts.operations.find(({id}) => id === 'newRender')!;
const scenes = parameters.find(({name}) => name === 'scene')!.permitted!;
const formats = Object.keys(imageTypes) as RenderOptions['format'][];

test.each(scenes)('%s has an image of each body in each format, without a background if possible', async (scene) => {
  for (const {id} of bodies) {
    for (const format of formats) {
      const image = sharp(path.join(import.meta.dirname, '../renders', renderFile(id, {scene, format})));
      const {format: written, width, height} = await image.metadata();
      expect([written, width, height]).toEqual([format === 'jpg' ? 'jpeg' : format, 600, 800]);
      const isTransparent = scene.includes('transparent') && format !== 'jpg';
      expect((await image.stats()).isOpaque, `${scene} ${format}`).toBe(!isTransparent);
    }
  }
});

// Redraws site/static/img/assets/uv.webp, the texture of a garment with the edges of its mesh: npx tsx art/drawings/draw-uv.ts
import path from 'node:path';
import {NodeIO, type Primitive} from '@gltf-transform/core';
import sharp from 'sharp';

const model = 'outfit-charcoal-jacket-male.glb';
const size = 640;

/** The edges of the triangles in the texture, as SVG path data. */
function edgesOf(primitive: Primitive): string {
  const uv = primitive.getAttribute('TEXCOORD_0');
  const indices = primitive.getIndices();
  if (!uv || !indices) throw new Error(`${model} has no indexed texture coordinates.`);
  const at = (place: number) => uv.getElement(indices.getScalar(place), []).map((value) => (value * size).toFixed(1));
  const triangles = Array.from({length: indices.getCount() / 3}, (_, triangle) =>
    [0, 1, 2].map((corner) => at(triangle * 3 + corner).join(' ')).join('L'),
  );
  return triangles.map((corners) => `M${corners}z`).join('');
}

async function drawTexture(): Promise<void> {
  const document = await new NodeIO().read(path.join(__dirname, '../../site/static/models', model));
  const [primitive] = document.getRoot().listMeshes()[0]?.listPrimitives() ?? [];
  const image = primitive?.getMaterial()?.getBaseColorTexture()?.getImage();
  if (!primitive || !image) throw new Error(`${model} has no mesh with a base color texture.`);
  const texture = await sharp(image).resize(size, size).toBuffer();
  const edges = `<path d="${edgesOf(primitive)}" fill="none" stroke="#e8500f" stroke-width=".6"/>`;
  const layout = `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}">${edges}</svg>`;
  await sharp({create: {width: size * 2, height: size, channels: 3, background: '#fff'}})
    .composite([
      {input: texture, left: 0, top: 0},
      {
        input: await sharp(texture)
          .composite([{input: Buffer.from(layout)}])
          .toBuffer(),
        left: size,
        top: 0,
      },
    ])
    .webp({quality: 32, effort: 6})
    .toFile(path.join(__dirname, '../../site/static/img/assets/uv.webp'));
}

void drawTexture();

import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {Logger, WebIO, type Document} from '@gltf-transform/core';
import {expect, test} from 'vitest';
import {bodies} from '../catalog';
import {startCustomization} from '../customization';
import {avatarFile} from './avatar-file';

const models = path.join(import.meta.dirname, '../../../site/static/models');
const io = new WebIO().setLogger(new Logger(Logger.Verbosity.ERROR));

/** A mask of 128 × 128 bits in base64, set by texel: column and row from the upper left corner of the UV square. */
function maskOf(isHidden: (column: number, row: number) => boolean): string {
  const bytes = new Uint8Array((128 * 128) / 8);
  for (let row = 0; row < 128; row++) {
    for (let column = 0; column < 128; column++) {
      if (isHidden(column, row)) bytes[(row * 128 + column) >> 3]! |= 0x80 >> (column & 7);
    }
  }
  return Buffer.from(bytes).toString('base64');
}

/** The avatar of a body in garments with these masks, by category. */
async function dressed(body: string, masks: Readonly<Record<string, string>>): Promise<Document> {
  const glb = await avatarFile(startCustomization(body), async (file) => {
    const bytes = await readFile(path.join(models, file));
    const bodyMask = Object.entries(masks).find(([category]) => file.startsWith(category))?.[1];
    const garment = await io.readBinary(bytes);
    const asset = garment.getRoot().getAsset() as {extras?: object};
    asset.extras = {...asset.extras, bodyMask};
    return io.writeBinary(garment);
  });
  return io.readBinary(glb);
}

/** The UV coordinates of each triangle's corners, by mesh. */
function trianglesOf(document: Document): Map<string, number[][][]> {
  const meshes = document.getRoot().listMeshes();
  return new Map(
    meshes.map((mesh) => [
      mesh.getName(),
      mesh.listPrimitives().flatMap((primitive) => {
        const uv = primitive.getAttribute('TEXCOORD_0');
        const corners = [...(primitive.getIndices()?.getArray() ?? [])].map(
          (vertex) => uv?.getElement(vertex, []) ?? [],
        );
        return Array.from({length: corners.length / 3}, (_, index) => corners.slice(3 * index, 3 * index + 3));
      }),
    ]),
  );
}

const isSkin = (name: string) => /^(avaturn_body|Body_Mesh|Head_Mesh)$/.test(name);

/** One body of each type, because mesh names depend only on the type. */
const oneOfEachType = bodies.filter(({id}) => ['body_0', 'body_3'].includes(id));

test.each(oneOfEachType)('drops exactly the skin of $id inside the masked texels', async ({id}) => {
  const isHidden = ([u = 0, v = 0]: number[]) => v < 0.25 || u >= 0.75;
  // Each garment hides a part.
  const after = trianglesOf(
    await dressed(id, {outfit: maskOf((_, row) => row < 32), shoes: maskOf((column) => column >= 96)}),
  );
  const before = trianglesOf(await dressed(id, {}));
  let dropped = 0;
  for (const [name, triangles] of before) {
    const expected = isSkin(name) ? triangles.filter((corners) => !corners.every(isHidden)) : triangles;
    // Compared as text, because printing the difference of two such lists takes minutes.
    expect(JSON.stringify(after.get(name) ?? []) === JSON.stringify(expected), name).toBe(true);
    dropped += triangles.length - expected.length;
  }
  expect(dropped).toBeGreaterThan(100);
});

test('completely hidden skin leaves no empty mesh', async () => {
  const names = [...trianglesOf(await dressed('body_0', {outfit: maskOf(() => true)})).keys()];
  expect(names.filter(isSkin)).toEqual([]);
  expect(names.length).toBeGreaterThan(3);
});

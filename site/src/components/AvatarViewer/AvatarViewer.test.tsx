import {existsSync, readFileSync} from 'node:fs';
import {expect, test} from 'vitest';
import {sampleModels} from '@avaturn-docs/platform/sample-models';
import {stillSize} from '@avaturn-docs/scene/first-view';

/** Width and height of a WebP with transparency, from the first bytes of its chunk `VP8X`. */
function webpSize(file: Buffer): [width: number, height: number] {
  expect(file.toString('latin1', 8, 16)).toBe('WEBPVP8X');
  return [file.readUIntLE(24, 3) + 1, file.readUIntLE(27, 3) + 1];
}

test('every model has a picture of the declared size, with at most 30 KB', () => {
  for (const {id} of sampleModels.filter(({kind}) => kind !== 'clips')) {
    const path = `static/img/models/${id}.webp`;
    expect(existsSync(path), `Run npx tsx art/drawings/draw-models.ts: ${path} is missing.`).toBe(true);
    const file = readFileSync(path);
    expect(webpSize(file)).toEqual([stillSize.width, stillSize.height]);
    expect(file.length, path).toBeLessThanOrEqual(30_000);
  }
});

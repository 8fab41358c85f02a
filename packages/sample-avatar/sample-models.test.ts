import {readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, test} from 'vitest';
import {sampleModels} from '../../data/sample-models';
import {inspect} from '../avatar-glb';
import {makeSampleModel} from './sample-model';

const committed = (file: string) => readFileSync(path.join(import.meta.dirname, '../../static/models', file));
/** One of each kind, and those that are made in a few seconds. */
const made = sampleModels.filter(({id}) => ['t1-male', 'hair-crop', 'shoes-sneakers', 'clips'].includes(id));

describe.each(made)('$file', (model) => {
  test('is what the code makes; if not: npx tsx packages/sample-avatar/write.ts', {timeout: 60_000}, async () => {
    const [fresh, kept] = await Promise.all([makeSampleModel(model), committed(model.file)]);
    const [now, then] = [await inspect(fresh), await inspect(kept)];
    // Pictures are compressed by Node, whose next version may do it otherwise.
    for (const part of ['meshes', 'joints', 'clips', 'materials', 'bounds'] as const) {
      expect(now[part], part).toEqual(then[part]);
    }
  });

  test('is the same each time', {timeout: 60_000}, async () => {
    const [one, other] = [await makeSampleModel(model), await makeSampleModel(model)];
    expect(Buffer.from(one).equals(Buffer.from(other))).toBe(true);
  });
});

import {expect, it} from 'vitest';
import {check} from './check';
import {GlbError} from './error';
import {profiles} from './report';
import {toVrm} from './vrm/convert';
import {Random} from './test/random';
import {inspectModel} from './inspect';
import {readModel} from './read/model';
import {applyRules} from './rules';
import {assetProfiles} from './rules/rule';
import {mutate} from './test/mutations';
import {tinyAsset, tinyAvatar} from './test/tiny-avatar';
import {vrmMeta} from './test/vrm';

const files = [tinyAvatar('T1'), tinyAvatar('T2'), ...assetProfiles.map((one) => tinyAsset(one as 'hair'))];
const batch = 300;
/** The validator and the conversion are slow, so they process only a sample of the files. */
const share = 10;

/** Hundreds of broken files: each results in a report or a readable error. More end in the same ways. */
it('randomly broken files result in reports and errors', async () => {
  const ends = {report: 0, refusal: 0};
  for (let seed = 0; seed < batch; seed += 1) ends[await endOf(seed)] += 1;
  expect(ends.report).toBeGreaterThan(batch / 10);
  expect(ends.refusal).toBeGreaterThan(batch / 10);
});

async function endOf(seed: number): Promise<'report' | 'refusal'> {
  const random = new Random(seed);
  const file = mutate(random.pick(files), random);
  const profile = random.pick(profiles);
  try {
    const model = readModel(file);
    applyRules({model, inspection: inspectModel(model), profile, avatar: undefined});
    if (seed % share === 0) {
      await check(file, {profile});
      await toVrm(file, vrmMeta).catch(refuseOnly);
    }
    return 'report';
  } catch (error) {
    refuseOnly(error, seed);
    return 'refusal';
  }
}

function refuseOnly(error: unknown, seed?: number): void {
  if (!(error instanceof GlbError) || error.message === '') {
    throw new Error(`File ${seed} ended in something else than a report or a refusal.`, {cause: error});
  }
}

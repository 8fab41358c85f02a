import {readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {check} from './check';
import {GlbError} from './error';
import {profiles} from './report';
import {toVrm} from './vrm/convert';
import {Random} from './test/random';
import {retarget} from './animate/retarget';
import {nodeImageCodec} from './images/node';
import {inspectModel} from './inspect';
import {optimize} from './optimize/optimize';
import {presets} from './optimize/settings';
import {readModel} from './read/model';
import {applyRules} from './rules';
import {assetProfiles} from './rules/rule';
import {mutate} from './test/mutations';
import {tinyAsset, tinyAvatar} from './test/tiny-avatar';
import {vrmMeta} from './test/vrm';

const files = [tinyAvatar('T1'), tinyAvatar('T2'), ...assetProfiles.map((one) => tinyAsset(one as 'hair'))];
const squat = readFileSync(path.join(import.meta.dirname, '../../site/tests/fixtures/clips/squat.bvh'));
const batch = 1000;
/** The validator and the conversion are slow, so they process only a sample of the files. */
const share = 20;
/** The optimizer is slower still. */
const optimizedShare = 100;
const optimizeTools = {images: nodeImageCodec(), decoders: {}, makeDracoEncoder: () => Promise.reject(new Error())};

/** Two thousand broken files: each results in a report or a readable error. More end in the same ways. */
describe('randomly broken files', () => {
  it.each([0, 1])('batch %i results in reports and errors', async (index) => {
    const ends = {report: 0, refusal: 0};
    for (let seed = index * batch; seed < (index + 1) * batch; seed += 1) {
      ends[await endOf(seed)] += 1;
    }
    expect(ends.report).toBeGreaterThan(batch / 10);
    expect(ends.refusal).toBeGreaterThan(batch / 10);
  });
});

/** Clips of each format, broken by cut, changed and repeated bytes. */
describe('clips broken at random', () => {
  const avatar = tinyAvatar('T1');
  const clips = ['squat.fbx', 'squat-with-skin.fbx', 'squat.bvh'].map((name) =>
    readFileSync(path.join(import.meta.dirname, '../../site/tests/fixtures/clips', name)),
  );
  it.each([...clips.keys()])('of file %i end in a clip or a refusal', async (index) => {
    const ends = {clip: 0, refusal: 0};
    for (let seed = 0; seed < 40; seed += 1) {
      const bytes = mutate(new Uint8Array(clips[index]!), new Random(seed));
      try {
        await retarget(avatar, [{name: 'clip', bytes}]);
        ends.clip += 1;
      } catch (error) {
        refuseOnly(error, seed);
        ends.refusal += 1;
      }
    }
    expect(ends.refusal).toBeGreaterThan(4);
  });
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
    if (seed % optimizedShare === 0) {
      await optimize(file, presets.vr, optimizeTools).catch(refuseOnly);
      await retarget(file, [{name: 'clip', bytes: squat}]).catch(refuseOnly);
      await retarget(files[0]!, [{name: 'clip', bytes: file}]).catch(refuseOnly);
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

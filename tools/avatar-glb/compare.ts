import {morphMeshes} from '@avaturn-docs/platform/morph-targets';
import {joints} from '@avaturn-docs/platform/skeleton';
import type {Outcome} from '@avaturn-docs/platform/unconfirmed';
import {check} from './check';
import {GlbError} from './error';
import {rules} from './rules';

const sampleClips = ['Idle', 'Walk', 'Wave'];

/**
 * Compares an avatar that the platform exported with the documentation of exported files. Of a file that lacks something
 * that every export has, such as a joint, it compares the type that the file resembles.
 * @throws GlbError if it can't be read, or isn't an avatar
 */
export async function compare(bytes: Uint8Array): Promise<{
  readonly type: 'T1' | 'T2';
  /** One of the site's avatars: its differences aren't the platform's. */
  readonly isSample: boolean;
  readonly statements: readonly Outcome[];
}> {
  const {inspection, findings} = await check(bytes, {profile: 'export'});
  const {avatar, meshes, clips, joints: bones, tree, fileBytes} = inspection;
  // A single mesh can be an asset on the skeleton of the avatars.
  const type = avatar.type ?? (meshes.length > 1 ? avatar.nearest : undefined);
  if (type === undefined) throw new GlbError('usage', `The file isn't an exported T1 or T2 avatar: ${avatar.summary}.`);
  const result: Outcome[] = [];
  const add = (statement: string, isSeen: boolean, holds: boolean, expected: string, seen: string): void => {
    const differences = [{where: `${type} file`, expected, seen}];
    if (!isSeen) result.push({statement, outcome: 'not seen', observations: 0});
    else if (holds) result.push({statement, outcome: 'as documented', observations: 1});
    else result.push({statement, outcome: 'differs', observations: 0, differences});
  };
  for (const {id, title} of rules.filter(
    ({page, severity}) => page.startsWith('/docs/integration/bodies/') && severity !== 'info',
  )) {
    const found = findings.filter(({rule}) => rule === id);
    const figures = found.flatMap(({figure}) => (figure ? [`${figure.value} ${figure.unit}`] : []));
    const seen =
      figures.join(', ') || `${found.length} ${found.length === 1 ? 'finding' : 'findings'} of avaturn-glb check`;
    add(`#/file/${id}`, true, found.length === 0, title.replace(/\.$/, ''), seen);
  }
  const roots = tree.filter(({depth}) => depth === 0);
  const isArmature = roots.length === 1 && roots[0]!.name === 'Armature';
  const seenRoot = roots.length === 1 ? 'one with another name' : `${roots.length} nodes`;
  add('#/file/root', true, isArmature, 'one root node, Armature', seenRoot);
  const isT2 = type === 'T2';
  const targetsOf = (name: string) => meshes.find((mesh) => mesh.name === name)?.morphTargets.length;
  const counts = morphMeshes.map(({name, morphTargets}) => ({name, expected: morphTargets, seen: targetsOf(name)}));
  const listed = (key: 'expected' | 'seen') => counts.map((one) => `${one.name} ${one[key] ?? 'missing'}`).join(', ');
  const isCounted = counts.every((one) => one.expected === one.seen);
  add('t2-values', isT2, isCounted, listed('expected'), listed('seen'));
  // The rule face-shapes has compared the names.
  const shapes = targetsOf('Head_Mesh');
  const isNamed = shapes === 72 && !findings.some(({rule}) => rule === 'face-shapes');
  const seenShapes = shapes === 72 ? '72 shapes with other names' : `${shapes ?? 'no'} shapes`;
  add('t2-shapes', isT2, isNamed, 'the 72 documented shapes of Head_Mesh', seenShapes);
  const head = bones.find(({name}) => name === 'Head')?.index;
  const eyes = bones.filter(({name, parent}) => (name === 'LeftEye' || name === 'RightEye') && parent === head);
  add('t2-eye-parent', isT2, eyes.length === 2, 'two eye joints below Head', `${eyes.length}`);
  // Only the files of Avaturn's hub have the clip.
  const clip = clips.find(({name}) => name === 'avaturn_animation');
  const hasWeights = (clip?.weightChannels ?? 0) > 0;
  add('t2-clip', isT2 && clip !== undefined, hasWeights, 'avaturn_animation with morph weights', 'no morph weights');
  const [min, max] = isT2 ? [10, 14] : [2.6, 3.7];
  const size = Math.round(fileBytes / 100_000) / 10;
  add(isT2 ? 't2-size' : '#/file/t1-size', true, size >= min && size <= max, `${min} to ${max} MB`, `${size} MB`);
  const names = new Set(bones.map(({name}) => name));
  const missing = joints.filter(({name, t2Only}) => (isT2 || !t2Only) && !names.has(name)).map(({name}) => name);
  add('vrm-joints', true, missing.length === 0, 'every joint of the map', `${missing.join(', ')} missing`);
  const glasses = meshes.filter(({name}) => name.includes('glasses'));
  const isNumbered = glasses.every(({name}) => /^avaturn_glasses_\d+$/.test(name));
  const isSkinned = glasses.every(({skinned}) => skinned);
  add('eyewear-meshes', glasses.length > 0, isNumbered, 'meshes avaturn_glasses_N', 'other names with glasses');
  add('eyewear-skin', glasses.length > 0, isSkinned, 'skinned eyewear', 'eyewear without a skin');
  // A program that saves the file again changes its generator. Exports don't have these clips.
  const isSample =
    inspection.generator === 'sample-avatar' || sampleClips.every((name) => clips.some((one) => one.name === name));
  return {type, isSample, statements: result};
}

import {morphMeshes} from '@avaturn-docs/platform/morph-targets';
import {joints} from '@avaturn-docs/platform/skeleton';
import {check} from './check';
import {GlbError} from './error';
import {rules} from './rules';

/** What a file shows of a statement: texts have documented names and numbers only. */
export interface FileOutcome {
  /** Id of an unconfirmed statement, or `#/file/` with the id of a rule of `check`. */
  readonly statement: string;
  readonly outcome: 'as documented' | 'differs' | 'not seen';
  readonly observations: number;
  readonly differences?: readonly {readonly where: string; readonly expected: string; readonly seen: string}[];
}

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
  readonly statements: readonly FileOutcome[];
}> {
  const {inspection, findings} = await check(bytes, {profile: 'export'});
  const {avatar, meshes, clips, joints: bones, tree, fileBytes} = inspection;
  // A single mesh can be an asset on the skeleton of the avatars.
  const type = avatar.type ?? (meshes.length > 1 ? avatar.nearest : undefined);
  if (type === undefined) throw new GlbError('usage', `The file isn't an exported T1 or T2 avatar: ${avatar.summary}.`);
  const result: FileOutcome[] = [];
  const add = (statement: string, isSeen: boolean, holds: boolean, expected: string, seen: string): void => {
    const differences = [{where: `${type} file`, expected, seen}];
    const outcome = !isSeen ? 'not seen' : holds ? 'as documented' : 'differs';
    result.push({
      statement,
      outcome,
      observations: outcome === 'as documented' ? 1 : 0,
      ...(outcome === 'differs' && {differences}),
    });
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
  add(
    't2-values',
    isT2,
    counts.every((one) => one.expected === one.seen),
    listed('expected'),
    listed('seen'),
  );
  // The rule face-shapes has compared the names.
  add(
    't2-shapes',
    isT2,
    targetsOf('Head_Mesh') === 72 && !findings.some(({rule}) => rule === 'face-shapes'),
    'the 72 documented shapes of Head_Mesh',
    targetsOf('Head_Mesh') === 72 ? '72 shapes with other names' : `${targetsOf('Head_Mesh') ?? 'no'} shapes`,
  );
  const head = bones.find(({name}) => name === 'Head')?.index;
  const eyes = bones.filter(({name}) => name === 'LeftEye' || name === 'RightEye');
  add(
    't2-eye-parent',
    isT2,
    eyes.length === 2 && eyes.every(({parent}) => parent === head),
    'two eye joints below Head',
    `${eyes.filter(({parent}) => parent === head).length}`,
  );
  // Only the files of Avaturn's hub have the clip.
  const clip = clips.find(({name}) => name === 'avaturn_animation');
  const hasWeights = (clip?.weightChannels ?? 0) > 0;
  add('t2-clip', isT2 && clip !== undefined, hasWeights, 'avaturn_animation with morph weights', 'no morph weights');
  const [min, max] = isT2 ? [10, 14] : [2.6, 3.7];
  const size = Math.round(fileBytes / 100_000) / 10;
  add(isT2 ? 't2-size' : '#/file/t1-size', true, size >= min && size <= max, `${min} to ${max} MB`, `${size} MB`);
  const names = new Set(bones.map(({name}) => name));
  const missing = joints.filter(({name, t2Only}) => (isT2 || !t2Only) && !names.has(name));
  add(
    'vrm-joints',
    true,
    missing.length === 0,
    'every joint of the map',
    `${missing.map(({name}) => name).join(', ')} missing`,
  );
  const glasses = meshes.filter(({name}) => name.includes('glasses'));
  add(
    'eyewear-meshes',
    glasses.length > 0,
    glasses.every(({name}) => /^avaturn_glasses_\d+$/.test(name)),
    'meshes avaturn_glasses_N',
    'other names with glasses',
  );
  add(
    'eyewear-skin',
    glasses.length > 0,
    glasses.every(({skinned}) => skinned),
    'skinned eyewear',
    'eyewear without a skin',
  );
  // A program that saves the file again changes its generator. Exports don't have these clips.
  const isSample =
    inspection.generator === 'sample-avatar' || sampleClips.every((name) => clips.some((one) => one.name === name));
  return {type, isSample, statements: result};
}

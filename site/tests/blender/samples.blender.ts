// The samples for Blender, run headless on one of the site's models.
import {execFileSync, spawnSync} from 'node:child_process';
import {existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {NodeIO, type Animation, type AnimationSampler, type Root} from '@gltf-transform/core';
import {linkedSample} from '@avaturn-docs/platform/sample-models';
import {joints} from '@avaturn-docs/platform/skeleton';
import {afterAll, beforeAll, expect, test} from 'vitest';
import {executed} from '../samples/executed';

const samples = path.join(import.meta.dirname, '../../samples');
const model = path.join(import.meta.dirname, `../../static/models/${linkedSample.id}.glb`);
const jointNames = joints.map(({name}) => name).sort();

/** The flags of the commands on the pages. Without the exit code, Blender exits with 0 when a script raises. */
const flags = ['--background', '--factory-startup', '--python-exit-code', '1'];

/** @throws with Blender's output if the script fails */
function blender(script: string, ...args: string[]): string {
  return execFileSync('blender', [...flags, '--python', script, '--', ...args], {encoding: 'utf8', stdio: 'pipe'});
}

const ran = new Set<string>();

/** Runs the same file that a page shows and offers as a download. */
function sample(name: string, ...args: string[]): string {
  const file = `blender/scripts/${name}`;
  ran.add(file);
  return blender(path.join(samples, file), ...args);
}

/** A script that makes the input of a sample, or inspects its output. */
const ownScript = (name: string): string => path.join(import.meta.dirname, name);

interface Contents {
  readonly bones: readonly string[];
  readonly meshes: Readonly<Record<string, {triangles: number; shapeKeys: number; isSkinned: boolean}>>;
}

const readGltf = async (file: string): Promise<Root> => (await new NodeIO().read(file)).getRoot();

const namesOf = (items: readonly {getName(): string}[]): string[] => items.map((item) => item.getName()).sort();

/** The rotation tracks of a clip, by joint. */
function rotationsOf(clip: Animation): Map<string, AnimationSampler> {
  const channels = clip.listChannels().filter((channel) => channel.getTargetPath() === 'rotation');
  return new Map(channels.map((channel) => [channel.getTargetNode()!.getName(), channel.getSampler()!]));
}

/** The largest angle in degrees between two rotation tracks, of which the second is later by the delay in seconds. */
function maxAngle(early: AnimationSampler, late: AnimationSampler, delay: number): number {
  const keys = (track: AnimationSampler): readonly number[] => [...track.getInput()!.getArray()!];
  const [times, rotations] = [keys(early), early.getOutput()!];
  const angles = keys(late).flatMap((time, key) => {
    const next = times.findIndex((value) => value > time - delay);
    if (next < 1) return [];
    const share = (time - delay - times[next - 1]!) / (times[next]! - times[next - 1]!);
    const to = rotations.getElement(next, []);
    const between = rotations.getElement(next - 1, []).map((value, axis) => value + share * (to[axis]! - value));
    const found = late.getOutput()!.getElement(key, []);
    const dot = between.reduce((sum, value, axis) => sum + value * found[axis]!, 0) / Math.hypot(...between);
    return [2 * Math.acos(Math.min(1, Math.abs(dot)))];
  });
  return (Math.max(...angles) * 180) / Math.PI;
}

let folder = '';
/** The model, before Blender reads it. */
let source: Root;
const inFolder = (name: string): string => path.join(folder, name);

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'blender-'));
  source = await readGltf(model);
});
afterAll(() => rmSync(folder, {recursive: true}));

/** The names in a GLB, which has those of the model and the added clips. */
const namesIn = (root: Root, added: readonly string[] = []) => ({
  nodes: namesOf(root.listNodes()),
  meshes: namesOf(root.listMeshes()),
  clips: [...namesOf(root.listAnimations()), ...added].sort(),
});

test('import_avatar.py saves a scene that can be exported again without a loss of names or clips', async () => {
  const [scene, target] = [inFolder('avatar.blend'), inFolder('exported.glb')];
  const report = sample('import_avatar.py', model, scene);
  expect(/^Bones: (\d+)$/m.exec(report)?.[1]).toBe(String(joints.length));
  expect(/^Height: (.*) m$/m.exec(report)?.[1]).toBe(linkedSample.height.toFixed(2));
  blender(ownScript('export_blend.py'), scene, target);
  expect(namesIn(await readGltf(target))).toEqual(namesIn(source));
});

test('glb_to_fbx.py keeps skeleton, meshes, triangles and shape keys', () => {
  const target = inFolder('avatar.fbx');
  sample('glb_to_fbx.py', model, target);
  const output = blender(ownScript('inspect_fbx.py'), target);
  const {bones, meshes} = JSON.parse(/^FOUND (.*)$/m.exec(output)?.[1] ?? '{}') as Contents;
  expect([...bones].sort()).toEqual(jointNames);
  const wanted = source.listNodes().flatMap((node): [string, Contents['meshes'][string]][] => {
    const primitives = node.getMesh()?.listPrimitives();
    if (!primitives) return [];
    const corners = primitives.reduce((sum, primitive) => sum + (primitive.getIndices()?.getCount() ?? 0), 0);
    const shapeKeys = primitives[0]?.listTargets().length ?? 0;
    return [[node.getName(), {triangles: corners / 3, shapeKeys, isSkinned: true}]];
  });
  expect(meshes).toEqual(Object.fromEntries(wanted));
});

test("retarget_mixamo.py adds the avatar's own walk, made under Mixamo's names", async () => {
  const [clip, target] = [inFolder('walking.fbx'), inFolder('walking.glb')];
  blender(ownScript('make_mixamo_clip.py'), model, clip);
  sample('retarget_mixamo.py', model, clip, target);
  const animated = await readGltf(target);
  expect(namesIn(animated)).toEqual(namesIn(source, ['walking']));
  expect(statSync(target).size / statSync(model).size).toBeLessThanOrEqual(1.3);

  const find = (root: Root, name: string) =>
    rotationsOf(root.listAnimations().find((item) => item.getName() === name)!);
  const [wanted, found] = [find(source, 'Walk'), find(animated, 'walking')];
  expect([...found.keys()].sort()).toEqual(jointNames);
  // Blender's first frame is 1 when it exports, and its clips have 24 frames per second.
  const worst = Math.max(...[...wanted].map(([joint, track]) => maxAngle(track, found.get(joint)!, 1 / 24)));
  expect(worst, 'degrees').toBeLessThan(1);
});

const faults = [
  {what: 'a truncated GLB', extra: [], message: "file size doesn't match"},
  {
    what: 'no NumPy',
    extra: ['--python-expr', 'import sys; sys.modules["numpy"] = None'],
    message: 'apt install python3-numpy',
  },
];
test.each(executed.blender.flatMap((script) => faults.map((fault) => ({script, ...fault}))))(
  '$script reports $what, fails, and writes nothing',
  ({script, extra, message}) => {
    const [broken, target] = [inFolder('broken.glb'), inFolder('broken-output')];
    writeFileSync(broken, readFileSync(model).subarray(0, 3000));
    const inputs = script.endsWith('retarget_mixamo.py') ? [broken, broken] : [broken];
    const args = [...flags, ...extra, '--python', path.join(samples, script), '--', ...inputs, target];
    const {status, stdout, stderr} = spawnSync('blender', args, {encoding: 'utf8'});
    expect(status).not.toBe(0);
    expect(`${stdout}${stderr}`).toContain(message);
    expect(existsSync(target)).toBe(false);
  },
);

test('every sample for Blender ran', () => expect([...ran].sort()).toEqual([...executed.blender].sort()));

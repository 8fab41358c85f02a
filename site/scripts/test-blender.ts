// Runs the samples for Blender headless on one of the site's models, and checks their output.
import {execFileSync, spawnSync} from 'node:child_process';
import {copyFileSync, existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {NodeIO, type Animation, type AnimationSampler, type Root} from '@gltf-transform/core';
import {executed} from '../checks/samples/executed';
import {linkedSample} from '@avaturn-docs/platform/sample-models';
import {joints} from '@avaturn-docs/platform/skeleton';
import {blenderPackages, hasBlender} from './blender';
import {readCommandLine} from './command-line';
import {installDebianPackages} from './debian';

const root = path.dirname(__dirname);

const usage = "npm run test:blender    runs the samples for Blender; as root, installs Debian's Blender if missing";

/** Scripts of this test, which inspect the samples' output. */
const testScripts = path.join(root, 'tests/blender');
const model = path.join(root, `static/models/${linkedSample.id}.glb`);

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
  return blender(path.join(root, 'samples', file), ...args);
}

interface Contents {
  readonly bones: readonly string[];
  readonly meshes: Readonly<Record<string, {triangles: number; shapeKeys: number; isSkinned: boolean}>>;
  readonly images: readonly string[];
  readonly actions: number;
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

/** The model, before Blender reads it. */
let source: Root;

const faults: string[] = [];

function expectEqual(what: string, found: unknown, wanted: unknown): void {
  const [a, b] = [JSON.stringify(found), JSON.stringify(wanted)];
  if (a !== b) {
    faults.push(`${what}: found ${a}, wanted ${b}`);
  }
}

/** GLB in, FBX out: skeleton, meshes, triangles and shape keys must match the GLB. */
async function checkConversion(folder: string): Promise<void> {
  const target = path.join(folder, 'avatar.fbx');
  sample('glb_to_fbx.py', path.join(folder, 'avatar.glb'), target);
  const output = blender(path.join(testScripts, 'inspect_fbx.py'), target);
  const contents = JSON.parse(/^FOUND (.*)$/m.exec(output)?.[1] ?? '{}') as Contents;

  const nodes = source.listNodes();
  expectEqual('Bones of the FBX', [...contents.bones].sort(), joints.map(({name}) => name).sort());
  const wanted = nodes.flatMap((node): [string, Contents['meshes'][string]][] => {
    const primitives = node.getMesh()?.listPrimitives();
    if (!primitives) return [];
    const corners = primitives.reduce((sum, primitive) => sum + (primitive.getIndices()?.getCount() ?? 0), 0);
    const shapeKeys = primitives[0]?.listTargets().length ?? 0;
    return [[node.getName(), {triangles: corners / 3, shapeKeys, isSkinned: true}]];
  });
  expectEqual('Meshes of the FBX', Object.entries(contents.meshes).sort(), wanted.sort());
  const triangles = Object.values(contents.meshes).reduce((sum, mesh) => sum + mesh.triangles, 0);
  console.log(
    `glb_to_fbx.py: ${contents.bones.length} bones, ${Object.keys(contents.meshes).length} meshes, ${triangles} triangles, ` +
      `${contents.images.length} images, ${statSync(target).size} bytes`,
  );
}

/** The GLB has the names and clips of the model, and the added ones. */
function checkContents(what: string, found: Root, added: readonly string[] = []): void {
  expectEqual(`Nodes of ${what}`, namesOf(found.listNodes()), namesOf(source.listNodes()));
  expectEqual(`Meshes of ${what}`, namesOf(found.listMeshes()), namesOf(source.listMeshes()));
  expectEqual(
    `Clips of ${what}`,
    namesOf(found.listAnimations()),
    [...namesOf(source.listAnimations()), ...added].sort(),
  );
}

/** The saved scene can be exported again without a loss of names or clips. */
async function checkImport(folder: string): Promise<void> {
  const [scene, target] = [path.join(folder, 'avatar.blend'), path.join(folder, 'exported.glb')];
  const report = sample('import_avatar.py', path.join(folder, 'avatar.glb'), scene);
  expectEqual('Bones that import_avatar.py reports', /^Bones: (\d+)$/m.exec(report)?.[1], String(joints.length));
  expectEqual(
    'Height that import_avatar.py reports',
    /^Height: (.*) m$/m.exec(report)?.[1],
    linkedSample.height.toFixed(2),
  );
  blender(path.join(testScripts, 'export_blend.py'), scene, target);
  checkContents('the GLB exported again', await readGltf(target));
  console.log(`import_avatar.py: ${statSync(scene).size} bytes, exported again ${statSync(target).size} bytes`);
}

/** Input: the avatar's own walk under Mixamo's names. Output: the avatar's file with the same walk as one more clip. */
async function checkRetargeting(folder: string): Promise<void> {
  const [clip, target] = [path.join(folder, 'walking.fbx'), path.join(folder, 'walking.glb')];
  blender(path.join(testScripts, 'make_mixamo_clip.py'), model, clip);
  sample('retarget_mixamo.py', path.join(folder, 'avatar.glb'), clip, target);
  const animated = await readGltf(target);
  checkContents('the retargeted GLB', animated, ['walking']);
  const growth = statSync(target).size / statSync(model).size;
  expectEqual('The retargeted GLB is at most 1.3 times the original', growth <= 1.3, true);

  const find = (root: Root, name: string) =>
    rotationsOf(root.listAnimations().find((item) => item.getName() === name)!);
  const [wanted, found] = [find(source, 'Walk'), find(animated, 'walking')];
  expectEqual('Joints that the clip rotates', [...found.keys()].sort(), joints.map(({name}) => name).sort());
  // Blender's first frame is 1 when it exports, and its clips have 24 frames per second.
  const worst = Math.max(...[...wanted].map(([joint, track]) => maxAngle(track, found.get(joint)!, 1 / 24)));
  expectEqual(`The walk is the same within a degree, ${worst.toFixed(2)} at most`, worst < 1, true);
  console.log(`retarget_mixamo.py: ${worst.toFixed(2)} degrees off, ${growth.toFixed(2)} times the file`);
}

/** A script that can't finish reports why, fails, and writes nothing. */
function checkFailures(folder: string): void {
  const [broken, target] = [path.join(folder, 'broken.glb'), path.join(folder, 'broken-output')];
  writeFileSync(broken, readFileSync(model).subarray(0, 3000));
  const withoutNumPy = ['--python-expr', 'import sys; sys.modules["numpy"] = None'];
  const cases = [
    {what: 'a truncated GLB', extra: [], message: "file size doesn't match"},
    {what: 'no NumPy', extra: withoutNumPy, message: 'apt install python3-numpy'},
  ];
  for (const script of executed.blender) {
    const file = path.join(root, 'samples', script);
    const inputs = script.endsWith('retarget_mixamo.py') ? [broken, broken] : [broken];
    for (const {what, extra, message} of cases) {
      const args = [...flags, ...extra, '--python', file, '--', ...inputs, target];
      const {status, stdout, stderr} = spawnSync('blender', args, {encoding: 'utf8'});
      const found = {failed: status !== 0, says: `${stdout}${stderr}`.includes(message), wrote: existsSync(target)};
      expectEqual(`${script} with ${what}`, found, {failed: true, says: true, wrote: false});
    }
  }
}

async function main(): Promise<void> {
  readCommandLine({usage});
  if (!hasBlender() && !installDebianPackages(blenderPackages)) {
    console.error('Blender is not installed. Install it, then run `npm run test:blender`.');
    process.exitCode = 1;
    return;
  }
  const folder = mkdtempSync(path.join(tmpdir(), 'blender-'));
  try {
    copyFileSync(model, path.join(folder, 'avatar.glb'));
    source = await readGltf(model);
    await checkImport(folder);
    await checkConversion(folder);
    await checkRetargeting(folder);
    checkFailures(folder);
    expectEqual('Samples that ran', [...ran].sort(), [...executed.blender].sort());
  } finally {
    rmSync(folder, {recursive: true});
  }
  faults.forEach((fault) => console.error(`FAILED ${fault}`));
  process.exitCode = faults.length === 0 ? 0 : 1;
}

void main();

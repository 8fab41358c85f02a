// Runs the samples for Blender headless on one of the site's models, and checks their output.
import {execFileSync, spawnSync} from 'node:child_process';
import {copyFileSync, existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {NodeIO, type AnimationChannel, type Root} from '@gltf-transform/core';
import {executed} from '../checks/samples/executed';
import {joints} from '../data/skeleton';
import {blenderPackages, hasBlender} from './blender';
import {readCommandLine} from './command-line';
import {installDebianPackages} from './debian';

const root = path.dirname(__dirname);

const usage = "npm run test:blender    runs the samples for Blender; as root, installs Debian's Blender if missing";

/** Scripts of this test, which inspect the samples' output. */
const testScripts = path.join(root, 'tests/blender');
const model = path.join(root, 'static/models/t2-female.glb');

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

/** Whether a rotation is different at any key of the clip. */
function turns(channel: AnimationChannel): boolean {
  const output = channel.getSampler()?.getOutput();
  const first = output?.getElement(0, []) ?? [];
  return Array.from({length: output?.getCount() ?? 0}, (_, key) => output!.getElement(key, [])).some((rotation) =>
    rotation.some((value, axis) => Math.abs(value - first[axis]!) > 0.01),
  );
}

const namesOf = (channels: readonly AnimationChannel[]): string[] =>
  channels.map((channel) => channel.getTargetNode()?.getName() ?? '');

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

  const nodes = (await readGltf(model)).listNodes();
  expectEqual('Bones of the FBX', [...contents.bones].sort(), joints.map(({name}) => name).sort());
  const wanted = nodes.flatMap((node): [string, Contents['meshes'][string]][] => {
    const primitives = node.getMesh()?.listPrimitives();
    if (!primitives) return [];
    const corners = primitives.reduce((sum, primitive) => sum + (primitive.getIndices()?.getCount() ?? 0), 0);
    const shapeKeys = primitives[0]?.listTargets().length ?? 0;
    return [[node.getName(), {triangles: corners / 3, shapeKeys, isSkinned: true}]];
  });
  // Blender adds a number to a mesh name that the import of a face clip already used.
  const found = Object.entries(contents.meshes).map(([name, mesh]) => [name.replace(/\.\d{3}$/, ''), mesh]);
  expectEqual('Meshes of the FBX', found.sort(), wanted.sort());
  const triangles = Object.values(contents.meshes).reduce((sum, mesh) => sum + mesh.triangles, 0);
  console.log(
    `glb_to_fbx.py: ${contents.bones.length} bones, ${Object.keys(contents.meshes).length} meshes, ${triangles} triangles, ` +
      `${contents.images.length} images, ${statSync(target).size} bytes`,
  );
}

/**
 * Input: a clip with Mixamo's names. Output: a GLB whose only clip animates every joint of the avatar and moves its limbs.
 */
async function checkRetargeting(folder: string): Promise<void> {
  const [clip, target] = [path.join(folder, 'walking.fbx'), path.join(folder, 'walking.glb')];
  blender(path.join(testScripts, 'make_mixamo_clip.py'), model, clip);
  sample('retarget_mixamo.py', path.join(folder, 'avatar.glb'), clip, target);
  const animations = (await readGltf(target)).listAnimations();
  const rotations = animations[0]?.listChannels().filter((channel) => channel.getTargetPath() === 'rotation') ?? [];
  const names = namesOf(rotations);
  expectEqual('Clips of the retargeted GLB', animations.length, 1);
  const still = joints.map(({name}) => name).filter((name) => !names.includes(name));
  expectEqual("Joints that the clip doesn't rotate", still, []);
  const turning = namesOf(rotations.filter(turns));
  const limbs = ['LeftArm', 'LeftUpLeg', 'RightArm', 'RightUpLeg'];
  expectEqual(
    'Limbs that swing',
    limbs.filter((name) => turning.includes(name)),
    limbs,
  );
  console.log(`retarget_mixamo.py: 1 clip, ${new Set(names).size} joints, of which ${turning.length} turn`);
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
    const report = sample('import_avatar.py', path.join(folder, 'avatar.glb'), path.join(folder, 'avatar.blend'));
    expectEqual('Bones that import_avatar.py reports', /^Bones: (\d+)$/m.exec(report)?.[1], String(joints.length));
    console.log(
      `import_avatar.py: ${/^Height: .*$/m.exec(report)?.[0]}, ${statSync(path.join(folder, 'avatar.blend')).size} bytes`,
    );
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

// Runs the samples for Blender without a window, on a model of the site, and looks at what they make.
import {execFileSync, spawnSync} from 'node:child_process';
import {copyFileSync, mkdtempSync, readFileSync, rmSync, statSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {executed} from '../checks/samples/executed';
import {joints} from '../data/skeleton';
import {readCommandLine} from './command-line';

const root = path.dirname(__dirname);

const usage = `npm run test:blender                      runs the samples for Blender; as root, installs Debian's where there is none
npm run test:blender -- --if-installed    runs them where Blender is, and installs nothing`;

/** Scripts of the test itself, which look at what the samples made. */
const testScripts = path.join(root, 'tests/blender');
const model = path.join(root, 'static/models/t2-female.glb');

/** Blender 3.4 of Debian 12 asks its NumPy for a name that is no longer there, and can not read a GLB without it. */
const mendNumPy = 'import numpy; numpy.bool = bool';

function isInstalled(): boolean {
  return spawnSync('blender', ['--version']).status === 0;
}

function install(): boolean {
  if (process.getuid?.() !== 0 || spawnSync('apt-get', ['--version']).status !== 0) {
    return false;
  }
  console.log('Installing Blender with apt-get.');
  const packages = ['install', '-y', '--no-install-recommends', 'blender', 'python3-numpy'];
  const environment = {...process.env, DEBIAN_FRONTEND: 'noninteractive'};
  return [['update', '-qq'], packages].every(
    (args) => spawnSync('apt-get', args, {stdio: ['ignore', 'ignore', 'inherit'], env: environment}).status === 0,
  );
}

/** @throws with Blender's output where the script fails; Blender itself ends with 0 even then. */
function blender(script: string, ...args: string[]): string {
  const flags = ['--background', '--factory-startup', '--python-exit-code', '1', '--python-expr', mendNumPy];
  return execFileSync('blender', [...flags, '--python', script, '--', ...args], {encoding: 'utf8', stdio: 'pipe'});
}

const ran = new Set<string>();

/** Runs the very file that a page shows and offers for download. */
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

interface Gltf {
  readonly nodes: readonly {readonly name?: string; readonly mesh?: number}[];
  readonly meshes: readonly {
    readonly primitives: readonly {readonly targets?: readonly unknown[]; readonly indices: number}[];
  }[];
  readonly accessors: readonly {readonly count: number; readonly bufferView?: number; readonly byteOffset?: number}[];
  readonly bufferViews: readonly {readonly byteOffset?: number}[];
  readonly skins: readonly {readonly joints: readonly number[]}[];
  readonly animations?: readonly {
    readonly channels: readonly {
      readonly sampler: number;
      readonly target: {readonly node: number; readonly path: string};
    }[];
    readonly samplers: readonly {readonly output: number}[];
  }[];
}

/** The JSON chunk of a GLB (glTF 2.0, section 4.4.3). */
function readGltf(file: string): Gltf {
  const bytes = readFileSync(file);
  return JSON.parse(bytes.toString('utf8', 20, 20 + bytes.readUInt32LE(12))) as Gltf;
}

/** Joints whose rotation changes in the first clip of a GLB. */
function turningJoints(file: string): string[] {
  const {animations = [], nodes, accessors, bufferViews} = readGltf(file);
  const bytes = readFileSync(file);
  // The binary chunk follows the JSON chunk and the header of its own.
  const start = 20 + bytes.readUInt32LE(12) + 8;
  const {channels = [], samplers = []} = animations[0] ?? {};
  const rotations = channels.filter(({target}) => target.path === 'rotation');
  const turning = rotations.filter(({sampler}) => {
    const {count = 0, bufferView = 0, byteOffset = 0} = accessors[samplers[sampler]?.output ?? -1] ?? {};
    const first = start + (bufferViews[bufferView]?.byteOffset ?? 0) + byteOffset;
    const value = (index: number) => bytes.readFloatLE(first + index * 4);
    return Array.from({length: count * 4}, (_, index) => index).some(
      (index) => Math.abs(value(index) - value(index % 4)) > 0.01,
    );
  });
  return turning.map(({target}) => nodes[target.node]?.name ?? '');
}

const faults: string[] = [];

function expectEqual(what: string, found: unknown, wanted: unknown): void {
  const [a, b] = [JSON.stringify(found), JSON.stringify(wanted)];
  if (a !== b) {
    faults.push(`${what}: found ${a}, wanted ${b}`);
  }
}

/** GLB in, FBX out: skeleton, meshes, triangles and shape keys must be those of the GLB. */
function checkConversion(folder: string): void {
  const target = path.join(folder, 'avatar.fbx');
  sample('glb_to_fbx.py', path.join(folder, 'avatar.glb'), target);
  const output = blender(path.join(testScripts, 'inspect_fbx.py'), target);
  const contents = JSON.parse(/^FOUND (.*)$/m.exec(output)?.[1] ?? '{}') as Contents;

  const {nodes, meshes, accessors} = readGltf(model);
  expectEqual('Bones of the FBX', [...contents.bones].sort(), joints.map(({name}) => name).sort());
  const wanted = nodes
    .filter(({mesh}) => mesh !== undefined)
    .map(({name = '', mesh = 0}) => {
      const primitives = meshes[mesh]?.primitives ?? [];
      const corners = primitives.reduce((sum, {indices}) => sum + (accessors[indices]?.count ?? 0), 0);
      return [name, {triangles: corners / 3, shapeKeys: primitives[0]?.targets?.length ?? 0, isSkinned: true}];
    });
  expectEqual('Meshes of the FBX', Object.entries(contents.meshes).sort(), wanted.sort());
  const triangles = Object.values(contents.meshes).reduce((sum, mesh) => sum + mesh.triangles, 0);
  console.log(
    `glb_to_fbx.py: ${contents.bones.length} bones, ${Object.keys(contents.meshes).length} meshes, ${triangles} triangles, ` +
      `${contents.images.length} images, ${statSync(target).size} bytes`,
  );
}

/** A clip with Mixamo's names in, a GLB out whose one clip has every joint of the avatar, and swings its limbs. */
function checkRetargeting(folder: string): void {
  const [clip, target] = [path.join(folder, 'walking.fbx'), path.join(folder, 'walking.glb')];
  blender(path.join(testScripts, 'make_mixamo_clip.py'), model, clip);
  sample('retarget_mixamo.py', path.join(folder, 'avatar.glb'), clip, target);
  const {animations = [], nodes} = readGltf(target);
  const channels = animations[0]?.channels ?? [];
  const turned = new Set(
    channels.filter(({target: {path: kind}}) => kind === 'rotation').map(({target: {node}}) => node),
  );
  const names = [...turned].map((node) => nodes[node]?.name ?? '');
  expectEqual('Clips of the retargeted GLB', animations.length, 1);
  const still = joints.map(({name}) => name).filter((name) => !names.includes(name));
  expectEqual('Joints that the clip does not turn', still, []);
  const turning = turningJoints(target);
  const limbs = ['LeftArm', 'LeftUpLeg', 'RightArm', 'RightUpLeg'];
  expectEqual(
    'Limbs that swing',
    limbs.filter((name) => turning.includes(name)),
    limbs,
  );
  console.log(`retarget_mixamo.py: 1 clip, ${turned.size} joints, of which ${turning.length} turn`);
}

function main(): void {
  const {values} = readCommandLine({usage, options: {'if-installed': {type: 'boolean'}}});
  if (!isInstalled() && (values['if-installed'] || !install())) {
    console.warn('SKIPPED: Blender is not installed. Install it, then run `npm run test:blender`.');
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
    checkConversion(folder);
    checkRetargeting(folder);
    expectEqual('Samples that ran', [...ran].sort(), [...executed.blender].sort());
  } finally {
    rmSync(folder, {recursive: true});
  }
  faults.forEach((fault) => console.error(`FAILED ${fault}`));
  process.exitCode = faults.length === 0 ? 0 : 1;
}

main();

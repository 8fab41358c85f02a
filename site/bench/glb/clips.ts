// Accuracy of retargeting: clips of one known motion, made by Blender with skeletons of many programs.
import {execFileSync} from 'node:child_process';
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {retarget} from '@avaturn-docs/avatar-glb/animate/retarget';
import {readContainer, writeContainer} from '@avaturn-docs/avatar-glb/read/container';
import {AnimationMixer, MathUtils, Quaternion, Vector3} from 'three';
import {GLTFLoader} from 'three/addons/loaders/GLTFLoader.js';
import {joints as avatarJoints} from '@avaturn-docs/platform/skeleton';
import {readCommandLine} from '../../scripts/command-line';

const usage =
  "npm run bench:clips    makes clips with Blender, retargets them, and compares the results with Blender's constraints";

const root = path.resolve(__dirname, '../..');
const folder = path.join(root, '.cache/clips');
const avatarFile = path.join(root, 'static/models/t1-male.glb');
/** Degrees and centimeters above which a clip without a warning fails the run. */
const limits = {degrees: 15, centimeters: 5} as const;

/** What Blender's constraints do to the avatar: world rotations since its rest pose, by file and frame; heights of the jump. */
interface Truth {
  readonly clips: readonly (readonly [file: string, names: string, rest: string, skeleton: object, options: object])[];
  readonly poses: Readonly<Record<string, readonly Readonly<Record<string, [number, number, number, number]>>[]>>;
  readonly jumps: readonly number[];
  readonly rate: number;
}

const sides = ['Left', 'Right'];
const segments = sides.flatMap((side) =>
  ['Arm ForeArm', 'ForeArm Hand', 'Hand HandMiddle1', 'UpLeg Leg', 'Leg Foot', 'Foot ToeBase'].map((pair) =>
    pair.split(' ').map((part) => side + part),
  ),
) as [from: string, to: string][];
/** Joints whose twist shows, too. */
const twisting = [
  'Hips',
  'Spine2',
  'Head',
  ...sides.flatMap((side) => ['Arm', 'ForeArm', 'Hand', 'UpLeg', 'Leg', 'Foot'].map((part) => side + part)),
];
const feet = sides.flatMap((side) => [`${side}Foot`, `${side}ToeBase`]);
/** Meters in the clips, and per frame. */
const legLength = 0.84;
const stride = 0.03;

async function main(): Promise<void> {
  readCommandLine({usage});
  const flags = ['--background', '--factory-startup', '--python-exit-code', '1', '--python'];
  execFileSync('blender', [...flags, path.join(__dirname, 'make_clips.py'), '--', folder, avatarFile], {stdio: 'pipe'});
  const truth = JSON.parse(readFileSync(path.join(folder, 'truth.json'), 'utf8')) as Truth;
  const avatar = new Uint8Array(readFileSync(avatarFile));
  const rows: string[][] = [];
  for (const [file, names, rest, skeleton, options] of truth.clips) {
    const title = [`${file}: ${names}`, rest, ...Object.values({...skeleton, ...options})].join(', ');
    const result = await retarget(avatar, [{name: file, bytes: readClip(file)}]).catch((error: Error) => error.message);
    if (typeof result === 'string') {
      rows.push([title, '', '', '', `Refused: ${result}`]);
      process.exitCode = 1;
      continue;
    }
    const {degrees, joint, soles, path: travel} = await compare(result.clipFile, truth, file);
    const {difference, restPose, warning} = result.clips[0]!;
    const lengths = [soles, travel].map((value) => value.toFixed(1));
    rows.push([title, `${degrees.toFixed(0)}° at ${joint}`, ...lengths, warning ?? `${difference} ${restPose}`]);
    if (warning === undefined && (degrees > limits.degrees || Math.max(soles, travel) > limits.centimeters)) {
      console.error(`${title} is wrong without a warning.`);
      process.exitCode = 1;
    }
  }
  const heads = ['Clip', 'Largest difference', 'Soles, cm', 'Path, cm', 'Report of the tool'];
  console.log([heads, heads.map(() => '---'), ...rows].map((row) => `| ${row.join(' | ')} |`).join('\n'));
}

/** The file from Blender; a VRM animation also gets its map of bones. */
function readClip(file: string): Uint8Array {
  if (!file.endsWith('.vrma')) return new Uint8Array(readFileSync(path.join(folder, file)));
  const {json, bin} = readContainer(new Uint8Array(readFileSync(path.join(folder, `${file}.glb`))));
  const gltf = json as {nodes: {name: string}[]};
  const nodes = new Map(gltf.nodes.map(({name}, node) => [name, {node}]));
  const humanBones = Object.fromEntries(
    avatarJoints.flatMap(({vrm}) => (nodes.has(vrm) ? [[vrm, nodes.get(vrm)]] : [])),
  );
  gltf.nodes.forEach((node, index) => (node.name = `bone ${index}`));
  return writeContainer({...gltf, extensions: {VRMC_vrm_animation: {specVersion: '1.0', humanoid: {humanBones}}}}, bin);
}

/** Plays a result with three.js, and compares it with Blender's: limbs by direction, others with their twist. */
async function compare(bytes: Uint8Array, {poses: files, jumps, rate}: Truth, file: string) {
  const poses = files[file]!;
  const {scene, animations} = await new GLTFLoader().parseAsync(bytes.slice().buffer, '');
  const find = (joint: string) => scene.getObjectByName(joint)!;
  const place = (joint: string) => find(joint).getWorldPosition(new Vector3());
  const direction = ([from, to]: readonly [string, string]) => place(to).sub(place(from));
  const rotation = (joint: string) => find(joint).getWorldQuaternion(new Quaternion());
  const heights = () => feet.map((joint) => place(joint).y);
  scene.updateWorldMatrix(true, true);
  const directions = segments.map(direction);
  const rotations = twisting.map((joint) => rotation(joint).invert());
  const floor = heights();
  const scale = (find('LeftLeg').position.length() + find('LeftFoot').position.length()) / legLength;
  const mixer = new AnimationMixer(scene);
  const action = mixer.clipAction(animations[0]!).play();
  const worst = {degrees: 0, joint: '', soles: 0, path: 0};
  const start = new Vector3();
  const add = (joint: string, radians: number) => {
    const degrees = MathUtils.radToDeg(radians);
    if (degrees > worst.degrees) Object.assign(worst, {degrees, joint});
  };
  poses.forEach((pose, frame) => {
    // Some exporters begin with the frame of the rest pose.
    action.time = animations[0]!.duration - (poses.length - 1 - frame) / rate;
    mixer.update(0);
    scene.updateWorldMatrix(true, true);
    if (frame === 0) start.copy(place('Hips'));
    const wanted = (joint: string) => new Quaternion().fromArray(pose[joint]!);
    segments.forEach((segment, index) => {
      const [joint] = segment;
      if (!pose[joint]) return;
      add(joint, direction(segment).angleTo(directions[index]!.clone().applyQuaternion(wanted(joint))));
    });
    twisting.forEach(
      (joint, index) => pose[joint] && add(joint, rotation(joint).multiply(rotations[index]!).angleTo(wanted(joint))),
    );
    const travel = place('Hips').sub(start).setY(0);
    worst.path = Math.max(worst.path, travel.distanceTo(new Vector3(0, 0, frame * stride * scale)) * 100);
    const clearance = Math.min(...heights().map((height, foot) => height - floor[foot]!));
    worst.soles = Math.max(worst.soles, Math.abs(clearance - jumps[frame]! * scale) * 100);
  });
  return worst;
}

void main();

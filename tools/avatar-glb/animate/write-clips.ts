import {InterpolateDiscrete, Matrix4, type AnimationClip, type KeyframeTrack} from 'three';
import type {JointName} from '@avaturn-docs/platform/skeleton';
import {decomposed} from '../read/bind-pose';
import {withView, writeContainer} from '../read/container';
import {list, record, type Json} from '../read/json';
import type {Model} from '../read/model';
import {ancestry} from '../read/scene';

/** A clip, as far as it is written. */
export type NamedTracks = Pick<AnimationClip, 'name' | 'tracks'>;

/** Adds clips before a file's own: apps play the first by default. Everything else stays as it is, byte by byte. */
export function withClips(
  {json, bin}: Pick<Model, 'json' | 'bin'>,
  clips: readonly NamedTracks[],
  joints: ReadonlyMap<JointName, number>,
): Uint8Array {
  const root = record(json);
  const [firstView, firstAccessor] = [list(root['bufferViews']).length, list(root['accessors']).length];
  const numbers: number[] = [];
  const accessors: Json[] = [];
  const accessorOf = new Map<string, number>();
  // Tracks often share their times.
  const add = (values: Iterable<number>, type: 'SCALAR' | 'VEC3' | 'VEC4', width: number): number => {
    const data = [...values];
    const key = `${type} ${data.join(' ')}`;
    const known = accessorOf.get(key);
    if (known !== undefined) return known;
    const limits = type === 'SCALAR' ? {min: [data[0]], max: [data.at(-1)]} : {};
    const byteOffset = numbers.length * 4;
    const count = data.length / width;
    for (const value of data) numbers.push(value);
    accessors.push({bufferView: firstView, byteOffset, componentType: 5126, count, type, ...limits});
    const index = firstAccessor + accessors.length - 1;
    accessorOf.set(key, index);
    return index;
  };
  const animations = clips.map(({name, tracks}) => ({
    name,
    samplers: tracks.map((track) => ({
      input: add(track.times, 'SCALAR', 1),
      output: isRotation(track) ? add(track.values, 'VEC4', 4) : add(track.values, 'VEC3', 3),
      interpolation: track.getInterpolation() === InterpolateDiscrete ? 'STEP' : 'LINEAR',
    })),
    channels: tracks.map((track, sampler) => ({
      sampler,
      target: {
        node: joints.get(track.name.slice(0, track.name.lastIndexOf('.')) as JointName)!,
        path: isRotation(track) ? 'rotation' : 'translation',
      },
    })),
  }));
  const targets = new Set(joints.values());
  const moving = {
    ...root,
    nodes: list(root['nodes']).map((node, index) => (targets.has(index) ? withoutMatrix(node) : node)),
    animations: [...animations, ...list(root['animations'])],
    accessors: [...list(root['accessors']), ...accessors],
  };
  const written = withView(moving, bin, new Uint8Array(new Float32Array(numbers).buffer));
  return writeContainer(written.json, written.bin);
}

const isRotation = ({name}: KeyframeTrack): boolean => name.endsWith('.quaternion');

/** A clip can't move a node that has a matrix (glTF 2.0, section 3.5.3). */
const withoutMatrix = ({matrix, ...node}: Json): Json =>
  matrix === undefined ? node : {...node, ...decomposed(new Matrix4().fromArray(matrix as number[]))};

/** A GLB with clips and the skeleton that they move, and no meshes, and the node of each joint in it. */
export function clipsOnly(
  {json, scene}: Model,
  clips: readonly NamedTracks[],
  joints: ReadonlyMap<JointName, number>,
): {readonly bytes: Uint8Array; readonly nodes: ReadonlyMap<JointName, number>} {
  const kept = [...new Set([...joints.values()].flatMap((node) => [...ancestry(scene, node)]))].sort((a, b) => a - b);
  const position = new Map(kept.map((node, index) => [node, index]));
  const nodes = list(record(json)['nodes']);
  const skeleton = kept.map((node) => {
    const {name, translation, rotation, scale, matrix} = nodes[node]!;
    const children = kept.filter((child) => scene.parents[child] === node).map((child) => position.get(child)!);
    return {name, translation, rotation, scale, matrix, ...(children.length > 0 && {children})};
  });
  const roots = kept.filter((node) => !position.has(scene.parents[node] ?? -1)).map((node) => position.get(node)!);
  const written = new Map([...joints].map(([joint, node]) => [joint, position.get(node)!]));
  const bytes = withClips(
    {
      json: {
        asset: {version: '2.0', generator: 'avaturn-glb'},
        scene: 0,
        scenes: [{nodes: roots}],
        nodes: skeleton,
      },
      bin: new Uint8Array(0),
    },
    clips,
    written,
  );
  return {bytes, nodes: written};
}

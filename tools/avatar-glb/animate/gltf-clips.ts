import {
  AnimationClip,
  Bone,
  Group,
  InterpolateDiscrete,
  InterpolateLinear,
  Matrix4,
  QuaternionKeyframeTrack,
  VectorKeyframeTrack,
  type KeyframeTrack,
} from 'three';
import type {JointName} from '@avaturn-docs/platform/skeleton';
import {readAccessor} from '../read/accessor';
import type {Sampler} from '../read/gltf';
import {jointNamed} from '../read/joint-names';
import type {Model} from '../read/model';

/** The node of each joint. A file with clips only has no skin: there, names decide. */
export function jointNodes({gltf, skeleton, aliases}: Model): Map<JointName, number> {
  if (gltf.skins.length > 0) {
    return new Map([...skeleton.byName].map(([joint, {node}]) => [joint, node]));
  }
  const nodes = new Map<JointName, number>();
  gltf.nodes.forEach(({name}, node) => {
    const joint = jointNamed(name, aliases);
    if (joint && !nodes.has(joint)) nodes.set(joint, node);
  });
  return nodes;
}

/** The nodes as bones of three.js, by index, with unique names. */
function bonesOf({gltf, scene}: Model): Bone[] {
  const bones = gltf.nodes.map(({name, matrix, translation, rotation, scale}, node) => {
    const bone = new Bone();
    Object.assign(bone, {name: `node${node}`, userData: {name}});
    if (matrix) {
      new Matrix4().fromArray(matrix).decompose(bone.position, bone.quaternion, bone.scale);
    } else {
      bone.position.fromArray(translation);
      bone.quaternion.fromArray(rotation);
      bone.scale.fromArray(scale);
    }
    return bone;
  });
  scene.parents.forEach((parent, node) => bones[parent]?.add(bones[node]!));
  return bones;
}

/** The nodes of a GLB as bones below one object, and which of them are joints. */
export function skeletonOf(model: Model, nodes: ReadonlyMap<JointName, number> = jointNodes(model)) {
  const bones = bonesOf(model);
  const root = new Group().add(...bones.filter(({parent}) => !parent));
  const joints: ReadonlyMap<JointName, Bone> = new Map([...nodes].map(([joint, node]) => [joint, bones[node]!]));
  return {root, joints, nodes, bones, clips: () => clipsOf(model, bones)};
}

function clipsOf(model: Model, bones: readonly Bone[]): AnimationClip[] {
  return model.gltf.animations.map(({name, channels}) => {
    const tracks = channels.flatMap(({node, path, sampler}) => {
      const bone = node === undefined ? undefined : bones[node];
      return bone && sampler ? (trackOf(model, bone, path, sampler) ?? []) : [];
    });
    return new AnimationClip(name, -1, tracks);
  });
}

const properties = new Map([
  ['rotation', 'quaternion'],
  ['translation', 'position'],
  ['scale', 'scale'],
]);

function trackOf(model: Model, bone: Bone, path: string, sampler: Sampler): KeyframeTrack | undefined {
  const property = properties.get(path);
  const times = readAccessor(model.gltf, model.bin, sampler.input);
  const values = readAccessor(model.gltf, model.bin, sampler.output);
  const width = path === 'rotation' ? 4 : 3;
  const isCubic = sampler.interpolation === 'CUBICSPLINE';
  if (!property || !times || values?.length !== times.length * width * (isCubic ? 3 : 1)) {
    return undefined;
  }
  const keys = isCubic ? sampleSpline(times, values, width) : {times, values};
  const Track = path === 'rotation' ? QuaternionKeyframeTrack : VectorKeyframeTrack;
  return new Track(
    `${bone.name}.${property}`,
    keys.times,
    keys.values,
    sampler.interpolation === 'STEP' ? InterpolateDiscrete : InterpolateLinear,
  );
}

/** Linear pieces between two keys of a spline. */
const pieces = 8;

/** Samples a cubic spline (glTF 2.0, appendix C): each key has an incoming tangent, a value and an outgoing tangent. */
function sampleSpline(keyTimes: Float32Array, keys: Float32Array, width: number) {
  const times: number[] = [];
  const values: number[] = [];
  const at = (key: number, part: number, component: number) => keys[(key * 3 + part) * width + component]!;
  for (let key = 0; key < keyTimes.length; key += 1) {
    const isLast = key === keyTimes.length - 1;
    const span = isLast ? 0 : keyTimes[key + 1]! - keyTimes[key]!;
    for (let piece = 0; piece < (isLast ? 1 : pieces); piece += 1) {
      const t = piece / pieces;
      times.push(keyTimes[key]! + t * span);
      for (let component = 0; component < width; component += 1) {
        const [from, to] = [at(key, 1, component), isLast ? 0 : at(key + 1, 1, component)];
        const [out, into] = [at(key, 2, component), isLast ? 0 : at(key + 1, 0, component)];
        values.push(
          (2 * t ** 3 - 3 * t ** 2 + 1) * from +
            (t ** 3 - 2 * t ** 2 + t) * span * out +
            (-2 * t ** 3 + 3 * t ** 2) * to +
            (t ** 3 - t ** 2) * span * into,
        );
      }
    }
  }
  return {times: new Float32Array(times), values: new Float32Array(values)};
}

import {Matrix4} from 'three/src/math/Matrix4.js';
import {Quaternion} from 'three/src/math/Quaternion.js';
import {Vector3} from 'three/src/math/Vector3.js';
import type {JointName} from '@avaturn-docs/platform/skeleton';
import {readAccessor} from './accessor';
import {writeContainer} from './container';
import {list, record} from './json';
import {angleBetween, localMatrix} from './matrix';
import {readModel, type Model} from './model';
import {ancestry} from './scene';
import type {Skeleton} from './skeleton';

/** A node's transform in the parts that a clip can move. */
export function decomposed(matrix: Matrix4) {
  const [translation, rotation, scale] = [new Vector3(), new Quaternion(), new Vector3()];
  matrix.decompose(translation, rotation, scale);
  return {translation: translation.toArray(), rotation: rotation.toArray(), scale: scale.toArray()};
}

/** The right angles that a matrix turns by, nearly. */
function rightAnglesOf(matrix: Matrix4): Quaternion {
  const [x, y, z] = [new Vector3(), new Vector3(), new Vector3()] as const;
  matrix.extractBasis(x, y, z);
  const [right, up] = [x, y].map((column) => {
    const sizes = column.toArray().map(Math.abs);
    const largest = sizes.indexOf(Math.max(...sizes));
    return new Vector3().setComponent(largest, Math.sign(column.getComponent(largest)));
  }) as [Vector3, Vector3];
  return new Quaternion().setFromRotationMatrix(new Matrix4().makeBasis(right, up, right.clone().cross(up)));
}

/**
 * World matrices of the joints, by node, when the mesh was bound to them. A skin has them in the space of its mesh, which the
 * first joint shows: nearly, because it may be moved itself. If that is the hips, a mesh with +Y up isn't turned.
 */
export function bindPoseOf(
  {gltf, bin, scene}: Model,
  hips: number | undefined,
  head: number | undefined,
): ReadonlyMap<number, Matrix4> {
  const skins = gltf.skins.filter(({joints}) => joints.includes(hips ?? -1) && joints.includes(head ?? -1));
  const skin = skins.sort((a, b) => b.joints.length - a.joints.length)[0];
  const inverse = skin && readAccessor(gltf, bin, skin.inverseBindMatrices);
  if (!skin || inverse?.length !== skin.joints.length * 16) return new Map();
  const bound = new Map(
    skin.joints.map((node, at) => [node, new Matrix4().fromArray(inverse.subarray(at * 16)).invert()]),
  );
  const placeOf = (node: number) => new Vector3().setFromMatrixPosition(bound.get(node)!);
  const first = [...ancestry(scene, hips!)].filter((node) => bound.has(node)).at(-1)!;
  const now = scene.world[first]!.clone().multiply(bound.get(first)!.clone().invert());
  const isUpright = placeOf(head!).sub(placeOf(hips!)).normalize().y > 0.8;
  const turn = first === hips && isUpright ? new Quaternion() : rightAnglesOf(now);
  const space = new Matrix4().compose(new Vector3(), turn, new Vector3().setFromMatrixScale(now));
  space.setPosition(new Vector3().setFromMatrixPosition(scene.world[hips!]!).sub(placeOf(hips!).applyMatrix4(space)));
  bound.forEach((matrix) => matrix.premultiply(space));
  return bound;
}

const segments: readonly (readonly [JointName, JointName, JointName])[] = (['Left', 'Right'] as const).flatMap(
  (side) =>
    [
      [`${side}UpLeg`, `${side}Leg`, `${side}Foot`],
      [`${side}Arm`, `${side}ForeArm`, `${side}Hand`],
    ] as const,
);

/** Degrees by which knees, elbows and thighs are bent; undefined if a joint is missing. */
function bend(between: Skeleton['between']): number | undefined {
  const down = between('Neck', 'Hips');
  const angles = segments.flatMap(([first, middle, last]) => {
    const [upper, lower] = [between(first, middle), between(middle, last)];
    const pairs = [[upper, lower], ...(first.endsWith('UpLeg') ? [[upper, down]] : [])];
    return pairs.map(([one, other]) => one && other && angleBetween(one, other));
  });
  return angles.includes(undefined) ? undefined : Math.max(...(angles as number[]));
}

/** Limbs of a rest pose are bent by fewer degrees. */
const maxBend = 25;

/** The model at its bind pose, if its nodes hold a frame of motion instead. Clips replace what nodes hold. */
export function atBindPose(model: Model): Model {
  const {scene, skeleton, json, bin, aliases} = model;
  const [hips, head] = (['Hips', 'Head'] as const).map((joint) => skeleton.byName.get(joint)?.node);
  const bound = bindPoseOf(model, hips, head);
  const boundPosition = (joint: JointName) => {
    const matrix = bound.get(skeleton.byName.get(joint)?.node ?? -1);
    return matrix && new Vector3().setFromMatrixPosition(matrix);
  };
  const own = bend(skeleton.between);
  const other = bend((from, to) => {
    const start = boundPosition(from);
    return start && boundPosition(to)?.sub(start);
  });
  if (own === undefined || other === undefined || own <= maxBend || other > maxBend) return model;
  const root = record(json);
  const worldOf = (node: number): Matrix4 =>
    node === -1
      ? new Matrix4()
      : (bound.get(node) ?? localMatrix(model.gltf.nodes[node]!).premultiply(worldOf(scene.parents[node]!)));
  const nodes = list(root['nodes']).map(({matrix, ...node}, index) => {
    if (!bound.has(index)) return {...node, ...(matrix !== undefined && {matrix})};
    return {...node, ...decomposed(worldOf(scene.parents[index]!).clone().invert().multiply(bound.get(index)!))};
  });
  return readModel(writeContainer({...root, nodes}, bin), aliases);
}

export const bindPoseNote = 'The file holds a frame of motion, so its rest pose is the skin’s bind pose.';

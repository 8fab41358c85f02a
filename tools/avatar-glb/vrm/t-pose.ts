import {Matrix4} from 'three/src/math/Matrix4.js';
import {Quaternion} from 'three/src/math/Quaternion.js';
import {Vector3} from 'three/src/math/Vector3.js';
import type {JointName} from '@avaturn-docs/platform/skeleton';
import {writeContainer} from '../read/container';
import {list, record} from '../read/json';
import {angleBetween} from '../read/matrix';
import {readModel, type Model} from '../read/model';
import {armTolerance, readStance} from '../read/stance';

export interface Turn {
  readonly joint: JointName;
  readonly degrees: number;
}

/** Arms that deviate more, such as raised ones, aren't a rest pose. */
const maxTurn = 100;

const sides = [
  {side: 'Left', axis: new Vector3(1, 0, 0)},
  {side: 'Right', axis: new Vector3(-1, 0, 0)},
] as const;

/**
 * Rotates the arms of an A-pose into the T-pose: upper arm first, then forearm. Changes only joint rotations: the vertices
 * follow them, and clips, which replace these rotations, look as before.
 * @returns the model unchanged if its arms are in T-pose already or can't be measured
 */
export function turnToTPose(model: Model): {readonly model: Model; readonly turned: readonly Turn[]} {
  const {between, byName} = model.skeleton;
  const turned: Turn[] = [];
  const rotations = new Map<number, object>();
  for (const {side, axis} of readStance(model.skeleton).facing === '+Z' ? sides : []) {
    const segments = [
      {joint: `${side}Arm`, direction: between(`${side}Arm`, `${side}ForeArm`)},
      {joint: `${side}ForeArm`, direction: between(`${side}ForeArm`, `${side}Hand`)},
    ] as const;
    const angles = segments.map(({direction}) => direction && angleBetween(direction, axis));
    const isRestPose = angles.every((angle) => angle !== undefined && angle <= maxTurn);
    if (!isRestPose || !angles.some((angle) => angle! > armTolerance)) continue;
    const above = new Quaternion();
    segments.forEach(({joint, direction}, index) => {
      const turn = new Quaternion().setFromUnitVectors(direction!.normalize().applyQuaternion(above), axis);
      const {node} = byName.get(joint)!;
      const parent = model.scene.parents[node]!;
      const below = parent === -1 ? new Quaternion() : worldRotation(model, parent).premultiply(above);
      rotations.set(node, rotated(model, node, below.clone().invert().multiply(turn).multiply(below)));
      above.premultiply(turn);
      turned.push({joint, degrees: angles[index]!});
    });
  }
  return {model: turned.length > 0 ? withRotations(model, rotations) : model, turned};
}

function worldRotation({scene}: Model, node: number): Quaternion {
  const rotation = new Quaternion();
  scene.world[node]!.decompose(new Vector3(), rotation, new Vector3());
  return rotation;
}

/** The node's transform after a rotation around its own origin, in the axes of its parent. */
function rotated({gltf}: Model, node: number, turn: Quaternion): object {
  const {matrix, rotation} = gltf.nodes[node]!;
  if (matrix) {
    const own = new Matrix4().fromArray(matrix);
    const turned = new Matrix4().makeRotationFromQuaternion(turn).multiply(own);
    return {matrix: turned.copyPosition(own).toArray()};
  }
  return {rotation: turn.clone().multiply(new Quaternion().fromArray(rotation)).normalize().toArray()};
}

function withRotations({json, bin, aliases}: Model, rotations: ReadonlyMap<number, object>): Model {
  const root = record(json);
  const nodes = list(root['nodes']).map((node, index) => ({...node, ...rotations.get(index)}));
  return readModel(writeContainer({...root, nodes}, bin), aliases);
}

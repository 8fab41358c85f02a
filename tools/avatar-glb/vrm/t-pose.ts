import {Matrix4} from 'three/src/math/Matrix4.js';
import {Quaternion} from 'three/src/math/Quaternion.js';
import {Vector3} from 'three/src/math/Vector3.js';
import type {JointName} from '@avaturn-docs/platform/skeleton';
import {writeContainer} from '../read/container';
import {record} from '../read/json';
import {angleBetween, subtract, translationOf, type Vector} from '../read/matrix';
import {readModel, type Model} from '../read/model';
import type {Skeleton} from '../read/skeleton';
import {armTolerance, readStance} from '../read/stance';

export interface Turn {
  readonly joint: JointName;
  readonly degrees: number;
}

/** Arms that deviate more, such as raised ones, aren't a rest pose. */
const maxTurn = 100;

const sides = [
  {side: 'Left', axis: [1, 0, 0]},
  {side: 'Right', axis: [-1, 0, 0]},
] as const;

/**
 * Rotates the arms of an A-pose into the T-pose: upper arm first, then forearm. Changes only joint rotations: the vertices
 * follow them, and clips, which replace these rotations, look as before.
 * @returns the model unchanged if its arms are in T-pose already or can't be measured
 */
export function turnToTPose(model: Model): {readonly model: Model; readonly turned: readonly Turn[]} {
  const {positionOf, byName} = model.skeleton;
  const turned: Turn[] = [];
  const rotations = new Map<number, object>();
  for (const {side, axis} of readStance(model.skeleton).facing === '+Z' ? sides : []) {
    const segments = segmentsOf(positionOf, side, axis);
    const isTurned = segments.some(({degrees}) => degrees > armTolerance);
    if (!isTurned || segments.some(({degrees}) => degrees > maxTurn)) continue;
    const above = new Quaternion();
    for (const {joint, direction, degrees} of segments) {
      const turn = new Quaternion().setFromUnitVectors(
        new Vector3(...direction).normalize().applyQuaternion(above),
        new Vector3(...axis),
      );
      const {node} = byName.get(joint)!;
      const parent = model.scene.parents[node]!;
      const below = parent === -1 ? new Quaternion() : worldRotation(model, parent).premultiply(above);
      rotations.set(node, rotated(model, node, below.clone().invert().multiply(turn).multiply(below)));
      above.premultiply(turn);
      turned.push({joint, degrees});
    }
  }
  return {model: turned.length > 0 ? withRotations(model, rotations) : model, turned};
}

interface Segment extends Turn {
  readonly direction: Vector;
}

/** Upper arm and forearm; nothing if a joint is missing. */
function segmentsOf(positionOf: Skeleton['positionOf'], side: 'Left' | 'Right', axis: Vector): Segment[] {
  const names: readonly JointName[] = [`${side}Arm`, `${side}ForeArm`, `${side}Hand`];
  const segments = names.slice(0, 2).flatMap((joint, index): Segment[] => {
    const [from, to] = [positionOf(joint), positionOf(names[index + 1]!)];
    const direction = from && to && subtract(to, from);
    const degrees = direction && angleBetween(direction, axis);
    return direction && degrees !== undefined ? [{joint, direction, degrees}] : [];
  });
  return segments.length === 2 ? segments : [];
}

function worldRotation({scene}: Model, node: number): Quaternion {
  const rotation = new Quaternion();
  new Matrix4().fromArray(scene.world[node]!).decompose(new Vector3(), rotation, new Vector3());
  return rotation;
}

/** The node's transform after a rotation around its own origin, in the axes of its parent. */
function rotated({gltf}: Model, node: number, turn: Quaternion): object {
  const {matrix, rotation} = gltf.nodes[node]!;
  if (matrix) {
    const turned = new Matrix4().makeRotationFromQuaternion(turn).multiply(new Matrix4().fromArray(matrix));
    return {matrix: turned.setPosition(...translationOf(matrix)).toArray()};
  }
  return {rotation: turn.clone().multiply(new Quaternion().fromArray(rotation)).normalize().toArray()};
}

function withRotations({json, bin, aliases}: Model, rotations: ReadonlyMap<number, object>): Model {
  const root = record(json);
  const nodes = (root['nodes'] as object[]).map((node, index) => ({...node, ...rotations.get(index)}));
  return readModel(writeContainer({...root, nodes}, bin), aliases);
}

import {Matrix4} from 'three/src/math/Matrix4.js';
import {Quaternion} from 'three/src/math/Quaternion.js';
import {Vector3} from 'three/src/math/Vector3.js';
import type {JointName} from '../../../data/skeleton';
import {writeContainer} from '../read/container';
import {record} from '../read/json';
import {angleBetween, subtract, translationOf, type Vector} from '../read/matrix';
import {readModel, type Model} from '../read/model';
import {armTolerance, readStance} from '../read/stance';

/** A rotated joint with its angle. */
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
 * Rotates the arms of an A-pose into the T-pose. Changes only joint rotations: the vertices follow them, and clips, which
 * replace these rotations, look as before.
 * @returns the model unchanged if its arms are in T-pose already or can't be measured
 */
export function turnToTPose(model: Model): {readonly model: Model; readonly turned: readonly Turn[]} {
  if (readStance(model.skeleton).facing !== '+Z') {
    return {model, turned: []};
  }
  const turned: Turn[] = [];
  const rotations = new Map<number, Pick<JsonNode, 'rotation' | 'matrix'>>();
  for (const {side, axis} of sides) {
    const segments = segmentsOf(model, side, axis);
    if (segments.some(({degrees}) => degrees > armTolerance) && segments.every(({degrees}) => degrees <= maxTurn)) {
      const above = new Quaternion();
      for (const {joint, node, direction, degrees} of segments) {
        const turn = new Quaternion().setFromUnitVectors(
          new Vector3(...direction).normalize().applyQuaternion(above),
          new Vector3(...axis),
        );
        const parent = model.scene.parents[node] ?? -1;
        const below = parent === -1 ? new Quaternion() : worldRotation(model, parent).premultiply(above);
        rotations.set(node, rotated(model, node, below.clone().invert().multiply(turn).multiply(below)));
        turned.push({joint, degrees});
        above.premultiply(turn);
      }
    }
  }
  return turned.length === 0 ? {model, turned} : {model: withRotations(model, rotations), turned};
}

interface Segment extends Turn {
  readonly node: number;
  readonly direction: Vector;
}

/** Upper arm and forearm; undefined if a joint is missing. */
function segmentsOf({skeleton}: Model, side: 'Left' | 'Right', axis: Vector): Segment[] {
  const names: readonly JointName[] = [`${side}Arm`, `${side}ForeArm`, `${side}Hand`];
  const segments = names.slice(0, 2).flatMap((joint, index): Segment[] => {
    const [from, to] = [skeleton.positionOf(joint), skeleton.positionOf(names[index + 1]!)];
    const direction = from && to && subtract(to, from);
    const degrees = direction && angleBetween(direction, axis);
    return direction && degrees !== undefined
      ? [{joint, node: skeleton.byName.get(joint)!.node, direction, degrees}]
      : [];
  });
  return segments.length === 2 ? segments : [];
}

interface JsonNode {
  readonly rotation?: readonly number[];
  readonly matrix?: readonly number[];
}

function worldRotation({scene}: Model, node: number): Quaternion {
  const rotation = new Quaternion();
  new Matrix4().fromArray(scene.world[node]!).decompose(new Vector3(), rotation, new Vector3());
  return rotation;
}

/** The node's transform after a rotation around its own origin, in the axes of its parent. */
function rotated({gltf}: Model, node: number, turn: Quaternion): JsonNode {
  const {matrix, rotation} = gltf.nodes[node]!;
  if (matrix) {
    const turned = new Matrix4().makeRotationFromQuaternion(turn).multiply(new Matrix4().fromArray(matrix));
    return {matrix: turned.setPosition(...translationOf(matrix)).toArray()};
  }
  return {rotation: turn.clone().multiply(new Quaternion().fromArray(rotation)).normalize().toArray()};
}

function withRotations({json, bin}: Model, rotations: ReadonlyMap<number, JsonNode>): Model {
  const root = record(json);
  const nodes = (root['nodes'] as object[]).map((node, index) => ({...node, ...rotations.get(index)}));
  return readModel(writeContainer({...root, nodes}, bin));
}

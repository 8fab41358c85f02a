import {Vector3} from 'three/src/math/Vector3.js';
import {joints as avatarJoints, vrmRequiredBones, type JointName} from '@avaturn-docs/platform/skeleton';
import {GlbError, type UnknownJoints} from '../error';
import {boundsOf} from '../read/bounds';
import {bonesOf} from '../read/guess-joints';
import {unknownJoints} from '../read/joint-names';
import {angleBetween} from '../read/matrix';
import type {Model} from '../read/model';
import {ancestry} from '../read/scene';
import {parentIn} from '../read/skeleton';
import {armTolerance, readStance} from '../read/stance';

/**
 * The humanoid map of VRM 1.0 (VRMC_vrm-1.0, humanoid.md), by joint names.
 * @throws GlbError `not-convertible` if a required bone is missing or has another parent
 */
export function makeHumanoid(model: Model) {
  const {byName} = model.skeleton;
  const mapped = avatarJoints.filter(({name}) => byName.has(name));
  const missing = vrmRequiredBones.filter((bone) => mapped.every(({vrm}) => vrm !== bone));
  if (missing.length > 0) {
    throw refusal(
      `${missing.length} bones that VRM 1.0 requires are missing: ${missing.map((bone) => `${bone} (joint ${jointOf(bone)})`).join(', ')}. Convert the file that Avaturn exported, with its joint names, or map the joints of this one.`,
      unknownJoints(bonesOf(model), (joint) => byName.has(joint)),
    );
  }
  refuseHierarchy(model, mapped);
  return {humanBones: Object.fromEntries(mapped.map(({name, vrm}) => [vrm, {node: byName.get(name)!.node}]))};
}

const jointOf = (bone: string): string => avatarJoints.find(({vrm}) => vrm === bone)!.name;

function refusal(message: string, unknown?: UnknownJoints): GlbError {
  return new GlbError('not-convertible', message, unknown);
}

/** The nearest mapped ancestor has to be the humanoid's parent; nodes between them don't matter. */
function refuseHierarchy({skeleton: {byName}, scene}: Model, mapped: readonly {readonly name: JointName}[]): void {
  const boneAt = new Map([...byName].map(([name, {node}]) => [node, name]));
  for (const {name} of mapped) {
    const expected = parentIn(name, byName);
    const [, ...ancestors] = ancestry(scene, byName.get(name)!.node);
    const above = ancestors.map((node) => boneAt.get(node)).find((bone) => bone !== undefined);
    if (above !== expected) {
      throw refusal(
        `The parent of the joint ${name} is ${above ?? 'none'}, but VRM requires ${expected ?? 'none'}. Restore the skeleton of the export.`,
      );
    }
  }
}

/**
 * VRM 1.0 requires a T-pose that faces +Z (tpose.md).
 * @param model placed by `placeUpright`, with its arms turned
 * @throws GlbError `not-convertible`
 */
export function refusePose({skeleton}: Model): void {
  const {facing, tPose, arms} = readStance(skeleton);
  if (facing !== '+Z') {
    throw refusal(
      'The toes point backward or sideways. If the joints named Left are on the right side, swap the names, or mirror the model back. Otherwise, turn the feet to the front.',
    );
  }
  if (tPose !== true) {
    const most = Math.max(...arms!.map(({degrees}) => degrees));
    throw refusal(
      `The arms are ${Math.round(most)}° off the X axis; VRM 1.0 requires a T-pose, and up to ${armTolerance}° are accepted. Set the armature to its T-pose, and export again.`,
    );
  }
}

/** Meters. */
const soleTolerance = 0.005;

/** Thumbs and curled fingers turn the line through the knuckles by less. */
const palmTolerance = 40;

/** Degrees between down and the palm that is turned most, by the knuckles; 0 without fingers. */
function palmTurn({between}: Model['skeleton']): number {
  const turns = (['Left', 'Right'] as const).map((side) => {
    const knuckles = between(`${side}HandPinky1`, `${side}HandIndex1`);
    return (knuckles && angleBetween(knuckles, new Vector3(0, 0, 1))) ?? 0;
  });
  return Math.max(...turns);
}

/**
 * Deviations from VRM's T-pose that aren't corrected, a sentence each.
 * @param model as for `refusePose`
 */
export function poseDoubts(model: Model): string[] {
  const most = Math.max(0, ...readStance(model.skeleton).legs.map(({degrees}) => degrees));
  const floor = boundsOf(model)?.box.min.y ?? 0;
  const palms = palmTurn(model.skeleton);
  return [
    palms > palmTolerance &&
      `The palms are turned by ${Math.round(palms)}° at rest, so VRM animations turn the hands by as much. VRM 1.0 requires palms that face down: turn the hands, and export again.`,
    most > 0 &&
      `The legs are bent, spread or turned at rest, by up to ${Math.round(most)}°. VRM 1.0 requires a T-pose with straight legs: set the armature to it, and export again.`,
    floor > soleTolerance &&
      `The soles are ${(floor * 100).toFixed(1)} cm above the floor. VRM 1.0 requires them at 0: lower the avatar, and export again.`,
  ].filter((note) => note !== false);
}

import {Vector3} from 'three/src/math/Vector3.js';
import {joints as avatarJoints, type JointName} from '@avaturn-docs/platform/skeleton';
import type {Gltf} from './gltf';
import {jointNamed, withoutPrefix, type JointAliases} from './joint-names';
import type {Model} from './model';
import {ancestry, type SceneGraph} from './scene';

const parents = new Map<JointName, JointName | null>(avatarJoints.map(({name, parent}) => [name, parent]));

/** The nearest joint above in an avatar's skeleton, of those that a pose or a file has. */
export function parentIn(joint: JointName, joints: Pick<ReadonlySet<JointName>, 'has'>): JointName | undefined {
  const parent = parents.get(joint) ?? undefined;
  return parent === undefined || joints.has(parent) ? parent : parentIn(parent, joints);
}

export type Skeleton = ReturnType<typeof readSkeleton>;

const jointOfBone = new Map<string, JointName>(avatarJoints.map(({vrm, name}) => [vrm, name]));

/**
 * The joints of all skins: an avatar's meshes may share one skin or have equal ones. A VRM maps bones to nodes, so its
 * joint names don't matter.
 */
export function readSkeleton(gltf: Gltf, scene: SceneGraph, aliases?: JointAliases) {
  const nodes = [...new Set(gltf.skins.flatMap((skin) => skin.joints))];
  const isJoint = new Set(nodes);
  const jointAt = (node: number, avatarJoint?: JointName) => {
    const {name} = gltf.nodes[node]!;
    return {
      node,
      name,
      /** The avatar joint of this name, ignoring Mixamo's prefix; undefined for joints that avatars don't have. */
      avatarJoint: avatarJoint ?? jointNamed(name, aliases),
      prefixed: !avatarJoint && withoutPrefix(name) !== name,
      /** The nearest ancestor that is also a joint. */
      parent: [...ancestry(scene, node)].slice(1).find((above) => isJoint.has(above)),
    };
  };
  const joints = nodes.map((node) => jointAt(node));
  /** The first joint for each name that avatars have. */
  const byName = new Map<JointName, (typeof joints)[number]>();
  for (const [bone, node] of gltf.vrm?.bones ?? []) {
    const avatarJoint = jointOfBone.get(bone);
    // VRM 0.x shifts the names of the thumb bones by one joint.
    if (avatarJoint && !bone.includes('Thumb')) byName.set(avatarJoint, jointAt(node, avatarJoint));
  }
  for (const joint of joints) {
    if (joint.avatarJoint && !byName.has(joint.avatarJoint)) {
      byName.set(joint.avatarJoint, joint);
    }
  }
  const positionOf = (name: JointName): Vector3 | undefined => {
    const joint = byName.get(name);
    const position = joint && new Vector3().setFromMatrixPosition(scene.world[joint.node]!);
    // Numbers near the limits of their type become infinite further down the skeleton.
    return position?.toArray().every(Number.isFinite) ? position : undefined;
  };
  return {
    joints,
    byName,
    /** World position in meters, in the pose of the nodes. */
    positionOf,
    /** From one joint to another in meters; undefined if one is missing. */
    between: (from: JointName, to: JointName): Vector3 | undefined => {
      const start = positionOf(from);
      return start && positionOf(to)?.sub(start);
    },
  };
}

/**
 * Meshes that stay where they are while the humanoid moves: they, or all joints of their skin, are above the hips or beside
 * them, such as in a second armature.
 * @returns indices of meshes; none if there are no hips
 */
export function stillMeshes({gltf, scene, skeleton}: Pick<Model, 'gltf' | 'scene' | 'skeleton'>): number[] {
  const hips = skeleton.byName.get('Hips')?.node;
  const isMoved = gltf.nodes.map((_, node) => [...ancestry(scene, node)].some((above) => above === hips));
  const shown = gltf.nodes.flatMap(({mesh, skin}, node) => {
    const movers = skin === undefined ? [node] : gltf.skins[skin]!.joints;
    return mesh === undefined || hips === undefined || movers.some((mover) => isMoved[mover]) ? [] : [mesh];
  });
  return [...new Set(shown)];
}

import {Matrix4} from 'three/src/math/Matrix4.js';
import {ancestry} from '../read/scene';
import {sizeIsSane, stands} from './pose';
import {assetProfiles, faultOfAll, pages, place, places, type CheckedRule, type Faults, type Subject} from './rule';

/** Tolerance for an exporter's rounding, in meters and in rotation units. */
const transformTolerance = 1e-4;

/**
 * Center of an asset on a standing body, in meters. These loose bounds around the measured samples (height 1.84 m, hips at
 * 0.97 m) detect an asset that was modeled at the origin.
 */
const regions = {
  clothing: {from: 0.4, to: 1.7, where: 'the trunk and the legs'},
  footwear: {from: -0.05, to: 0.6, where: 'the feet'},
  eyewear: {from: 1.2, to: 2.1, where: 'the face'},
  hair: {from: 1, to: 2.2, where: 'the head'},
} as const;
const sidewards = 0.3;
const identity = new Matrix4().elements;

/** Rules for the position of an asset. */
export const placementRules: readonly CheckedRule[] = [
  {
    id: 'transforms',
    title: 'Transforms are applied: nothing moves, rotates or scales the meshes and the armature.',
    severity: 'warning',
    profiles: assetProfiles,
    page: `${pages.intro}#clean-the-transforms`,
    faults: transformFaults,
  },
  {
    id: 'position',
    title: "The asset is on the template's body.",
    severity: 'warning',
    profiles: assetProfiles,
    unconfirmed: true,
    page: `${pages.intro}#model-around-the-avatar`,
    faults: (subject) => {
      const {bounds} = subject.inspection;
      if (!bounds || !(subject.profile in regions) || !sizeIsSane(subject) || !stands(subject)) return false;
      const {from, to, where} = regions[subject.profile as keyof typeof regions];
      const [x, y, z] = bounds.min.map((value, axis) => (value + bounds.max[axis]!) / 2) as [number, number, number];
      return (
        (y < from || y > to || Math.max(Math.abs(x), Math.abs(z)) > sidewards) && {
          message: `The middle of the asset is at ${[x, y, z].map((value) => value.toFixed(2)).join(', ')} m, away from ${where} of the measured samples. Model it in place on the template, and never move the avatar.`,
          at: places('mesh', subject.inspection.meshes),
        }
      );
    },
  },
];

/** Nodes with a mesh, and skeleton roots that aren't joints, whose world transform isn't the identity. */
function transformFaults({model}: Subject): Faults {
  const {gltf, scene, skeleton} = model;
  const joints = new Set(skeleton.joints.map(({node}) => node));
  const shown = gltf.nodes.flatMap(({mesh}, node) => (mesh === undefined || joints.has(node) ? [] : [node]));
  const roots = skeleton.joints.filter(({parent}) => parent === undefined).map(({node}) => scene.parents[node]!);
  const moved = new Set<number>();
  for (const start of [...shown, ...roots.filter((node) => node !== -1)]) {
    for (const node of ancestry(scene, start)) {
      // A mesh below a joint is moved by it on purpose.
      if (joints.has(node)) break;
      const isApplied = (value: number, at: number) => Math.abs(value - identity[at]!) <= transformTolerance;
      if (!scene.world[node]!.elements.every(isApplied)) moved.add(node);
    }
  }
  return faultOfAll(
    [...moved].map((node) => place(model, 'node', node)),
    (names) =>
      `${names} ${moved.size === 1 ? 'has' : 'have'} a transform that is not applied. Apply location, rotation and scale in the 3D editor, and export again.`,
  );
}

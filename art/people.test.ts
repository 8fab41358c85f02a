import {describe, expect, test} from 'vitest';
import {morphMeshes} from '@avaturn-docs/platform/morph-targets';
import {restPose} from '@avaturn-docs/platform/rest-pose';
import {joints} from '@avaturn-docs/platform/skeleton';
import {movingFace} from './body/face-parts';
import * as linear from './body/linear';
import type {Quaternion, Vec3} from './body/linear';
import {makePerson} from './body/person';
import {movingSkin} from './body/skin';
import type {PosedSkeleton} from './body/skeleton';
import {idleClip, walkClip, walkSpeed} from './clips/body-clips';
import type {Clip} from './clips/moment';
import {findLandmarks, pointsOf} from './face/landmarks';
import {type PersonKey, people} from './people';
import {clothLayer} from './wear/cloth-layer';
import {lookMesh} from './wear/wardrobe';
import {alwaysCovered} from './wear/worn';

const order = joints.map(({name}) => name);

/** Positions of joints at a keyframe of a clip. */
function placesAt(skeleton: PosedSkeleton, clip: Clip, frame: number): Map<string, Vec3> {
  const value = (node: string, path: 'rotation' | 'translation') => {
    const track = clip.tracks.find((one) => one.node === node && one.path === path);
    return track && track.values[track.values.length === 2 ? 0 : frame];
  };
  const places = new Map<string, Vec3>();
  const rotations = new Map<string, Quaternion>();
  for (const [name, {parent, translation, rotation}] of skeleton.joints) {
    const own = (value(name, 'rotation') ?? rotation) as Quaternion;
    const offset = (value(name, 'translation') ?? translation) as Vec3;
    const above = parent ? rotations.get(parent)! : ([0, 0, 0, 1] as const);
    rotations.set(name, linear.multiply(above, own));
    places.set(name, parent ? linear.add(places.get(parent)!, linear.rotate(above, offset)) : offset);
  }
  return places;
}

describe.each(Object.keys(people) as PersonKey[])('%s', (key) => {
  const person = makePerson(key);
  const {skeleton} = person;

  test('has the measured rest rotations, and bones along the measured directions', () => {
    for (const {joint, translation, rotation} of restPose) {
      const posed = skeleton.joints.get(joint)!;
      expect(posed.rotation, joint).toEqual(rotation);
      if (joint === 'Hips') continue;
      const angle = Math.acos(
        Math.min(1, linear.dot(linear.normalize(posed.translation), linear.normalize(translation))),
      );
      expect(angle, joint).toBeLessThan(1e-6);
      expect(linear.length(posed.translation), joint).toBeGreaterThan(0.01);
    }
  });

  test('stands on the ground and has the given height', () => {
    const heights = person.kit.skin.points.reduce(
      (high, point) => Math.max(high, person.base.points[point * 3 + 1]!),
      0,
    );
    expect(heights).toBeCloseTo(people[key].height, 1);
    expect(skeleton.joints.get('LeftToeBase')!.world.position[1]).toBeGreaterThan(0.005);
  });

  test('shows the upper teeth first when the lips part, and keeps teeth off the cheeks', () => {
    const {points} = person;
    const {mouth, leftCorner} = findLandmarks(points);
    const upper = pointsOf('upperTeeth');
    const teeth = [...upper, ...pointsOf('lowerTeeth')];
    const edge = mouth[1] - Math.min(...upper.map((point) => points[point * 3 + 1]!));
    expect(edge).toBeGreaterThan(0.003);
    expect(edge).toBeLessThan(0.008);
    expect(Math.max(...teeth.map((point) => points[point * 3]!))).toBeLessThan(leftCorner[0] * 1.2);
  });

  test('walks on feet that slide less than 1 cm', () => {
    const clip = walkClip(skeleton);
    const speed = walkSpeed(skeleton);
    const frames = clip.times.map((_, frame) => placesAt(skeleton, clip, frame));
    // The left foot is flat from a tenth to a third of a double step.
    const flat = clip.times.flatMap((time, frame) => {
      const share = time / clip.times.at(-1)!;
      return share > 0.12 && share < 0.35 ? [frame] : [];
    });
    expect(flat.length).toBeGreaterThan(5);
    const grounded = (frame: number) => {
      const [x, y, z] = frames[frame]!.get('LeftFoot')!;
      return [x, y, z + speed * clip.times[frame]!] as const;
    };
    const start = grounded(flat[0]!);
    for (const frame of flat) {
      grounded(frame).forEach((value, axis) => expect(Math.abs(value - start[axis]!)).toBeLessThan(0.01));
    }
  });

  test('keeps both feet in place while idle', () => {
    const clip = idleClip(skeleton);
    const [first, ...others] = clip.times.map((_, frame) => placesAt(skeleton, clip, frame));
    for (const frame of others) {
      for (const foot of ['LeftFoot', 'RightFoot']) {
        expect(linear.length(linear.subtract(frame.get(foot)!, first!.get(foot)!))).toBeLessThan(0.003);
      }
    }
  });

  test('has hands in the body mesh, not in the head mesh', () => {
    const {body, headPoints} = movingSkin(person, {joints: order, hidden: new Set()});
    const width = (values: Iterable<number>) => Math.max(...[...values].map(Math.abs));
    expect(width([...headPoints].map((point) => person.base.points[point * 3]!))).toBeLessThan(0.15);
    expect(width(body.positions.filter((_, i) => i % 3 === 0))).toBeGreaterThan(0.6);
  });

  test('keeps the skin of hands and wrists below any sleeve', () => {
    const {head} = person.kit.bones.LeftHand;
    const wrist = head.reduce((sum, point) => sum + person.points[point * 3]! / head.length, 0);
    const hidden = [...alwaysCovered(person)].map((point) => Math.abs(person.points[point * 3]!));
    expect(Math.max(...hidden)).toBeLessThan(wrist);
  });

  test('bends the collar evenly: the joints of connected points hardly differ', () => {
    const {outfit} = people[key].wear;
    const {points, influences} = clothLayer(person, outfit);
    const [, neck, depth] = skeleton.joints.get('Neck')!.world.position;
    const weightsOf = (point: number) => {
      const row = new Float32Array(influences.names.length);
      for (let i = point * 4; i < point * 4 + 4; i++) row[influences.joints[i]!]! += influences.weights[i]!;
      return row;
    };
    const isCollar = (point: number) => {
      const [x, y, z] = linear.placeAt(points, point);
      return Math.hypot(x, z - depth) < 0.12 && y > neck - 0.05;
    };
    const {points: sources, triangles} = person.kit.meshes[lookMesh(outfit)]!;
    const jumps = [...triangles.keys()].flatMap((i) => {
      const [one, other] = [i, i % 3 === 2 ? i - 2 : i + 1].map((corner) => sources[triangles[corner]!]!);
      if (!isCollar(one!) || !isCollar(other!)) return [];
      const row = weightsOf(other!);
      return [weightsOf(one!).reduce((sum, weight, joint) => sum + Math.abs(weight - row[joint]!), 0)];
    });
    expect(jumps.length).toBeGreaterThan(20);
    expect(Math.max(...jumps)).toBeLessThan(0.5);
  });
});

/** The recipes are the same for everyone. */
test('has the expected number of morph targets, and each of 72 moves the head', () => {
  const parts = movingFace(makePerson('female'), {joints: order, hidden: new Set()});
  expect(parts.map(({name, morphTargets}) => [name, morphTargets?.size ?? 0]).sort()).toEqual(
    morphMeshes.map(({name, morphTargets}) => [name, morphTargets]).sort(),
  );
  const head = parts.find(({name}) => name === 'Head_Mesh')!;
  for (const [name, offsets] of head.morphTargets!) {
    expect(
      offsets.some((offset) => Math.abs(offset) > 1e-4),
      name,
    ).toBe(true);
  }
});

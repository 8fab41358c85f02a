import type {JointName} from '@avaturn-docs/platform/skeleton';
import type {Surface} from '../kit';
import {tuckedSkin} from '../wear/tuck';
import {type Attributes, attributes, join, keepTriangles, pointNormals} from './attributes';
import {placeAt} from './linear';
import {type PosedPerson, boundLayer} from './person';
import {eyeUvInSkin} from './uv-layout';

export interface SkinOptions {
  readonly joints: readonly JointName[];
  /** Base points below the clothes: a triangle is omitted if all of its corners are. */
  readonly hidden: ReadonlySet<number>;
}

/** Moves texture coordinates, v down. */
export function mapUvs<T extends Surface>(surface: T, map: (u: number, v: number) => readonly [number, number]): T {
  const uvs = new Float32Array(surface.uvs.length);
  for (let i = 0; i < uvs.length; i += 2) uvs.set(map(surface.uvs[i]!, surface.uvs[i + 1]!), i);
  return {...surface, uvs};
}

/** A T1 body: all visible skin, with the eyes. */
export function stillBody(person: PosedPerson, {joints, hidden}: SkinOptions): Attributes {
  const {kit} = person;
  const base = tuckedSkin(person);
  const normals = pointNormals(base.points, kit.skin, kit.pockets);
  const skin = keepTriangles(kit.skin, (points) => !points.every((point) => hidden.has(point)));
  const eyes = kit.meshes['eyes']!;
  return join(
    attributes(base, skin, joints, {normals}),
    attributes(base, kit.pockets, joints, {normals}),
    attributes(boundLayer(person, eyes.binding), mapUvs(eyes, eyeUvInSkin), joints, {rigid: () => 'Head'}),
  );
}

/** Height of the neck line, where the head of a T2 avatar is separated from its body, above the neck joint in meters. */
const neckLine = 0.012;

/** Distance of a base point above the neck line. The line follows a collar: low at the throat, high at the nape. */
export function aboveNeck({base, skeleton}: PosedPerson): (point: number) => number {
  const [, neck, depth] = skeleton.joints.get('Neck')!.mesh.to;
  return (point) => {
    const [x, y, z] = placeAt(base.points, point);
    return y - neck - neckLine + 0.3 * (z - depth) - Math.max(0, Math.abs(x) - 0.055);
  };
}

/** The skin of a T2 avatar: the body, and the head with the inside of the mouth. */
export function movingSkin(
  person: PosedPerson,
  {joints, hidden}: SkinOptions,
): {body: Attributes; head: Attributes; headPoints: Uint16Array} {
  const {kit} = person;
  const base = tuckedSkin(person);
  const height = aboveNeck(person);
  const inHead = (points: readonly number[]) => points.every((point) => height(point) > 0);
  const normals = pointNormals(base.points, kit.skin, kit.pockets, kit.mouth);
  const seen = (points: readonly number[]) => !points.every((point) => hidden.has(point));
  const body = keepTriangles(kit.skin, (points) => seen(points) && !inHead(points));
  const head = [keepTriangles(kit.skin, inHead), kit.pockets, kit.mouth];
  return {
    body: attributes(base, body, joints, {normals}),
    head: join(...head.map((surface) => attributes(base, surface, joints, {normals}))),
    headPoints: Uint16Array.from(head.flatMap(({points}) => [...points])),
  };
}

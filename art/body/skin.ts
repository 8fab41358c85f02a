import {type Surface, kit} from '../kit';
import {tuckedSkin} from '../wear/tuck';
import {alwaysCovered} from '../wear/worn';
import {type Attributes, attributes, join, keepTriangles, pointNormals, rigid} from './attributes';
import {placeAt} from './linear';
import {type PosedPerson, boundLayer} from './person';
import {eyeUvInSkin} from './uv-layout';

/** Moves texture coordinates, v down. */
export function mapUvs<T extends Surface>(surface: T, map: (u: number, v: number) => readonly [number, number]): T {
  const uvs = new Float32Array(surface.uvs.length);
  for (let i = 0; i < uvs.length; i += 2) uvs.set(map(surface.uvs[i]!, surface.uvs[i + 1]!), i);
  return {...surface, uvs};
}

/** Accepts a triangle unless the person's clothes cover all of its corners. */
function isVisible(person: PosedPerson): (points: readonly number[]) => boolean {
  const covered = alwaysCovered(person);
  return (points) => !points.every((point) => covered.has(point));
}

/** A T1 body: all visible skin, with the eyes. */
export function stillBody(person: PosedPerson): Attributes {
  const base = tuckedSkin(person);
  const normals = pointNormals(base.points, kit.skin, kit.pockets);
  const eyes = mapUvs(kit.meshes['eyes']!, eyeUvInSkin);
  return join(
    attributes(base, keepTriangles(kit.skin, isVisible(person)), normals),
    attributes(base, kit.pockets, normals),
    {...attributes(boundLayer(person, eyes.binding), eyes), ...rigid(Array.from(eyes.points, () => 'Head'))},
  );
}

/** Height of the neck line, where the head of a T2 avatar is separated from its body, above the neck joint in meters. */
const neckLine = 0.012;

/** Distance of a base point above the neck line. The line follows a collar: low at the throat, high at the nape. */
export function aboveNeck({base, skeleton}: PosedPerson): (point: number) => number {
  const [, neck, depth] = skeleton.get('Neck')!.mesh.to;
  return (point) => {
    const [x, y, z] = placeAt(base.points, point);
    return y - neck - neckLine + 0.3 * (z - depth) - Math.max(0, Math.abs(x) - 0.055);
  };
}

/** The skin of a T2 avatar: the body, and the head with the inside of the mouth. `headPoints` are the head's base points. */
export function movingSkin(person: PosedPerson): {body: Attributes; head: Attributes; headPoints: number[]} {
  const base = tuckedSkin(person);
  const height = aboveNeck(person);
  const inHead = (points: readonly number[]) => points.every((point) => height(point) > 0);
  const normals = pointNormals(base.points, kit.skin, kit.pockets, kit.mouth);
  const visible = isVisible(person);
  const body = keepTriangles(kit.skin, (points) => visible(points) && !inHead(points));
  const head = [keepTriangles(kit.skin, inHead), kit.pockets, kit.mouth];
  return {
    body: attributes(base, body, normals),
    head: join(...head.map((surface) => attributes(base, surface, normals))),
    headPoints: head.flatMap(({points}) => [...points]),
  };
}

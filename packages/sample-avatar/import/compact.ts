import {readFileSync, readdirSync} from 'node:fs';
import path from 'node:path';
import {t1Joints} from '../../../data/skeleton';
import {keepTriangles} from '../body/attributes';
import {type Vec3, dot, length, mean, placeAt, subtract} from '../body/linear';
import {coveredLower, coveredUpper, layoutUv} from '../body/uv-layout';
import type {Binding, BoundMesh, Kit, Shape} from '../kit';
import {type Person, people} from '../people';
import {fit} from '../wear/fit';
import {type ObjMesh, readObj, readTarget} from './read';
import {looseCards, meshFiles, openCollars, readMesh, sourceFolders, triangleLimits} from './sources';
import {bind, coveredPoints, simplify, toSurface, withoutParts} from './surface';

interface BoneEnd {
  readonly strategy: 'MEAN' | 'CUBE';
  readonly vertex_indices?: number[];
  readonly cube_name?: string;
}

/** The four strongest joints of each base point, with weights that sum to 1. */
function readWeights(text: string, count: number): Kit['weights'] {
  const names = t1Joints.map(({name}) => name);
  const all = JSON.parse(text) as {weights: Record<string, [point: number, weight: number][]>};
  const byPoint: [joint: number, weight: number][][] = Array.from({length: count}, () => []);
  names.forEach((name, joint) => {
    for (const [point, weight] of all.weights[`mixamorig:${name}`] ?? []) byPoint[point]!.push([joint, weight]);
  });
  const joints = new Uint8Array(count * 4);
  const weights = new Float32Array(count * 4);
  byPoint.forEach((list, point) => {
    const kept = list.sort((one, other) => other[1] - one[1]).slice(0, 4);
    const sum = kept.reduce((total, [, weight]) => total + weight, 0) || 1;
    kept.forEach(([joint, weight], i) => {
      joints[point * 4 + i] = joint;
      weights[point * 4 + i] = weight / sum;
    });
  });
  return {names, joints, weights};
}

/** A texture coordinate of skin, or null where no outfit leaves skin visible. */
function placeSkin(u: number, v: number): readonly [number, number] | null {
  const placed = layoutUv(u, v);
  const covered = [coveredUpper, coveredLower].some(([x, y]) => placed[0] === x && placed[1] === y);
  return covered ? null : placed;
}

/** In the kit's square: the inside of the mouth, without the fingertips next to it, and the pockets behind the lids. */
const isMouth = (u: number, v: number) => u > 0.757 && u < 0.926 && v > 0.863 && !(u < 0.764 && v < 0.885);
const isPocket = (u: number, v: number) => u < 0.1512 && v > 0.366 && v < 0.454;

/** Only the outer shell of the kit's eyes is kept; the recessed eyeball below it isn't. */
const isOuterEye = (u: number, v: number) => u > 0.87 && v > 0.87;

/** Height up to which a sock is kept, in meters on the neutral body: above it, trousers cover it. */
const sockTop = -0.7;

/** Flattens the top of socks by lowering the points above it. */
function levelSocks(binding: Binding, base: Float32Array): void {
  fit(binding, base).forEach((y, i) => {
    if (i % 3 === 1 && y > sockTop) binding.offsets[i]! += sockTop - y;
  });
}

/** Height above the wrist up to which skin is kept, in meters: hands lie next to jackets, and wide cuffs are open. */
const cuffDepth = 0.04;

/** The highest and the lowest of some points. */
function ends(indices: readonly number[], points: Float32Array): Pick<Kit, 'crown' | 'sole'> {
  const height = (point: number) => points[point * 3 + 1]!;
  const sorted = [...indices].sort((one, other) => height(one) - height(other));
  return {crown: sorted.at(-1)!, sole: sorted[0]!};
}

/** Height of a foot's sides above the sole, in meters: everything below is the shoe's sole. */
const footSide = 0.03;

/** Lowers shoes to the ground of bare feet by making their soles thinner. */
function levelSoles(binding: Binding, base: Float32Array, sole: number): void {
  const ground = base[sole * 3 + 1]!;
  const heights = fit(binding, base)
    .filter((_, i) => i % 3 === 1)
    .map((y) => y - ground);
  const lowest = heights.reduce((one, other) => Math.min(one, other));
  heights.forEach((height, point) => {
    if (height < footSide)
      binding.offsets[point * 3 + 1]! += footSide - ((footSide - height) * footSide) / (footSide - lowest) - height;
  });
}

/** Base points of the kit's eyes, teeth, tongue and lashes, which face shapes move. */
const faceParts = {from: 13_380, to: 15_127};

/** Clears unused base points, so that no skin below all outfits is kept, not even as points. */
function clearUnused(kit: Kit): Kit {
  const skin = new Set([kit.skin, kit.mouth, kit.pockets].flatMap(({points}) => [...points]));
  const used = new Set([...skin, kit.crown, kit.sole]);
  for (let point = faceParts.from; point <= faceParts.to; point++) used.add(point);
  for (const {head, tail} of Object.values(kit.bones)) for (const point of [...head, ...tail]) used.add(point);
  for (const {binding} of Object.values(kit.meshes)) {
    for (const point of binding.anchors) used.add(point);
    for (const {from, to} of binding.scale) used.add(from).add(to);
  }
  const clear = ({indices, offsets}: Shape): Shape => {
    const kept = [...indices.keys()].filter((i) => used.has(indices[i]!));
    return {
      indices: Uint16Array.from(kept, (i) => indices[i]!),
      offsets: Float32Array.from(kept.flatMap((i) => [...offsets.subarray(i * 3, i * 3 + 3)])),
    };
  };
  const mapped = <Key extends string, From, To>(record: Readonly<Record<Key, From>>, map: (value: From) => To) =>
    Object.fromEntries(Object.entries<From>(record).map(([key, value]) => [key, map(value)])) as Record<Key, To>;
  return {
    ...kit,
    base: kit.base.map((value, i) => (used.has(Math.floor(i / 3)) ? value : 0)),
    shapes: mapped(kit.shapes as Readonly<Record<string, Shape>>, clear),
    units: mapped(kit.units, (units) => mapped(units, clear)),
    weights: {...kit.weights, weights: kit.weights.weights.map((weight, i) => (used.has(i >> 2) ? weight : 0))},
    meshes: mapped(kit.meshes, (mesh) => ({...mesh, hides: mesh.hides.filter((point) => skin.has(point))})),
  };
}

/** Whether a base point is at the throat, of which an open collar shows more from the side than the kit expects. */
const isOpenThroat =
  (base: Float32Array, [, neck]: Vec3) =>
  (point: number) => {
    const [x, y, z] = placeAt(base, point);
    return Math.abs(x) < 0.03 && z > 0.03 && y > neck - 0.09;
  };

/** Whether a base point is on the hand, or on the arm near it. */
function isHandOrCuff(base: Float32Array, bones: Kit['bones']): (point: number) => boolean {
  const shoulder = mean(base, bones.LeftArm.head);
  const arm = subtract(mean(base, bones.LeftHand.head), shoulder);
  const reach = length(arm);
  return (point) => {
    const [x, y, z] = placeAt(base, point);
    const along = dot(subtract([Math.abs(x), y, z], shoulder), arm) / reach;
    return Math.abs(x) >= 0.22 && along >= reach - cuffDepth;
  };
}

/** The body that all meshes are fitted to. */
interface Body {
  readonly base: Float32Array;
  readonly bones: Kit['bones'];
  readonly sole: number;
  /** The points of its skin. */
  readonly skin: ReadonlySet<number>;
}

async function compactMesh(folder: string, name: string, {base, bones, sole, skin}: Body): Promise<BoundMesh> {
  const {obj, binding, hides} = readMesh(folder, name);
  let surface = toSurface(obj, obj.faces, (u, v) => (name !== 'eyes' || isOuterEye(u, v) ? [u, v] : null));
  let covered = [...hides];
  if (name.startsWith('shoes-')) {
    levelSoles(binding, base, sole);
    surface = keepTriangles(surface, (points) => points.some((point) => obj.points[point * 3 + 1]! < sockTop));
    levelSocks(binding, base);
  }
  if (name.startsWith('look-')) {
    const isShown = isHandOrCuff(base, bones);
    covered.push(...coveredPoints(surface, fit(binding, base), base, skin));
    covered = covered.filter((point) => !isShown(point));
  }
  const loose = looseCards[name];
  if (loose) {
    const places = fit(binding, base);
    const depth = (points: readonly number[]) => Math.max(...points.map((point) => places[point * 3 + 2]!));
    surface = withoutParts(
      surface,
      (points, triangles) => triangles <= loose.triangles && (loose.isLoose?.(depth(points)) ?? true),
    );
  }
  if (openCollars.has(name)) {
    const isShown = isOpenThroat(base, mean(base, bones.Neck.head));
    covered = covered.filter((point) => !isShown(point));
  }
  return bind(await simplify(surface, obj.points, triangleLimits[name]), binding, covered);
}

/** The base points whose average is the start or the end of each joint's bone. */
function readBones(text: string, points: (group: string) => number[]): Kit['bones'] {
  const rig = JSON.parse(text) as Record<string, {head: BoneEnd; tail: BoneEnd}>;
  const end = ({strategy, vertex_indices, cube_name}: BoneEnd) =>
    strategy === 'MEAN' ? vertex_indices! : points(cube_name!);
  const eye = (group: string) => ({head: points(group), tail: points(group)});
  const rows = t1Joints.map(({name}) => {
    const {head, tail} = rig[`mixamorig:${name}`]!;
    return [name, {head: end(head), tail: end(tail)}];
  });
  return {...Object.fromEntries(rows), LeftEye: eye('joint-l-eye'), RightEye: eye('joint-r-eye')} as Kit['bones'];
}

/** The surfaces of the body: the inside of the mouth, the pockets behind the lids, and visible skin. */
function bodySurfaces(base: ObjMesh): Pick<Kit, 'skin' | 'mouth' | 'pockets'> {
  const body = base.faces.filter(({group}) => group === 'body');
  const part = (isWanted: (u: number, v: number) => boolean) =>
    toSurface(base, body, (u, v) => (isWanted(u, v) ? placeSkin(u, v) : null));
  return {
    skin: part((u, v) => !isMouth(u, v) && !isPocket(u, v)),
    mouth: part(isMouth),
    pockets: part((u, v) => !isMouth(u, v) && isPocket(u, v)),
  };
}

/** Reads the source kit and keeps the parts that the sample avatars need. */
export async function compactKit(folder: string): Promise<Kit> {
  const read = (...names: string[]) => readFileSync(path.join(folder, ...names), 'utf8');
  const shape = (...names: string[]): Shape => readTarget(read('targets', ...names));
  const base = readObj(read('base', 'base.obj'));
  const pointsOf = (wanted: string) => [
    ...new Set(base.faces.flatMap(({group, points}) => (group === wanted ? points : []))),
  ];
  const bones = readBones(read('rig', 'rig.mixamo.json'), pointsOf);
  const surfaces = bodySurfaces(base);
  const {crown, sole} = ends(pointsOf('body'), base.points);
  const body = {base: base.points, bones, sole, skin: new Set(surfaces.skin.points)};
  const meshes: Record<string, BoundMesh> = {};
  for (const name of Object.keys(meshFiles)) meshes[name] = await compactMesh(folder, name, body);

  const shapes: Record<string, Shape> = {};
  const units: Record<string, Readonly<Record<string, Shape>>> = {};
  for (const [source, file] of sourceFolders(folder)) {
    for (const {sex} of Object.values<Person>(people).filter(({shares}) => shares[source]))
      shapes[`${source}-${sex}`] ??= shape('macro', `${file}-${sex}-young.target`);
    const files = readdirSync(path.join(folder, 'targets', 'expression', file)).sort();
    units[source] = Object.fromEntries(
      files.map((name) => [name.replace('.target', ''), shape('expression', file, name)]),
    );
  }
  return clearUnused({
    base: base.points,
    shapes,
    units: units as Kit['units'],
    bones,
    crown,
    sole,
    weights: readWeights(read('rig', 'weights.mixamo.json'), base.points.length / 3),
    ...surfaces,
    meshes,
  });
}

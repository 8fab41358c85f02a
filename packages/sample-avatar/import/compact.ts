import {readFileSync, readdirSync} from 'node:fs';
import path from 'node:path';
import {type JointName, t1Joints} from '../../../data/skeleton';
import type {BoundMesh, Kit, Shape, Surface} from '../kit';
import {type Person, type Source, people} from '../people';
import {type Binding, readBinding} from './read-mhclo';
import {readObj} from './read-obj';
import {readTarget} from './read-target';
import {meshFiles, sourceFolders} from './sources';
import {fit} from '../wear/fit';
import {bind, coveredPoints, keepTriangles, simplify, toSurface} from './surface';
import {coveredLower, coveredUpper, layoutUv} from './textures/uv-layout';

interface BoneEnd {
  readonly strategy: 'MEAN' | 'CUBE';
  readonly vertex_indices?: number[];
  readonly cube_name?: string;
}

/** The four strongest joints of each base point, with weights that add up to 1. */
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

/** In the kit's square: the inside of the mouth, without the fingertips beside it, and the pockets behind the lids. */
const isMouth = (u: number, v: number) => u > 0.757 && u < 0.926 && v > 0.863 && !(u < 0.764 && v < 0.885);
const isPocket = (u: number, v: number) => u < 0.1512 && v > 0.366 && v < 0.454;

/** Of the kit's eyes only the outer shell ships: the recessed eyeball below it stays out. */
const isOuterEye = (u: number, v: number) => u > 0.87 && v > 0.87;

/** Height up to which a sock ships, in meters on the neutral body: above that, trousers cover it. */
const sockTop = -0.7;

/** Cuts socks off level: their points above the top come down to it. */
function levelSocks({offsets, ...binding}: Binding, base: Float32Array): void {
  fit({offsets, ...binding}, base).forEach((y, i) => {
    if (i % 3 === 1 && y > sockTop) offsets[i]! += sockTop - y;
  });
}

/** How far above the wrist skin is kept, in meters: hands lie beside jackets, and one sees into wide cuffs. */
const cuffDepth = 0.04;

/** The mean of some points. */
function middle(indices: readonly number[], points: Float32Array): [x: number, y: number, z: number] {
  const mean = (axis: number) => indices.reduce((sum, i) => sum + points[i * 3 + axis]!, 0) / indices.length;
  return [mean(0), mean(1), mean(2)];
}

/** The highest and the lowest of some points. */
function ends(indices: readonly number[], points: Float32Array): Pick<Kit, 'crown' | 'sole'> {
  const height = (point: number) => points[point * 3 + 1]!;
  const sorted = [...indices].sort((one, other) => height(one) - height(other));
  return {crown: sorted.at(-1)!, sole: sorted[0]!};
}

/** Height of a foot's sides above the sole, in meters: what is below is the shoe's sole. */
const footSide = 0.03;

/** Makes shoes stand on the ground that bare feet stand on: their soles get as thin as that needs. */
function levelSoles({offsets, ...binding}: Binding, base: Float32Array, sole: number): void {
  const ground = base[sole * 3 + 1]!;
  const heights = fit({offsets, ...binding}, base)
    .filter((_, i) => i % 3 === 1)
    .map((y) => y - ground);
  const lowest = heights.reduce((one, other) => Math.min(one, other));
  heights.forEach((height, point) => {
    if (height < footSide)
      offsets[point * 3 + 1]! += footSide - ((footSide - height) * footSide) / (footSide - lowest) - height;
  });
}

/** Base points of the kit's eyes, teeth, tongue and lashes, which face shapes move. */
const faceParts = {from: 13_380, to: 15_127};

/** Clears the base points that nothing refers to: no skin that all outfits cover is kept, not even as points. */
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

/** Reads the source kit and keeps what the sample avatars need. */
export async function compactKit(folder: string): Promise<Kit> {
  const read = (...names: string[]) => readFileSync(path.join(folder, ...names), 'utf8');
  const shape = (...names: string[]): Shape => readTarget(read('targets', ...names));
  const base = readObj(read('base', 'base.obj'));
  const groups = new Map<string, Set<number>>();
  for (const {group, points} of base.faces) {
    const members = groups.get(group) ?? new Set();
    groups.set(group, members);
    for (const point of points) members.add(point);
  }
  const boneEnd = ({strategy, vertex_indices, cube_name}: BoneEnd) =>
    strategy === 'MEAN' ? vertex_indices! : [...groups.get(cube_name!)!];
  const rig = JSON.parse(read('rig', 'rig.mixamo.json')) as Record<string, {head: BoneEnd; tail: BoneEnd}>;
  const bones = Object.fromEntries(
    t1Joints.map(({name}) => {
      const {head, tail} = rig[`mixamorig:${name}`]!;
      return [name, {head: boneEnd(head), tail: boneEnd(tail)}];
    }),
  ) as Record<JointName, {head: number[]; tail: number[]}>;
  for (const [joint, group] of [
    ['LeftEye', 'joint-l-eye'],
    ['RightEye', 'joint-r-eye'],
  ] as const) {
    bones[joint] = {head: [...groups.get(group)!], tail: [...groups.get(group)!]};
  }

  const body = base.faces.filter(({group}) => group === 'body');
  const part = (wanted: 'mouth' | 'pocket' | 'outside') =>
    toSurface(body, base.uvs, (u, v) => {
      const is = isMouth(u, v) ? 'mouth' : isPocket(u, v) ? 'pocket' : 'outside';
      return is === wanted ? placeSkin(u, v) : null;
    });
  const outside = part('outside');
  const meshes: Record<string, BoundMesh> = {};
  for (const [name, {file, triangles = Infinity, openCollar}] of Object.entries(meshFiles)) {
    const obj = readObj(read(`${file}.obj`));
    const binding: Binding = readBinding(read(`${file}.mhclo`));
    let surface: Surface = toSurface(obj.faces, obj.uvs, (u, v) =>
      name !== 'eyes' ? [u, v] : isOuterEye(u, v) ? [u, v] : null,
    );
    if (name.startsWith('shoes-')) {
      levelSoles(binding, base.points, ends([...groups.get('body')!], base.points).sole);
      surface = keepTriangles(surface, (points) => points.some((point) => obj.points[point * 3 + 1]! < sockTop));
      levelSocks(binding, base.points);
    }
    if (name.startsWith('look-')) {
      const cloth = fit(binding, base.points);
      binding.hides.push(...coveredPoints(surface, cloth, base.points, new Set(outside.points)));
      const shoulder = middle(bones.LeftArm.head, base.points);
      const arm = middle(bones.LeftHand.head, base.points).map((at, axis) => at - shoulder[axis]!);
      const length = Math.hypot(...arm);
      const shown = binding.hides.filter((point) => {
        const [x, ...rest] = middle([point], base.points);
        const along =
          [Math.abs(x), ...rest].reduce((sum, at, axis) => sum + (at - shoulder[axis]!) * arm[axis]!, 0) / length;
        return Math.abs(x) < 0.22 || along < length - cuffDepth;
      });
      binding.hides.splice(0, binding.hides.length, ...shown);
    }
    if (openCollar) {
      // The kit hides skin up to the lowest point that an open collar shows: from the side one sees farther.
      const [, neck] = middle(bones.Neck.head, base.points);
      const shown = binding.hides.filter((point) => {
        const [x, y, z] = middle([point], base.points);
        return !(Math.abs(x) < 0.03 && z > 0.03 && y > neck - 0.09);
      });
      binding.hides.splice(0, binding.hides.length, ...shown);
    }
    meshes[name] = bind(await simplify(surface, obj.points, triangles), binding);
  }

  const sexes: readonly Person['sex'][] = ['female', 'male'];
  const used = (source: Source, sex: Person['sex']) =>
    Object.values<Person>(people).some((person) => person.sex === sex && person.shares[source]);
  const sources = sourceFolders(folder);
  return clearUnused({
    base: base.points,
    shapes: Object.fromEntries(
      sources.flatMap(([source, file]) =>
        sexes
          .filter((sex) => used(source, sex))
          .map((sex) => [`${source}-${sex}`, shape('macro', `${file}-${sex}-young.target`)]),
      ),
    ),
    units: Object.fromEntries(
      sources.map(([source, file]) => [
        source,
        Object.fromEntries(
          readdirSync(path.join(folder, 'targets', 'expression', file))
            .sort()
            .map((name) => [name.replace('.target', ''), shape('expression', file, name)]),
        ),
      ]),
    ) as Kit['units'],
    bones,
    ...ends([...groups.get('body')!], base.points),
    weights: readWeights(read('rig', 'weights.mixamo.json'), base.points.length / 3),
    skin: outside,
    mouth: part('mouth'),
    pockets: part('pocket'),
    meshes,
  });
}

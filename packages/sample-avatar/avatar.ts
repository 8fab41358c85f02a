import {type MorphTargetName} from '../../data/morph-targets';
import {joints, t1Joints} from '../../data/skeleton';
import {idleClip, walkClip} from './clips';
import type {Clip, MorphTarget, Part} from './file/model';
import {writeGlb} from './file/write-glb';
import {eyeballs, lashes} from './figure/eyes';
import {faceParts} from './figure/face-parts';
import {faceShape, headShapeNames} from './figure/face-shapes';
import {behindEye} from './figure/head';
import {type BodyShape, restPose} from './figure/rest-pose';
import {type Detail, type Skin, figureOf, skinSurface} from './figure/skin';
import {bodyWeights} from './figure/weights';
import {type Unwrapped, unwrap} from './geometry/charts';
import {type Surface, filterTriangles, join} from './geometry/surface';
import type {Vec3} from './geometry/vector';
import {occlusionOf} from './paint/bake';
import {hex} from './paint/color';
import {complexions, skinPaint} from './paint/skin';
import type {HairName} from './wear/hair';
import type {OutfitName} from './wear/outfits';
import {outfitStyles} from './wear/outfits';
import {glassesParts, hairPart, outfitPart, pictures, shoesPart, textureSize} from './wear/parts';
import type {GlassesName} from './wear/glasses';
import {type ShoeName, shoeStyles} from './wear/shoes';

export type BodyType = 'T1' | 'T2';

export interface AvatarOptions {
  /** T1 has a still face in one mesh with the body, T2 a face with its own meshes and morph targets. */
  readonly body: BodyType;
  readonly shape: BodyShape;
  /** Whether the clips `Idle` and `Walk` lie in the file; without them it is a T-pose only. */
  readonly clips?: boolean;
  readonly detail?: Detail;
  /** What the avatar wears; its usual clothes if absent, nothing for `null`: the whole body is there then. */
  readonly wear?: Wear | null;
}

export interface Wear {
  readonly outfit?: OutfitName;
  readonly hair?: HairName;
  /** `#rrggbb`. */
  readonly hairColor?: string;
  readonly shoes?: ShoeName;
  readonly glasses?: GlassesName;
}

/** What the sample avatars wear. */
export const usualWear: Readonly<Record<BodyShape, Wear>> = {
  female: {outfit: 'tee', hair: 'bob', hairColor: '#6d4539', shoes: 'sneakers'},
  male: {outfit: 'hoodie', hair: 'crop', hairColor: '#242322', shoes: 'sneakers'},
};

/** Whether every outfit and every shoe hides a place of the body. */
function covered([x, y, z]: Vec3): boolean {
  const side = Math.abs(x);
  if (y < 1.02) return y > 0.1 || z > -1;
  return y < 1.43 && side < 0.2;
}

/** How much of the texture places get: the face is looked at, the trunk is dressed. */
function density(p: Vec3, tag: string): number {
  if (tag === 'eye') return 6;
  if (tag === 'mouth' || tag === 'lash') return 1;
  if (p[1] > 1.56 && Math.abs(p[0]) < 0.12) return p[2] > -0.02 ? 3.4 : 1.4;
  return Math.abs(p[0]) > 0.69 ? 1.6 : 1;
}

interface SkinPart {
  readonly mesh: Unwrapped;
  /** As `Skin.modeled`, by the mesh's points. */
  readonly modeled: readonly Vec3[];
}

function layOut(surface: Surface, modeled: readonly Vec3[], size: number): SkinPart {
  const mesh = unwrap(surface, {size, density});
  return {mesh, modeled: mesh.original.map((i) => modeled[i] ?? surface.points[i]!)};
}

function headMorphs({mesh, modeled}: SkinPart): MorphTarget[] {
  return headShapeNames.map((name: MorphTargetName) => {
    const shape = faceShape(name);
    const offsets = new Map<number, Vec3>();
    mesh.points.forEach((at, i) => {
      if (at[1] < 1.515) return;
      const offset = shape({at, modeled: modeled[i]!});
      if (Math.abs(offset[0]) + Math.abs(offset[1]) + Math.abs(offset[2]) > 2.5e-4) offsets.set(i, offset);
    });
    return {name, offsets};
  });
}

/** The neck line along which the head of a T2 avatar is cut off its body, just above the collar. */
const isHead = (skin: Skin) => (triangle: readonly number[]) => {
  const heights = triangle.map((i) => {
    const [x, y, z] = skin.points[i]!;
    return y - 0.35 * z - Math.max(0, Math.abs(x) - 0.055);
  });
  return (heights[0]! + heights[1]! + heights[2]!) / 3 > 1.518;
};

function skinParts(body: BodyType, shape: BodyShape, detail: Detail, dressed: boolean): Part[] {
  const figure = figureOf(shape);
  const skin = skinSurface(figure, detail);
  const weights = bodyWeights(shape);
  const complexion = complexions[shape];
  const paint = skinPaint(shape, complexion);
  const hidden = skin.points.map((p) => dressed && covered(p));
  const deep = skin.points.map((p, i) => behindEye(p) || (body === 'T1' && skin.tags[i] === 'mouth' && p[2] < 0.082));
  const seen = (triangle: readonly number[]) => !triangle.every((i) => deep[i]);
  const visible = (triangle: readonly number[]) => seen(triangle) && !triangle.every((i) => hidden[i]);
  const part = (name: string, material: string, surface: Surface, modeled: readonly Vec3[], full: number) => {
    const size = textureSize(full, detail);
    const made = layOut(surface, modeled, size);
    const occlusion = occlusionOf(made.modeled, made.mesh.normals, figure.whole, 0.035).map((dark, i) =>
      made.mesh.tags[i] === 'skin' ? dark : 0,
    );
    const textures = pictures(material.replace(/_material$/, ''), made.mesh, paint, size, occlusion);
    return {made, part: {name, mesh: made.mesh, material: {name: material, ...textures, doubleSided: true}, weights}};
  };
  if (body === 'T1') {
    const all = filterTriangles(skin, visible);
    const extra = join(eyeballs(detail === 'low'), lashes(shape === 'female', detail === 'low'));
    const modeled = all.kept.map((i) => skin.modeled[i]!);
    return [part('avaturn_body', 'avaturn_body_material', join(all, extra), modeled, 1024).part];
  }
  const inHead = isHead(skin);
  const head = filterTriangles(skin, (triangle) => inHead(triangle) && seen(triangle));
  const rest = filterTriangles(skin, (triangle) => !inHead(triangle) && visible(triangle));
  const headPart = part(
    'Head_Mesh',
    'Head',
    head,
    head.kept.map((i) => skin.modeled[i]!),
    1024,
  );
  const bodyPart = part(
    'Body_Mesh',
    'Body',
    rest,
    rest.kept.map((i) => skin.modeled[i]!),
    512,
  );
  return [
    bodyPart.part,
    {...headPart.part, morphTargets: headMorphs(headPart.made)},
    ...faceParts(complexion, shape === 'female', detail),
  ];
}

function wornParts(wear: Wear, shape: BodyShape, detail: Detail): Part[] {
  return [
    ...(wear.hair ? [hairPart(wear.hair, hex(wear.hairColor ?? '#6d4539'), detail)] : []),
    ...(wear.glasses ? glassesParts(wear.glasses, detail) : []),
    ...(wear.shoes ? [shoesPart(shoeStyles[wear.shoes], detail)] : []),
    ...(wear.outfit ? [outfitPart(outfitStyles[wear.outfit], shape, detail)] : []),
  ];
}

/** Makes an avatar and returns it as GLB. The same options give the same bytes. */
export function makeAvatar({
  body,
  shape,
  clips = false,
  detail = 'full',
  wear = usualWear[shape],
}: AvatarOptions): Promise<Uint8Array> {
  const dressed = Boolean(wear?.outfit && wear.shoes);
  const animations: readonly Clip[] = clips ? [idleClip(), walkClip()] : [];
  return writeGlb({
    pose: restPose(shape),
    joints: body === 'T1' ? t1Joints : joints,
    parts: [...skinParts(body, shape, detail, dressed), ...(wear ? wornParts(wear, shape, detail) : [])],
    clips: animations,
  });
}

/** The clips `Idle` and `Walk` on the joints alone, for avatars of both types and shapes. */
export function makeClips(): Promise<Uint8Array> {
  return writeGlb({pose: restPose('female'), joints: t1Joints, parts: [], clips: [idleClip(), walkClip()]});
}

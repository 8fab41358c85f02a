import type {Part, Picture} from '../file/model';
import type {BodyShape} from '../figure/rest-pose';
import {type Detail, figureOf} from '../figure/skin';
import {bodyWeights, rigid} from '../figure/weights';
import {type Unwrapped, untextured, unwrap} from '../geometry/charts';
import type {Surface} from '../geometry/surface';
import {type Paint, bake, occlusionOf} from '../paint/bake';
import type {Color} from '../paint/color';
import {type GlassesName, glassesStyles, glassesSurfaces} from './glasses';
import {type HairName, hairPaint, hairSurface} from './hair';
import {type OutfitStyle, outfitFields, outfitPaint, outfitSurface} from './outfits';
import {type ShoeStyle, shoePaint, shoeSurface} from './shoes';
import {clamp} from '../geometry/vector';

/** The three pictures of a material, named after it. */
export function pictures(name: string, mesh: Unwrapped, paint: Paint, size: number, occlusion: readonly number[]) {
  const baked = bake(mesh, paint, {colorSize: size, detailSize: Math.min(size, 512), occlusion});
  const picture = (role: string, bytes: Uint8Array): Picture => ({
    name: `${name}_${role}`,
    bytes,
    mimeType: 'image/jpeg',
  });
  return {
    color: picture('baseColor', baked.color),
    normal: picture('normal', baked.normal),
    orm: picture('ORM', baked.orm),
  };
}

/** Texture side for a detail: the platform's own sizes, or small ones for tests. */
export const textureSize = (full: number, detail: Detail): number => (detail === 'low' ? 64 : full);

const linear = (value: number) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);

export function outfitPart(style: OutfitStyle, shape: BodyShape, detail: Detail): Part {
  const surface: Surface = outfitSurface(style, shape, detail);
  const size = textureSize(1024, detail);
  const mesh = unwrap(surface, {size});
  const {top, bottom} = outfitFields(style, shape);
  const {whole} = figureOf(shape);
  const cloth = (x: number, y: number, z: number) =>
    Math.min(y > style.hem - 0.01 ? top(x, y, z) : 1, bottom(x, y, z), whole(x, y, z));
  // The inside of hems is no black hole.
  const occlusion = occlusionOf(mesh.points, mesh.normals, cloth, 0.08).map((dark) => Math.min(dark, 0.5));
  return {
    name: 'avaturn_look_0',
    mesh,
    material: {
      name: 'avaturn_look_0_material',
      ...pictures('avaturn_look_0', mesh, outfitPaint(style), size, occlusion),
      doubleSided: true,
    },
    weights: bodyWeights(shape),
  };
}

export function shoesPart(style: ShoeStyle, detail: Detail): Part {
  const size = textureSize(512, detail);
  const mesh = unwrap(shoeSurface(style, detail), {size});
  const ground = (_x: number, y: number) => y + 0.004;
  const occlusion = occlusionOf(mesh.points, mesh.normals, ground, 0.03).map((dark) => dark * 0.7);
  return {
    name: 'avaturn_shoes_0',
    mesh,
    material: {
      name: 'avaturn_shoes_0_material',
      ...pictures('avaturn_shoes_0', mesh, shoePaint(style), size, occlusion),
      doubleSided: true,
    },
    weights: bodyWeights('female'),
  };
}

export function hairPart(name: HairName, color: Color, detail: Detail): Part {
  const size = textureSize(512, detail);
  const mesh = unwrap(hairSurface(name, detail), {size});
  const {head} = figureOf('male');
  const occlusion = occlusionOf(mesh.points, mesh.normals, head, 0.04).map((dark) => clamp(dark, 0, 0.8));
  return {
    name: 'avaturn_hair_0',
    mesh,
    material: {
      name: 'avaturn_hair_0_material',
      ...pictures('avaturn_hair_0', mesh, hairPaint(name, color), size, occlusion),
    },
    weights: rigid('Head'),
  };
}

/** Frame and lenses: two meshes, as a mesh has one material. The lens's name makes it recolorable. */
export function glassesParts(name: GlassesName, detail: Detail, recolored?: Color): Part[] {
  const style = glassesStyles[name];
  const {frame, lens} = glassesSurfaces(style, detail);
  const [red, green, blue, alpha] = style.tint;
  const tint = recolored ?? [red, green, blue];
  return [
    {
      name: 'avaturn_glasses_0',
      mesh: untextured(frame),
      material: {
        name: 'frame',
        colorFactor: [linear(style.frame[0]), linear(style.frame[1]), linear(style.frame[2]), 1],
        roughness: 0.3,
        metalness: style.metalness,
      },
      weights: rigid('Head'),
    },
    {
      name: 'avaturn_glasses_1',
      mesh: untextured(lens),
      material: {
        name: 'lens_glass',
        colorFactor: [linear(tint[0]), linear(tint[1]), linear(tint[2]), alpha],
        roughness: 0.05,
        alphaMode: 'BLEND',
        doubleSided: true,
      },
      weights: rigid('Head'),
    },
  ];
}

import {remember} from '../../remember';
import {fit} from '../../wear/fit';
import type {ObjMesh} from '../read';
import type {SourceMesh} from '../sources';
import {type Plane, type Rgb, drawFaces, uvOf} from './raster';
import {type Uv, layoutUv, skinSize} from './uv-layout';

/** What the picture of the skin shows at each pixel. */
export interface SkinChart {
  /** Place in the kit's picture (u, v down). */
  readonly kit: Plane;
  /** Place on the neutral body in meters. */
  readonly place: Plane;
  readonly covered: Uint8Array;
  /** Distance in meters from each pixel of the head to a mesh that is bound to the neutral body. */
  distance(mesh: SourceMesh): Plane;
  /** The texture coordinates of a bound mesh where it lies on the skin, and where it does. */
  project(mesh: SourceMesh): {result: Plane; covered: Uint8Array};
}

/** Draws the skin of the base mesh into the picture; leaves out faces whose points are all in each of `hides`. */
export function chartSkin(base: ObjMesh, hides: readonly ReadonlySet<number>[]): SkinChart {
  const faces = base.faces.filter(
    ({group, points}) => group === 'body' && !hides.every((hidden) => points.every((point) => hidden.has(point))),
  );
  const placeOfPoint = new Map<number, Uv>();
  // Faces at the edge of what clothes cover stretch from their place to the texel of covered skin.
  const draw = (channels: number, values: (point: number, uv: number) => readonly number[]) =>
    drawFaces(
      faces,
      skinSize,
      channels,
      (point, uv) => {
        const place = layoutUv(...uvOf(base, uv));
        placeOfPoint.set(point, place);
        return [...place, ...values(point, uv)];
      },
      skinSize / 8,
    );
  const at = (point: number) => base.points.subarray(point * 3, point * 3 + 3) as unknown as Rgb;
  const {result: kit, covered} = draw(2, (_, uv) => uvOf(base, uv));
  return {
    kit,
    covered,
    place: draw(3, at).result,
    distance({binding}) {
      const mesh = fit(binding, base.points);
      const nearest = remember((point: number) => {
        const [x, y, z] = at(point);
        let best = 1;
        if (y < 0.55 || Math.abs(x) > 0.12) return best;
        for (let i = 0; i < mesh.length; i += 3) {
          best = Math.min(best, (mesh[i]! - x) ** 2 + (mesh[i + 1]! - y) ** 2 + (mesh[i + 2]! - z) ** 2);
        }
        return Math.sqrt(best);
      });
      return draw(1, (point) => [nearest(point)]).result;
    },
    project({binding: {anchors, weights}, obj}) {
      return drawFaces(obj.faces, skinSize, 2, (point, uv) => {
        let [u, v] = [0, 0];
        for (let i = point * 3; i < point * 3 + 3; i++) {
          const [anchorU, anchorV] = placeOfPoint.get(anchors[i]!) ?? [0, 0];
          u += anchorU * weights[i]!;
          v += anchorV * weights[i]!;
        }
        return [u, v, ...uvOf(obj, uv)];
      });
    },
  };
}

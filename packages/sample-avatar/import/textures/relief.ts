import {type Plane, clamp, plane, rgbAt} from './raster';

/**
 * Tangent-space normals (OpenGL, +Y up) of a surface whose `height` and `place` are in meters, on top of those of a kit
 * picture if there is one.
 */
export function normalsFrom(height: Plane, place: Plane, covered: Uint8Array, kit?: Plane): Plane {
  const {width} = height;
  const slope = (from: number, to: number) => {
    if (!covered[from] || !covered[to]) return 0;
    const other = rgbAt(place, to);
    const length = Math.hypot(...rgbAt(place, from).map((value, k) => value - other[k]!));
    return length < 1e-5 || length > 0.02 ? 0 : clamp((height.data[to]! - height.data[from]!) / length, -0.6, 0.6);
  };
  const result = plane(width, height.height, 3);
  covered.forEach((isCovered, pixel) => {
    let [right, up, out] = [0, 0, 1];
    if (isCovered) {
      if (kit)
        [right, up, out] = [0, 1, 2].map((k) => kit.data[pixel * kit.channels + k]! * 2 - 1) as [
          number,
          number,
          number,
        ];
      right = right / Math.max(out, 0.3) - slope(pixel - 1, pixel + 1);
      up = up / Math.max(out, 0.3) + slope(pixel - width, pixel + width);
    }
    const length = Math.hypot(right, up, 1);
    result.data.set([right / length / 2 + 0.5, up / length / 2 + 0.5, 0.5 / length + 0.5], pixel * 3);
  });
  return result;
}

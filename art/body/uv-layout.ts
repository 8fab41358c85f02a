/**
 * Layout of skin in its texture, which has only the skin that clothes leave visible. The head fills three fifths with a
 * magnified face; below it are neck, hand, arm, eye and mouth. Left and right hands and arms share an area.
 */

/** Width and height of a skin texture in pixels. */
const skinSize = 1024;

/** A position in a texture: u to the right, v down, 0 to 1, as in glTF. */
type Uv = [u: number, v: number];

/** The area of the eye in a T1 skin texture: left, top and size in pixels. */
const eyePlace = {x: 8, y: 892, size: 126} as const;

/** The outer shell of the kit's eyes has both eyes in one disk (v down): its center, and the radius that the lids leave
 * visible. */
const eyeDisk = {u: 0.9353, v: 0.9332, radius: 0.045};

/**
 * Converts a position on the eyes' outer shell to a texture of an eye, 0 to 1; v down in both. Only that shell is used,
 * because it is opaque and bulges at the cornea; the recessed eyeball below it is omitted.
 */
export function eyeUv(u: number, v: number): Uv {
  const place = (offset: number) => Math.min(1, Math.max(0, 0.5 + offset / eyeDisk.radius / 2));
  return [place(u - eyeDisk.u), place(v - eyeDisk.v)];
}

/** The same in a T1 skin texture, which contains the eye, too. */
export function eyeUvInSkin(u: number, v: number): Uv {
  const [x, y] = eyeUv(u, v);
  // Half a pixel inside, so that filtering stays inside.
  const inside = (offset: number) => 2 + offset * (eyePlace.size - 4);
  return [(eyePlace.x + inside(x)) / skinSize, (eyePlace.y + inside(y)) / skinSize];
}

/** Brows and lashes share a texture, twice as high as wide: brows in the upper half, lashes in the lower one. */
export const browUv = (u: number, v: number): Uv => [u, v / 2];
export const lashUv = (u: number, v: number): Uv => [u, 0.5 + v / 2];

/**
 * Layout of skin in its texture. The kit uses one square for the whole skin; this layout is for the skin that clothes leave
 * visible. The head fills three fifths with a magnified face; below it are neck, hand, arm, eye and mouth.
 */

/** Width and height of a skin texture in pixels. */
const skinSize = 1024;

/** A position in a texture: u to the right, v down, 0 to 1, as in glTF. */
type Uv = [u: number, v: number];

/** A rectangle of the kit's square (v down), moved to pixels of this layout. Mirrored ones share the area of their twin. */
interface Region {
  readonly from: readonly [left: number, top: number, right: number, bottom: number];
  readonly to: readonly [x: number, y: number];
  /** Scale in pixels per pixel, if the kit's square had `skinSize`, too. */
  readonly scale: number;
  readonly mirrored?: true;
}

const regions: readonly Region[] = [
  // Throat, nape and the skin within a neckline.
  {from: [0.235, 0.014, 0.527, 0.21], to: [4, 664], scale: 1.12},
  // Inside of the mouth, in two parts because its box overlaps the hand's.
  {from: [0.757, 0.9, 0.926, 0.99], to: [348, 954.7], scale: 0.6},
  {from: [0.7641, 0.863, 0.926, 0.9], to: [352.4, 932], scale: 0.6},
  // Hands, then arms from the shoulder to the wrist: the left ones share the area of the right ones.
  {from: [0.361, 0.803, 0.5615, 0.989], to: [348, 664], scale: 1.35},
  {from: [0.5635, 0.803, 0.764, 0.989], to: [348, 664], scale: 1.35, mirrored: true},
  {from: [0.008, 0.1, 0.213, 0.272], to: [640, 664], scale: 1.75},
  {from: [0.548, 0.1, 0.753, 0.272], to: [640, 664], scale: 1.75, mirrored: true},
  // The pockets behind the lids.
  {from: [0.011, 0.366, 0.0785, 0.454], to: [470, 936], scale: 0.55},
  {from: [0.0845, 0.366, 0.1512, 0.454], to: [470, 936], scale: 0.55, mirrored: true},
];

/** Skin that no outfit leaves visible: one texel for the upper body, one (as dark as a sock) for legs and feet. */
export const coveredUpper: Uv = [660 / skinSize, 1000 / skinSize];
export const coveredLower: Uv = [700 / skinSize, 1000 / skinSize];

/** The area of the eye in a T1 skin texture: left, top and size in pixels. */
const eyePlace = {x: 8, y: 892, size: 126} as const;

/**
 * The head's island in the kit's texture (v down): its box overlaps those of arm, hand and back, but its outline doesn't.
 */
function isHead(u: number, v: number): boolean {
  if (u < 0.6409 || v > 0.855) return false;
  const isArm = 0.511293 * u + 0.859406 * v < 0.560886;
  const isBack = u < 0.66 && v > 0.52 && v < 0.57;
  const isHand = 0.533615 * u - 0.845728 * v < -0.299428;
  return !isArm && !isBack && !isHand;
}

/** Feet and shins overlap the box of the hands. */
const isLegOrFoot = (u: number, v: number) =>
  v > 0.6 && (u < 0.36 || (u < 0.368 && v > 0.9) || (u > 0.5 && u < 0.64 && v < 0.8625));

/** Pixels from the middle of the face to `distance`, a length in the kit's texture: dense at 0, coarse beyond the ears. */
const acrossFace = (distance: number) => 656 * distance + 284.5 * Math.tanh(distance / 0.09);

/** Pixels from between nose and eyes to `distance` below. */
const alongFace = (distance: number) => 650 * distance + 225 * Math.tanh(distance / 0.1);

/** Converts a texture coordinate of the base mesh's skin to this layout; v down in both. */
export function layoutUv(u: number, v: number): Uv {
  if (isHead(u, v)) {
    // The kit's head lies on its side, with the top to the left.
    const x = 512 + acrossFace(0.5165 - v);
    const y = 9 + alongFace(u - 0.862) - alongFace(0.641 - 0.862);
    return [x / skinSize, y / skinSize];
  }
  const region = regions.find(({from}) => u >= from[0] && u <= from[2] && v >= from[1] && v <= from[3]);
  if (!region || isLegOrFoot(u, v)) return v > 0.6 ? [...coveredLower] : [...coveredUpper];
  const {from, to, scale, mirrored} = region;
  return [to[0] / skinSize + (mirrored ? from[2] - u : u - from[0]) * scale, to[1] / skinSize + (v - from[1]) * scale];
}

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

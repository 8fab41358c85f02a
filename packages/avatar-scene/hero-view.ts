/** How the home page shows its avatar, in its pictures and in 3D. `scripts/draw-hero.ts` draws the pictures. */
export const hero = {
  model: 't2-noah.glb',
  clip: 'Idle',
  /** Degrees that the arms are swung out, so that they don't cover the body. */
  armSpread: 20,
  weights: {mouthSmileLeft: 0.3, mouthSmileRight: 0.3, cheekSquintLeft: 0.15, cheekSquintRight: 0.15},
} as const;

/** Pixels of the avatar where the page has room for all of it. */
export const heroSize = {width: 588, height: 620} as const;

/** Shapes that the home page shows, each at 1 on the neutral face, from left to right in `faces.webp`. */
export const heroFaces = ['mouthSmile', 'eyesClosed', 'mouthPucker', 'jawOpen'] as const;

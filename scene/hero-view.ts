/** View of the avatar on the home page, in pictures and in 3D. */
export const hero = {
  model: 't2-noah.glb',
  clip: 'Idle',
  /** Degrees by which the arms swing out, so that they don't cover the body. */
  armSpread: 20,
  weights: {mouthSmileLeft: 0.3, mouthSmileRight: 0.3, cheekSquintLeft: 0.15, cheekSquintRight: 0.15},
} as const;

export const heroSize = {width: 588, height: 620} as const;

/** Shapes that the home page shows, each at weight 1, from left to right in `faces.webp`. */
export const heroFaces = ['mouthSmile', 'eyesClosed', 'mouthPucker', 'jawOpen'] as const;

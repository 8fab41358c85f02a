/** The initial camera of stills and of the live view, so that nothing moves when one replaces the other. */
export const firstView = {
  /** Degrees, vertical. */
  fieldOfView: 24,
  /** Degrees around the model: slightly to the side, to show depth. */
  azimuth: 14,
  /** Degrees above the horizon. */
  elevation: 3,
} as const;

/** Size of the stills in pixels: twice the size on pages, with the aspect ratio of the live view. */
export const stillSize = {width: 640, height: 800} as const;

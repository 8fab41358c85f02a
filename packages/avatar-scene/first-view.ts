/** Where the camera first is, for stills and for the live view, so that nothing jumps between the two. */
export const firstView = {
  /** Degrees, vertical. */
  fieldOfView: 24,
  /** Degrees around the model: a little to the side, so that the first look shows depth. */
  azimuth: 14,
  /** Degrees above the horizon. */
  elevation: 3,
} as const;

/** Width and height of the stills in pixels: twice the size that pages show, and the aspect ratio of the live view. */
export const stillSize = {width: 640, height: 800} as const;

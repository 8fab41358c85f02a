/** A square of the square portrait that faces are drawn in: shares of its edges. */
interface Square {
  readonly left: number;
  readonly top: number;
  readonly size: number;
}

/** What the stage shows of the portrait: the middle of this square, as wide as a picture of 232 by 310. */
export const portrait: Square = {left: 0.18, top: 0.2, size: 0.68};

// So large that shapes which follow each other differ.
const eyes = {left: 0.395, top: 0.36, size: 0.26};
const middle = {left: 0.385, top: 0.42, size: 0.28};
const mouth = {left: 0.395, top: 0.53, size: 0.27};

/** Seen from the side, because the front doesn't show them. */
const turned: Readonly<Record<string, Square & {readonly azimuth: number}>> = {
  jawForward: {azimuth: 50, left: 0.17, top: 0.5, size: 0.3},
  cheekPuff: {azimuth: 30, left: 0.27, top: 0.42, size: 0.36},
};

/** The part of the portrait in the tile of a morph target, and the angle from which it is seen. */
export const faceView = (name: string): Square & {readonly azimuth: number} =>
  turned[name] ?? {
    azimuth: 0,
    ...(/^(?:eye|brow)/.test(name) ? eyes : /^(?:cheek|nose)/.test(name) ? middle : mouth),
  };

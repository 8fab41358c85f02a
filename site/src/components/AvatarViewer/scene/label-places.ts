export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** Minimum distance between two labels in pixels. */
const gap = 2;

/** Distance between a joint and its name in pixels. */
const labelGap = 7;

/**
 * Where the name of a joint may start, in pixels. The name of a left or right joint is only outside of it: inside, it would
 * be over the other arm or leg.
 * @param x position of the joint
 * @param middle position of the hips
 */
export function leftEdges(name: string, x: number, middle: number, width: number): readonly number[] {
  const [before, after] = [x - labelGap - width, x + labelGap];
  if (/^(?:Left|Right)/.test(name)) return [x < middle ? before : after];
  return [after, before];
}

const overlap = (a: Box, b: Box): boolean =>
  a.left < b.left + b.width + gap &&
  b.left < a.left + a.width + gap &&
  a.top < b.top + b.height + gap &&
  b.top < a.top + a.height + gap;

/** @returns the first place that is completely inside an area and clear of the taken ones; undefined if there is none */
export function freePlace(
  places: readonly Box[],
  area: {readonly width: number; readonly height: number},
  taken: readonly Box[],
): Box | undefined {
  return places.find(
    (place) =>
      place.left >= 0 &&
      place.top >= 0 &&
      place.left + place.width <= area.width &&
      place.top + place.height <= area.height &&
      !taken.some((other) => overlap(place, other)),
  );
}

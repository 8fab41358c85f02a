import {contour} from '../geometry/contour';
import {type Field, smoothMin} from '../geometry/field';
import type {Surface} from '../geometry/surface';
import type {Vec3} from '../geometry/vector';
import {type Body, bodyField} from './body';
import {closeMouth, headCellSize, headField, inMouth} from './head';
import type {BodyShape} from './rest-pose';

/** `low` is for tests: a quarter of the triangles and of the time. */
export type Detail = 'full' | 'low';

export interface Skin extends Surface {
  /** Where each point was modeled, before the mouth was closed: upper and lower lip lie apart there. */
  readonly modeled: readonly Vec3[];
}

export interface Figure {
  readonly shape: BodyShape;
  readonly body: Body;
  readonly head: Field;
  /** Body, neck and head, mouth open. */
  readonly whole: Field;
}

/** The fields of a body and its head, blended into each other at neck and shoulders. */
export function figureOf(shape: BodyShape): Figure {
  const body = bodyField(shape);
  const head = headField(shape);
  const whole: Field = (x, y, z) => {
    if (y > 1.62) return Math.abs(x) > 0.2 ? body.whole(x, y, z) : head(x, y, z);
    const trunk = body.whole(x, y, z);
    return y > 1.38 && Math.abs(x) < 0.25 ? smoothMin(trunk, head(x, y, z), 0.045) : trunk;
  };
  return {shape, body, head, whole};
}

/** The cube in which the body is contoured, 3.28 m wide. */
const space = {origin: [-1.6384, -0.6, -1.6384], finest: 0.0016, levels: 11} as const;

/** The naked body with head, in the T-pose. */
export function skinSurface({whole}: Figure, detail: Detail): Skin {
  const factor = detail === 'low' ? 2 : 1;
  const made = contour(whole, {
    ...space,
    cellSize: (x, y, z) => {
      const ax = Math.abs(x);
      let size = 0.0256;
      if (y > 1.56 && ax < 0.11) size = headCellSize(x, y, z);
      else if (ax > 0.71) size = 0.0064;
      else if (y > 1.46 && ax < 0.1) size = 0.0128;
      return size * factor;
    },
  });
  return {
    ...made,
    points: made.points.map(closeMouth),
    modeled: made.points,
    tags: made.points.map((p) => (inMouth(p) ? 'mouth' : 'skin')),
  };
}

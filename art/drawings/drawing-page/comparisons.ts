import type {Drawing} from '../drawing-page';

export interface Comparison {
  /** Below `site/static/img/`, without its ending. */
  readonly name: string;
  /** Side by side in the picture. */
  readonly drawings: readonly Omit<Drawing, 'types' | 'samples'>[];
  /** Pixels by which neighbors share their transparent margins: 0 if absent. */
  readonly overlap?: number;
}

const maya = 't1-female.glb';
const standing = {width: 480, height: 840, azimuth: 14, elevation: 4} as const;
const still = {pose: {turned: {}}} as const;
const square = {width: 600, height: 600, azimuth: 14, elevation: 4} as const;

/** Results of guides. */
export const comparisons: readonly Comparison[] = [
  {
    name: 'people/four',
    overlap: 320,
    drawings: ['t2-female', 't2-male', 't2-iris', 't2-noah'].map((person) => ({
      ...standing,
      width: 600,
      model: `${person}.glb`,
      frame: 'upper half' as const,
    })),
  },
  {
    name: 'importing/walk',
    drawings: [
      {model: maya, width: 420, height: 760, azimuth: 40, elevation: 4, pose: {clip: 'Walk', phase: 0.05}},
      {model: maya, width: 420, height: 760, azimuth: 40, elevation: 4, pose: {clip: 'Walk', phase: 0.3}},
      {model: maya, width: 420, height: 760, azimuth: 40, elevation: 4, pose: {clip: 'Walk', phase: 0.55}},
    ],
  },
  {
    name: 'importing/skeletal-mesh',
    drawings: [
      {...square, model: 't2-male.glb', ...still, skeleton: '#e8500f'},
      {...square, model: 't2-male.glb', azimuth: 40, pose: {clip: 'Walk', phase: 0.05}},
    ],
  },
  {
    name: 'importing/layers',
    drawings: [
      {...standing, model: maya, layer: 'clay'},
      {...standing, model: maya, layer: 'mesh'},
      {...standing, model: maya, skeleton: '#e8500f'},
    ],
  },
  {
    name: 'assets/looks',
    drawings: ['blue-shirt', 'sweater', 'field-jacket'].map((outfit) => ({
      ...square,
      model: 't2-female.glb',
      ...still,
      wears: [`outfit-${outfit}-female.glb`],
    })),
  },
  {
    name: 'assets/garment',
    drawings: [
      {...square, model: 'outfit-field-jacket-female.glb'},
      {
        ...square,
        model: 't2-female.glb',
        ...still,
        wears: ['outfit-field-jacket-female.glb'],
      },
    ],
  },
  {
    name: 'assets/shoes',
    drawings: ['shoes-laced-male', 'shoes-oxfords-female'].map((shoes) => ({
      model: `${shoes}.glb`,
      width: 600,
      height: 400,
    })),
  },
  {
    name: 'assets/topology',
    drawings: [
      {...square, model: 'outfit-charcoal-jacket-male.glb'},
      {...square, model: 'outfit-charcoal-jacket-male.glb', layer: 'mesh'},
    ],
  },
];

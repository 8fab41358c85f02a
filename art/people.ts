import type {SamplePerson} from '@avaturn-docs/platform/sample-models';

/** A source of shapes and face movements in the kit. */
export type Source = 'a' | 'b' | 'c';

export interface Person {
  readonly sex: 'female' | 'male';
  /** Height in meters, without shoes. */
  readonly height: number;
  /** Weights of the sources of the person's shape; they sum to 1. */
  readonly shares: Readonly<Partial<Record<Source, number>>>;
  /** The face at rest, each from 0 to 1: a smile, lower lids, and raised inner ends of the brows. */
  readonly rest: {readonly smile: number; readonly lids: number; readonly brows: number};
  readonly eyes: 'brown' | 'dark-brown' | 'blue';
  readonly brows: 'brows-a' | 'brows-c';
}

/** The sample people: synthetic adults of about 25. The keys are in the names of their files: `t1-iris.glb`. */
export const people: Readonly<Record<SamplePerson, Person>> = {
  female: {
    sex: 'female',
    height: 1.7,
    shares: {a: 0.5, b: 0.5},
    rest: {smile: 0.32, lids: 0.06, brows: 0.3},
    eyes: 'dark-brown',
    brows: 'brows-a',
  },
  male: {
    sex: 'male',
    height: 1.84,
    shares: {b: 1},
    rest: {smile: 0.4, lids: 0.06, brows: 0.5},
    eyes: 'blue',
    brows: 'brows-c',
  },
  iris: {
    sex: 'female',
    height: 1.66,
    shares: {b: 0.45, c: 0.55},
    rest: {smile: 0.32, lids: 0.08, brows: 0.4},
    eyes: 'brown',
    brows: 'brows-a',
  },
  noah: {
    sex: 'male',
    height: 1.8,
    shares: {a: 1},
    rest: {smile: 0.45, lids: 0.14, brows: 0.65},
    eyes: 'dark-brown',
    brows: 'brows-c',
  },
};

import type {Judgment} from '../judgment';
import {asTyped} from './as-typed';
import {byName} from './by-name';
import {decisions} from './decisions';
import {heldOut} from './held-out';
import {identifiers} from './identifiers';
import {questions} from './questions';
import {subjects} from './subjects';
import {symptoms} from './symptoms';
import {tasks} from './tasks';
import {words} from './words';

/** What the ranking may be tuned on. */
export const tuned: readonly Judgment[] = [
  words,
  identifiers,
  questions,
  symptoms,
  byName,
  tasks,
  subjects,
  decisions,
  asTyped,
].flat();

export {heldOut};

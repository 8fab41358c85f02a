import type {Judgment} from '../judgment';
import {heldOut} from './held-out';
import {identifiers} from './identifiers';
import {questions} from './questions';
import {symptoms} from './symptoms';
import {words} from './words';

/** The judgments that the ranking may be tuned on. */
export const tuned: readonly Judgment[] = [words, identifiers, questions, symptoms].flat();

export {heldOut};

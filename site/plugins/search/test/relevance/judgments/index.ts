import type {Judgment} from '../judgment';
import {heldOutKeywords} from './held-out-keywords';
import {heldOutSentences} from './held-out-sentences';
import {identifiers} from './identifiers';
import {questions} from './questions';
import {symptoms} from './symptoms';
import {words} from './words';

/** The judgments that the ranking may be tuned on. */
export const tuned: readonly Judgment[] = [words, identifiers, questions, symptoms].flat();

/** A third of the judgments. Never change the ranking, the synonyms or a judgment because of a result of these queries. */
export const heldOut: readonly Judgment[] = [heldOutKeywords, heldOutSentences].flat();

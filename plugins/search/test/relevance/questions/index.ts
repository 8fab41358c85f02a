import type {Question} from '../question';
import {asTyped} from './as-typed';
import {byName} from './by-name';
import {decisions} from './decisions';
import {subjects} from './subjects';
import {tasks} from './tasks';

/** Asked as integrators ask, with the places that answer them. */
export const relevanceQuestions: readonly Question[] = [...byName, ...tasks, ...subjects, ...decisions, ...asTyped];

import {expect, it} from 'vitest';
import {GlbError} from '@avaturn-docs/avatar-glb/error';
import type {JobResponse} from './protocol';
import {serveJob, type Perform} from './serve-job';

async function answersOf(perform: Perform<string, string>): Promise<JobResponse<string>[]> {
  const answers: JobResponse<string>[] = [];
  await serveJob('jacket', perform, (answer) => answers.push(answer));
  return answers;
}

const named = (name: string): Error => Object.assign(new Error('x'), {name});

it.each([
  [new GlbError('not-glb', 'This is not a GLB.'), {kind: 'refused', message: 'This is not a GLB.'}],
  [new RangeError('Array buffer allocation failed'), {kind: 'failed', cause: 'memory'}],
  [new RangeError('Invalid array length'), {kind: 'failed', cause: 'memory'}],
  [named('ChunkLoadError'), {kind: 'failed', cause: 'load'}],
  [named('NetworkError'), {kind: 'failed', cause: 'load'}],
  [new RangeError('Maximum call stack exceeded'), {kind: 'failed', cause: 'crash'}],
  [new TypeError('x is undefined'), {kind: 'failed', cause: 'crash'}],
  ['thrown as a text', {kind: 'failed', cause: 'crash'}],
])('reports %s by its kind', async (error, answer) => {
  expect(await answersOf(() => Promise.reject(error as Error))).toEqual([answer]);
});

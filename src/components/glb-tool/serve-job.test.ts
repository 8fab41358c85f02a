import {expect, it} from 'vitest';
import {GlbError} from '@avaturn-docs/avatar-glb/error';
import type {JobResponse} from './protocol';
import {serveJob, type Perform} from './serve-job';

async function answersOf(perform: Perform<string, string>): Promise<JobResponse<string>[]> {
  const answers: JobResponse<string>[] = [];
  await serveJob('jacket', perform, (answer) => answers.push(answer));
  return answers;
}

it('reports each step and then the result', async () => {
  const progress = {step: 'Reading the file', done: 0, total: 1};
  const answers = await answersOf(async (request, onProgress) => {
    onProgress(progress);
    return {result: `${request}, checked`};
  });
  expect(answers).toEqual([
    {kind: 'progress', progress},
    {kind: 'done', result: 'jacket, checked'},
  ]);
});

it('transfers the buffers of the result', async () => {
  const buffer = new ArrayBuffer(4);
  const moved: unknown[] = [];
  await serveJob(
    '',
    async () => ({result: buffer, transfer: [buffer]}),
    (_, transfer) => moved.push(transfer),
  );
  expect(moved).toEqual([[buffer]]);
});

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

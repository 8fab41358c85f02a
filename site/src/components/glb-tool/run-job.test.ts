import {describe, expect, it, vi} from 'vitest';
import {GlbError} from '@avaturn-docs/avatar-glb/error';
import {runJob} from './run-job';

/** A worker whose responses the test controls. */
class FakeWorker {
  onmessage?: (event: {data: unknown}) => void;
  onmessageerror?: () => void;
  onerror?: (event: {preventDefault: () => void}) => void;
  readonly postMessage = vi.fn();
  readonly terminate = vi.fn();
}

const bytes = new ArrayBuffer(8);
const chunkError = Object.assign(new Error('Loading failed'), {name: 'ChunkLoadError'});

function begin(prepare = () => Promise.resolve({request: {bytes}, transfer: [bytes]})) {
  const worker = new FakeWorker();
  const end = runJob<{bytes: ArrayBuffer}, string>({prepare, startWorker: () => worker as unknown as Worker});
  return {worker, end, started: () => expect.poll(() => worker.postMessage).toBeCalled()};
}

describe('a job', () => {
  it('reports a worker that fails after its first step, as broken', async () => {
    const {worker, end, started} = begin();
    await started();
    worker.onmessage!({data: {kind: 'progress', progress: {step: 'Reading the file', done: 0, total: 4}}});
    const preventDefault = vi.fn();
    worker.onerror!({preventDefault});
    expect(await end).toEqual({kind: 'failed', cause: 'crash'});
    expect(preventDefault).toHaveBeenCalled();
    expect(worker.terminate).toHaveBeenCalledOnce();
  });

  it.each([
    ['why a file was rejected', new GlbError('usage', 'It was moved.'), {kind: 'refused', message: 'It was moved.'}],
    ['a part of the tool that failed to load', chunkError, {kind: 'failed', cause: 'load'}],
    ['a sample that failed to download', new TypeError('Failed to fetch'), {kind: 'failed', cause: 'source'}],
  ])('reports %s before the worker starts', async (_, error, state) => {
    expect(await begin(() => Promise.reject(error)).end).toEqual(state);
  });
});

import {runJob} from '../../glb-tool/run-job';
import type {FailureCause} from '../../glb-tool/protocol';

/** A file that can't be shown, with a message for the reader. */
export class ModelError extends Error {
  override readonly name = 'ModelError';
}

const failures: Readonly<Record<FailureCause, string>> = {
  load: 'The decoder did not load. Check the connection.',
  memory: 'The browser has too little memory to decode the model.',
  source: 'The model did not load. Check the connection.',
  crash: 'The model cannot be decoded.',
};

/** WebAssembly is allowed only in workers with this name, see `config/headers.ts`. */
const startWorker = (): Worker =>
  new Worker(/* webpackChunkName: "wasm-worker-model" */ new URL('./decode-worker.ts', import.meta.url));

/** Decodes what needs WebAssembly: Draco, meshopt and KTX2. @throws ModelError with a message for the reader */
export function decode(bytes: ArrayBuffer, signal: AbortSignal): Promise<ArrayBuffer> {
  return new Promise((resolve, reject) => {
    const stop = runJob<ArrayBuffer, ArrayBuffer>({
      // Copied, because the page may show the file again.
      prepare: () => Promise.resolve({request: bytes, transfer: []}),
      startWorker,
      onState: (state) => {
        if (state.kind === 'done') resolve(state.result);
        else if (state.kind === 'refused') reject(new ModelError(state.message));
        else if (state.kind === 'failed') reject(new ModelError(failures[state.cause]));
      },
    });
    signal.addEventListener('abort', () => {
      stop();
      reject(signal.reason as Error);
    });
  });
}

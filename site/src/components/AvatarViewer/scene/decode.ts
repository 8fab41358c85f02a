import {runJob} from '../../glb-tool/run-job';
import {failureTexts} from '../../glb-tool/protocol';

/** A file that can't be shown, with a message for the reader. */
export class ModelError extends Error {
  override readonly name = 'ModelError';
}

/** WebAssembly is allowed only in workers with this name, see `config/headers.ts`. */
const startWorker = (): Worker =>
  new Worker(/* webpackChunkName: "wasm-worker-model" */ new URL('./decode-worker.ts', import.meta.url));

/** Decodes what needs WebAssembly: Draco, meshopt and KTX2. @throws ModelError with a message for the reader */
export async function decode(bytes: ArrayBuffer, signal: AbortSignal): Promise<ArrayBuffer> {
  // Copied, because the page may show the file again.
  const prepare = () => Promise.resolve({request: bytes, transfer: []});
  const end = await runJob<ArrayBuffer, ArrayBuffer>({prepare, startWorker, signal});
  if (end.kind === 'done') return end.result;
  throw new ModelError(end.kind === 'refused' ? end.message : failureTexts[end.cause]);
}

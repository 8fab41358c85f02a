import {asGlb} from '@avaturn-docs/avatar-glb/read/container';
import {serveInWorker} from '../components/glb-tool/serve-job';
import type {OwnAvatarFacts} from '.';
import {readFacts} from './read-file';

/** The facts of a file, and its bytes as a GLB. */
export interface ReadFile {
  readonly facts: OwnAvatarFacts;
  readonly bytes: ArrayBuffer;
}

serveInWorker<ArrayBuffer, ReadFile>(async (file) => {
  const glb = asGlb(new Uint8Array(file));
  return {result: {facts: readFacts(glb), bytes: glb.buffer}, transfer: [glb.buffer]};
});

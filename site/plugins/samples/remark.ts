import path from 'node:path';
import type {Code, Root} from 'mdast';
import type {Plugin} from 'unified';
import {visit} from 'unist-util-visit';
import {withPublishedTools} from '../../data/tools';
import {readSample, SampleError, sampleReference} from './sample';

interface Options {
  /** The folder `samples/`. */
  readonly folder: string;
  /** Origin of the site, which publishes the tools that samples run. */
  readonly siteUrl: string;
}

/**
 * Remark plugin: fills a code fence with `sample="…"` from that file of `samples/`. A complete file has its path inside the
 * project as title, unless the fence has one.
 */
const remarkSamples: Plugin<[Options], Root> =
  ({folder, siteUrl}) =>
  (tree, file) => {
    visit(tree, 'code', (fence) => {
      const reference = sampleReference(fence.meta ?? '');
      if (reference !== undefined) {
        try {
          fill(fence, folder, reference, siteUrl);
        } catch (error) {
          if (error instanceof SampleError) {
            const page = path.relative(path.dirname(folder), file.path).split(path.sep).join('/');
            throw new Error(`${page}:${fence.position?.start.line ?? 1}: ${error.message}`, {cause: error});
          }
          throw error;
        }
      }
    });
  };

export default remarkSamples;

function fill(fence: Code, folder: string, reference: string, siteUrl: string): void {
  const sample = readSample(folder, reference);
  if (fence.value !== '') {
    throw new SampleError(`Empty this block: it shows samples/${sample.file}.`);
  }
  fence.value = withPublishedTools(sample.text, siteUrl);
  if (sample.region === undefined && !/(?:^|\s)title="/.test(fence.meta ?? '')) {
    fence.meta = `title="${pathInProject(sample.file)}" ${fence.meta}`;
  }
}

/** `android/avatar/app/build.gradle.kts` → `app/build.gradle.kts`. */
function pathInProject(file: string): string {
  return file.split('/').slice(2).join('/');
}

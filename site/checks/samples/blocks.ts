import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {Code} from 'mdast';
import {visit} from 'unist-util-visit';
import {sampleFiles} from '../../plugins/samples/projects';
import {readSample, SampleError, sampleReference, type Sample} from '../../plugins/samples/sample';
import {whereIs, type Page} from '../pages';

export interface Block {
  /** `docs/importing/blender.mdx:162` */
  readonly where: string;
  readonly language: string;
  /** Content between the fences; empty for a sample. */
  readonly text: string;
  readonly sample?: Sample;
  /** Why the sample can't be read. */
  readonly problem?: string;
}

/** A file of `samples/`. */
export interface SampleFile {
  /** Path below `samples/`. */
  readonly file: string;
  readonly text: string;
}

export interface Fault {
  readonly file: string;
  /** From 1. */
  readonly line: number;
  readonly message: string;
}

export function blocksOf(pages: readonly Page[], folder: string): Block[] {
  const blocks: Block[] = [];
  for (const page of pages) {
    visit(page.tree, 'code', (fence) => {
      blocks.push({where: whereIs(page, fence), language: fence.lang ?? 'text', ...contentOf(fence, folder)});
    });
  }
  return blocks;
}

export function faultOfJson(text: string): string | undefined {
  try {
    JSON.parse(text);
    return undefined;
  } catch (error) {
    return (error as Error).message;
  }
}

export function contentOf(fence: Code, folder: string): Pick<Block, 'text' | 'sample' | 'problem'> {
  const reference = sampleReference(fence.meta ?? '');
  if (reference === undefined) {
    return {text: fence.value};
  }
  try {
    return {text: fence.value, sample: readSample(folder, reference)};
  } catch (error) {
    if (error instanceof SampleError) {
      return {text: fence.value, problem: error.message};
    }
    throw error;
  }
}

export const readSampleFiles = (folder: string): SampleFile[] =>
  sampleFiles(folder).map((file) => ({file, text: readFileSync(path.join(folder, file), 'utf8')}));

import path from 'node:path';
import {benchCache} from '../../peers';
import type {GeneratedPage} from '../generate';

export const cacheDir = path.join(benchCache, 'bench-pages');
export const projectDir = path.resolve(__dirname, '../../..');

/** A program that makes a site of Markdown: this site's own frame, or a peer. */
export interface Frame {
  /** Name of its folder below `cacheDir`, which holds the program and the sites made with it. */
  readonly id: string;
  readonly name: string;
  /**
   * Writes pages and configuration into `directory`, an empty folder below the frame's own.
   * @returns how they are built
   */
  readonly prepare: (directory: string, pages: readonly GeneratedPage[]) => Build;
}

export interface Build {
  /** Arguments of Node. */
  readonly args: readonly string[];
  readonly environment?: Readonly<Record<string, string>>;
  /** The folder that it runs in. */
  readonly cwd: string;
  /** What the build keeps for the next one, as folders; they are deleted before a cold build. */
  readonly caches: readonly string[];
  /** The finished site. */
  readonly output: string;
}

/** Pages by group, in the order in which a sidebar shows them. */
export function byGroup(pages: readonly GeneratedPage[]): Map<string, GeneratedPage[]> {
  const groups = new Map<string, GeneratedPage[]>();
  for (const page of pages) {
    groups.set(page.group, [...(groups.get(page.group) ?? []), page]);
  }
  return groups;
}

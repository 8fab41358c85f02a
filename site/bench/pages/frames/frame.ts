import path from 'node:path';
import {benchCache} from '../../peers';
import type {GeneratedPage} from '../generate';

export const cacheDir = path.join(benchCache, 'bench-pages');
export const projectDir = path.resolve(__dirname, '../../..');

/** A program that builds a site from Markdown: this site's own setup, or a peer. */
export interface Frame {
  /** Name of its folder below `cacheDir`, which contains the program and its generated sites. */
  readonly id: string;
  readonly name: string;
  /**
   * Writes pages and configuration into `directory`, an empty folder below its own.
   * @returns how to build them
   */
  readonly prepare: (directory: string, pages: readonly GeneratedPage[]) => Build;
}

export interface Build {
  /** Arguments of Node. */
  readonly args: readonly string[];
  readonly environment?: Readonly<Record<string, string>>;
  /** Working directory. */
  readonly cwd: string;
  /** Cache folders of the build; they are deleted before a cold build. */
  readonly caches: readonly string[];
  /** The built site. */
  readonly output: string;
}

/** Pages by group, in sidebar order. */
export function byGroup(pages: readonly GeneratedPage[]): Map<string, GeneratedPage[]> {
  const groups = new Map<string, GeneratedPage[]>();
  for (const page of pages) {
    groups.set(page.group, [...(groups.get(page.group) ?? []), page]);
  }
  return groups;
}

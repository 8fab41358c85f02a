import {readFileSync} from 'node:fs';
import path from 'node:path';
import {starters, type StarterName} from '../../data/starters';
import {starterFiles} from '../../plugins/samples/starters';
import type {SampleFile} from './blocks';

/** Starters whose packages the site also installs, so that they can be type-checked without an installation. */
const typedHere: readonly StarterName[] = ['web', 'node'];

/** Sources of starters by path below `samples/starters/`, in two groups: type-checked, and checked for names only. */
export function readStarterFiles(root: string): {readonly typed: SampleFile[]; readonly others: SampleFile[]} {
  const read = (wanted: boolean) =>
    starters
      .filter(({name}) => typedHere.includes(name) === wanted)
      .flatMap((starter) =>
        [...starterFiles(root, starter, '').keys()]
          .filter((file) => /\.(?:tsx?|kt|swift|xml|plist)$/.test(file) && !(file in starter.shares))
          .map((file) => `${starter.name}/${file}`),
      )
      .map((file) => ({file, text: readFileSync(path.join(root, 'samples/starters', file), 'utf8'), shown: []}));
  return {typed: read(true), others: read(false)};
}

import {readFileSync} from 'node:fs';
import {type Starter, starters, type StarterName} from '../../data/starters';
import {ownFiles} from '../../plugins/samples/starters';
import type {SampleFile} from './blocks';

/** Starters whose packages the site also installs, so that they can be type-checked without an installation. */
const typedHere: readonly StarterName[] = ['web', 'node'];

interface StarterSources {
  /** Type-checked; by path below `samples/starters/`. */
  readonly typed: SampleFile[];
  /** Checked for names only; by path below `samples/starters/`. */
  readonly others: SampleFile[];
  /** Parsed like the samples that they extend; by path below `samples/`. */
  readonly native: SampleFile[];
}

/** Sources in the starters' own folders. Shared files are checked where they belong. */
export function readStarterFiles(root: string): StarterSources {
  const read = (wanted: (starter: Starter) => boolean, kind: RegExp, below: string): SampleFile[] =>
    starters.filter(wanted).flatMap((starter) =>
      ownFiles(root, starter)
        .filter(([file]) => kind.test(file))
        .map(([file, source]) => ({
          file: `${below}${starter.name}/${file}`,
          text: readFileSync(source, 'utf8'),
          shown: [],
        })),
    );
  const isTyped = ({name}: Starter) => typedHere.some((typed) => typed === name);
  return {
    typed: read(isTyped, /\.tsx?$/, ''),
    others: read((starter) => !isTyped(starter), /\.tsx?$/, ''),
    native: read(() => true, /\.(?:kts?|swift|toml|xml|plist|xcprivacy)$/, 'starters/'),
  };
}

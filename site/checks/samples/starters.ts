import {readFileSync} from 'node:fs';
import {type Starter, starters, type StarterName} from '@avaturn-docs/platform/starters';
import {ownFiles} from '../../plugins/samples/starters';
import type {SampleFile} from './blocks';

/** Starters whose packages the site also installs, so that they can be type-checked without an installation. */
const typedHere: readonly StarterName[] = ['web', 'node'];

interface StarterSources {
  /** Type-checked here, or parsed like the samples that they extend. */
  readonly checked: SampleFile[];
  /** Their packages aren't installed here, so that only their names are checked. */
  readonly others: SampleFile[];
}

/** Sources in the starters' own folders, by path below `samples/`. Shared files are checked where they belong. */
export function readStarterFiles(root: string): StarterSources {
  const read = (wanted: (starter: Starter) => boolean, kind: RegExp): SampleFile[] =>
    starters.filter(wanted).flatMap((starter) =>
      ownFiles(root, starter)
        .filter(([file]) => kind.test(file))
        .map(([file, source]) => ({
          file: `starters/${starter.name}/${file}`,
          text: readFileSync(source, 'utf8'),
          shown: [],
        })),
    );
  const isTyped = ({name}: Starter) => typedHere.some((typed) => typed === name);
  return {
    checked: [
      ...read(isTyped, /\.tsx?$/),
      ...read(() => true, /\.(?:kts?|swift|dart|toml|yaml|xml|plist|xcprivacy|storyboard)$/),
    ],
    others: read((starter) => !isTyped(starter), /\.tsx?$/),
  };
}

import type {AnimationClip} from 'three';
import type {NamedTracks} from './write-clips';

/** The name, or the name with the first number that isn't taken. */
function freeName(name: string, taken: ReadonlySet<string>): string {
  const base = name.replace(/ \d+$/, '');
  let free = name;
  for (let number = 2; taken.has(free); number += 1) free = `${base} ${number}`;
  return free;
}

/** Gives new clips of the same name numbers. Returns a note for each. */
export function nameApart(clips: readonly {readonly clip: AnimationClip; readonly file: string}[]): string[] {
  const used = new Set<string>();
  return clips.flatMap(({clip, file}) => {
    const name = clip.name || 'Clip';
    clip.name = freeName(name, used);
    used.add(clip.name);
    return clip.name === name ? [] : [`Several clips are named ${name}, so the one from ${file} is now ${clip.name}.`];
  });
}

/** The clips with names that no clip of the avatar has. */
export function besideOwn(clips: readonly AnimationClip[], own: readonly string[]): readonly NamedTracks[] {
  const taken = new Set([...own, ...clips.map(({name}) => name)]);
  return clips.map(({name, tracks}) => {
    if (!own.includes(name)) return {name, tracks};
    const free = freeName(name, taken);
    taken.add(free);
    return {name: free, tracks};
  });
}

/** What was renamed beside the avatar's own clips, in one sentence. */
export function renamedText(
  clips: readonly AnimationClip[],
  named: readonly NamedTracks[],
  file: string,
): string | undefined {
  const pairs = clips.flatMap(({name}, index) => (named[index]!.name === name ? [] : [[name, named[index]!.name]]));
  const [before, after] = [0, 1].map((side) => listed(pairs.map((pair) => pair[side]!)));
  if (pairs.length === 0) return undefined;
  return pairs.length === 1
    ? `The avatar already has a clip named ${before}. In ${file}, the new one is ${after}.`
    : `The avatar already has clips named ${before}. In ${file}, the new ones are ${after}.`;
}

const listed = (names: readonly string[]): string => new Intl.ListFormat('en-GB').format(names);

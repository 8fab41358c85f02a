import type {AnimationClip} from 'three';
import type {NamedTracks} from './write-clips';

/** The name, or the name with the first number that isn't taken. It is taken then. */
function takeName(name: string, taken: Set<string>): string {
  const base = name.replace(/ \d+$/, '');
  let free = name;
  for (let number = 2; taken.has(free); number += 1) free = `${base} ${number}`;
  taken.add(free);
  return free;
}

/** Gives new clips of the same name numbers. Returns a note for each. */
export function nameApart(clips: readonly {readonly clip: AnimationClip; readonly file: string}[]): string[] {
  const used = new Set<string>();
  return clips.flatMap(({clip, file}) => {
    const name = clip.name || 'Clip';
    clip.name = takeName(name, used);
    return clip.name === name ? [] : [`Several clips are named ${name}, so the one from ${file} is now ${clip.name}.`];
  });
}

/** The clips with names that no clip of the avatar has, and what was renamed in the file, in one sentence. */
export function besideOwn(clips: readonly AnimationClip[], own: readonly string[], file: string) {
  const taken = new Set([...own, ...clips.map(({name}) => name)]);
  const named = clips.map(({name, tracks}): NamedTracks => {
    return {name: own.includes(name) ? takeName(name, taken) : name, tracks};
  });
  const numbered = named.filter(({name}, index) => name !== clips[index]!.name);
  const before = listed(clips.filter(({name}) => own.includes(name)));
  const renamed =
    numbered.length === 1
      ? `The avatar already has a clip named ${before}. In ${file}, the new one is ${listed(numbered)}.`
      : `The avatar already has clips named ${before}. In ${file}, the new ones are ${listed(numbered)}.`;
  return {named, renamed: numbered.length > 0 ? renamed : undefined};
}

const listed = (clips: readonly {readonly name: string}[]): string =>
  new Intl.ListFormat('en-GB').format(clips.map(({name}) => name));

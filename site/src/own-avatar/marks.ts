import type {OwnAvatar} from '.';

/** Whether the file certainly has no such part: `joint:Hips`. */
export const lacks = (own: OwnAvatar | undefined, part: string): boolean =>
  own?.facts.lines !== undefined && !(part in own.facts.lines);

/** Rows about a part of an avatar. */
const row = /^(?:(joint|mesh)|rest)-(.+)$/;

/** What the reader's file has for the row of a table with this anchor, or that it lacks it; empty if nothing is to say. */
export function markOf(id: string, own: OwnAvatar | undefined): string {
  const value = own?.facts.values[id];
  if (value) return `your file: ${value}`;
  const [, kind = 'joint', name] = row.exec(id) ?? [];
  return name && lacks(own, `${kind}:${name}`) ? 'not in your file' : '';
}

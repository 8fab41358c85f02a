import {soundOf} from './sounds';

/** A term of the index close to one that was typed. */
export interface NearTerm {
  readonly term: string;
  /** Edits: a letter added, lost, changed, or swapped with its neighbour. */
  readonly distance: number;
}

const maxNearTerms = 6;
const maxRemembered = 48;
/** Words that sound the same are taken for a slip of so many edits at most. */
const editsOfSounds = 2;

/** How many edits a word of a length may be away. */
function allowedEdits(length: number): number {
  return length < 3 ? 0 : length < 7 ? 1 : length < 12 ? 2 : 3;
}

/** All terms of an index, sorted by code unit. */
export class Vocabulary {
  private readonly terms: readonly string[];
  private readonly set: ReadonlySet<string>;
  /** Near terms of words typed before: all terms are compared for each, and each word of a query is asked for with every key. */
  private readonly remembered = new Map<string, readonly NearTerm[]>();
  /** Terms by what they sound like; made when the first unknown word is typed. */
  private sounds: ReadonlyMap<string, readonly string[]> | undefined;

  constructor(terms: Iterable<string>) {
    this.set = new Set(terms);
    this.terms = [...this.set].sort();
  }

  has(term: string): boolean {
    return this.set.has(term);
  }

  hasPrefix(prefix: string): boolean {
    return this.terms[this.firstFrom(prefix)]?.startsWith(prefix) ?? false;
  }

  /** How many terms begin so. */
  countPrefix(prefix: string): number {
    return this.firstFrom(`${prefix}\uffff`) - this.firstFrom(prefix);
  }

  /** Position of the first term that is not before `text`. */
  private firstFrom(text: string): number {
    let [low, high] = [0, this.terms.length];
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (this.terms[middle]! < text) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  /**
   * The nearest terms to one that is not in the index: those that sound the same, and all at the same smallest distance. Where
   * there is none, one edit more is allowed.
   * @param unfinished whether more letters may follow, so that the beginning of a longer term is near, too
   * @param further words beside those of the index
   */
  near(typed: string, unfinished: boolean, further?: Iterable<string>): readonly NearTerm[] {
    const key = `${typed} ${unfinished} ${further !== undefined}`;
    const known = this.remembered.get(key);
    if (known) {
      return known;
    }
    if (this.remembered.size >= maxRemembered) {
      this.remembered.clear();
    }
    const found = this.lookUp(typed, unfinished, further ?? []);
    this.remembered.set(key, found);
    return found;
  }

  private lookUp(typed: string, unfinished: boolean, further: Iterable<string>): NearTerm[] {
    const limit = allowedEdits(typed.length);
    const alike = this.soundingLike(typed);
    const close = limit === 0 ? [] : this.within(typed, limit, unfinished, further);
    const found = [...alike, ...close.filter(({term}) => !alike.some((other) => other.term === term))];
    const wider = found.length > 0 || typed.length < 5 ? found : this.within(typed, limit + 1, unfinished, further);
    return wider.slice(0, maxNearTerms);
  }

  /** Terms that sound the same and are spelled nearly so. */
  private soundingLike(typed: string): NearTerm[] {
    if (typed.length < 4) {
      return [];
    }
    this.sounds ??= bySound(this.terms);
    return (this.sounds.get(soundOf(typed)) ?? [])
      .map((term) => ({term, distance: editDistance(typed, term, editsOfSounds)}))
      .filter(({distance}) => distance <= editsOfSounds)
      .sort((a, b) => a.distance - b.distance)
      .map(({term}) => ({term, distance: 1}));
  }

  private within(typed: string, edits: number, unfinished: boolean, further: Iterable<string>): NearTerm[] {
    let limit = edits;
    let found: NearTerm[] = [];
    const look = (term: string): void => {
      const whole = Math.abs(term.length - typed.length) <= limit;
      if (!whole && !(unfinished && typed.length > 4 && term.length > typed.length)) {
        return;
      }
      const distance = editDistance(typed, term, limit, !whole);
      // Of three letters only a swap is a likely slip; another letter makes another word.
      if (distance > limit || (typed.length === 3 && (term.length !== 3 || !isSwap(typed, term)))) {
        return;
      }
      if (distance < limit) {
        limit = distance;
        found = [];
      }
      found.push({term, distance});
    };
    this.terms.forEach(look);
    for (const term of further) {
      if (!this.set.has(term)) look(term);
    }
    return found.sort((a, b) => likeness(b.term, typed) - likeness(a.term, typed));
  }
}

function bySound(terms: readonly string[]): ReadonlyMap<string, readonly string[]> {
  const sounds = new Map<string, string[]>();
  for (const term of terms) {
    if (/^[a-z]{4,}$/.test(term)) {
      const sound = soundOf(term);
      sounds.set(sound, [...(sounds.get(sound) ?? []), term]);
    }
  }
  return sounds;
}

function isSwap(a: string, b: string): boolean {
  return [...a].sort().join('') === [...b].sort().join('');
}

/** Slips are rare in the first letters and keep the length: those terms come first. */
function likeness(term: string, typed: string): number {
  let shared = 0;
  while (shared < typed.length && term[shared] === typed[shared]) shared++;
  return shared - Math.abs(term.length - typed.length) / 2;
}

/** Three rows of the table of distances, used again for each pair; terms are shorter than a row. */
const rows: [Uint8Array, Uint8Array, Uint8Array] = [new Uint8Array(128), new Uint8Array(128), new Uint8Array(128)];

/**
 * Edits from `a` to `b` (optimal string alignment), or to the beginning of `b` that is nearest. Gives up beyond `limit`.
 * @returns the number of edits, or `limit + 1`
 */
export function editDistance(a: string, b: string, limit: number, toBeginning = false): number {
  const width = Math.min(b.length, a.length + limit);
  let [before, last, current] = rows;
  for (let column = 0; column <= width; column++) {
    last[column] = column;
  }
  for (let row = 1; row <= a.length; row++) {
    let best = (current[0] = row);
    const letter = a.charCodeAt(row - 1);
    for (let column = 1; column <= width; column++) {
      const other = b.charCodeAt(column - 1);
      let value = Math.min(last[column]! + 1, current[column - 1]! + 1, last[column - 1]! + (letter === other ? 0 : 1));
      if (row > 1 && column > 1 && letter === b.charCodeAt(column - 2) && a.charCodeAt(row - 2) === other) {
        value = Math.min(value, before[column - 2]! + 1);
      }
      current[column] = value;
      best = Math.min(best, value);
    }
    if (best > limit) {
      return limit + 1;
    }
    [before, last, current] = [last, current, before];
  }
  const result = toBeginning ? Math.min(...last.subarray(0, width + 1)) : b.length > width ? limit + 1 : last[width]!;
  return Math.min(result, limit + 1);
}

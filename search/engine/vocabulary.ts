/** What a typed word may mean. */
export interface Reading {
  readonly term: string;
  /** Confidence, from 0 to 1. */
  readonly quality: number;
}

/** A term and its edit distance: letters added, removed, changed, or swapped with their neighbor. */
interface NearTerm {
  readonly term: string;
  readonly distance: number;
}

/** Confidence by edit distance. */
const nearQuality = [1, 0.9, 0.7];

/** Minimum length of a part of a compound, because shorter ones occur by chance, and their maximum number. */
const minPart = 3;
const maxParts = 4;
const maxNearTerms = 6;
/** Maximum edit distance for words that sound the same. */
const editsOfSounds = 2;

/** All terms of an index, sorted by code unit. */
export class Vocabulary {
  private readonly terms: readonly string[];
  private readonly set: ReadonlySet<string>;
  /** Terms by phonetic key, created for the first unknown word. */
  private sounds: ReadonlyMap<string, readonly string[]> | undefined;

  private readonly english: readonly string[];

  constructor(terms: Iterable<string>, english: readonly string[] = []) {
    this.set = new Set(terms);
    this.terms = [...this.set].sort();
    this.english = [...english].sort();
  }

  has(term: string): boolean {
    return this.set.has(term);
  }

  hasPrefix(prefix: string): boolean {
    return this.terms[firstFrom(this.terms, prefix)]?.startsWith(prefix) ?? false;
  }

  /** @param unfinished whether the beginning of a word is enough */
  isEnglish(word: string, unfinished: boolean): boolean {
    const found = this.english[firstFrom(this.english, word)];
    return found === word || (unfinished && (found?.startsWith(word) ?? false));
  }

  /** Cuts a compound into two or more terms, the first as long as possible. */
  cut(compound: string, parts = maxParts): string[] | undefined {
    for (let at = compound.length - minPart; at >= minPart; at--) {
      const [left, right] = [compound.slice(0, at), compound.slice(at)];
      if (this.has(left)) {
        const rest = this.has(right) ? [right] : parts > 2 ? this.cut(right, parts - 1) : undefined;
        if (rest) {
          return [left, ...rest];
        }
      }
    }
    return undefined;
  }

  /**
   * Finds the nearest terms to one that isn't in the index: those that sound the same, and those one edit away. If there
   * are none, allows two edits in longer words.
   * @param unfinished whether more letters may follow, so that prefixes one edit away match, too: two edits lead from
   * `banana` to `bAvatarSupportsFaceAnimations`
   */
  near(typed: string, unfinished: boolean, further: Iterable<string> = []): readonly Reading[] {
    // Another number is never a typo: 429 and 422 are different errors.
    if (/^[\d.]+$/.test(typed)) {
      return [];
    }
    const alike = this.soundingLike(typed);
    const close = typed.length < 3 ? [] : this.within(typed, 1, unfinished, further);
    const found = [...alike, ...close.filter(({term}) => !alike.some((other) => other.term === term))];
    const wider = found.length > 0 || typed.length < 6 ? found : this.within(typed, 2, false, further);
    return wider.slice(0, maxNearTerms).map(({term, distance}) => ({term, quality: nearQuality[distance] ?? 0}));
  }

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
      if (!beginsAlike(term, typed)) {
        return;
      }
      if (!whole && !(unfinished && typed.length > 5 && term.length > typed.length)) {
        return;
      }
      const distance = editDistance(typed, term, limit, !whole);
      // In a three-letter word, only a swap is a likely typo; another letter usually makes another word.
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

/** Index of the first of the sorted terms that doesn't sort before `text`. */
function firstFrom(terms: readonly string[], text: string): number {
  let [low, high] = [0, terms.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (terms[middle]! < text) low = middle + 1;
    else high = middle;
  }
  return low;
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

/** Alternative spellings of a sound, in order of replacement. */
const spellings: readonly (readonly [RegExp, string])[] = [
  [/^(?:kn|gn)/, 'n'],
  [/^wr/, 'r'],
  [/^wh/, 'w'],
  [/ph/g, 'f'],
  [/gh/g, ''],
  [/tch/g, 'ch'],
  [/sch/g, 'sk'],
  [/ck|q/g, 'k'],
  [/x/g, 'ks'],
  [/c(?=[eiy])/g, 's'],
  [/c(?!h)/g, 'k'],
  [/[sc]h|(?:s|t)ion$/g, 'x'],
  [/z/g, 's'],
  [/dg|j/g, 'g'],
  [/(?!^)[aeiouyhw]/g, ''],
  [/^[aeiouy]/, 'a'],
  [/(.)\1+/g, '$1'],
];

/** Phonetic key of a word, the same for `morf` and `morph`: the consonants, and a vowel at the beginning. */
function soundOf(word: string): string {
  return spellings.reduce((sound, [pattern, letter]) => sound.replace(pattern, letter), word);
}

/** Typos rarely affect the first letter, unless it is lost, doubled, or swapped with the second one. */
function beginsAlike(term: string, typed: string): boolean {
  return term[0] === typed[0] || term[0] === typed[1] || term[1] === typed[0];
}

function isSwap(a: string, b: string): boolean {
  return [...a].sort().join('') === [...b].sort().join('');
}

/** Typos rarely affect the first letter or the length: such terms come first. */
function likeness(term: string, typed: string): number {
  let shared = 0;
  while (shared < typed.length && term[shared] === typed[shared]) shared++;
  return shared - Math.abs(term.length - typed.length) / 2;
}

/** Three rows of the distance matrix, reused for each pair; terms are shorter than a row. */
const rows: [Uint8Array, Uint8Array, Uint8Array] = [new Uint8Array(128), new Uint8Array(128), new Uint8Array(128)];

/** Edit distance (optimal string alignment) from `a` to `b`, or to a prefix of `b`; `limit + 1` if it is larger. */
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

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
export function soundOf(word: string): string {
  return spellings.reduce((sound, [pattern, letter]) => sound.replace(pattern, letter), word);
}

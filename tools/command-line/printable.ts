/** Control characters can move a terminal's cursor or start a line; direction marks reorder text. */
const unprintable = /[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]/gu;
const replacement = '\ufffd';

/** Text from a file or a request on one line, safe to print: unsafe characters become `\ufffd`. */
export const printableLine = (line: string): string => line.replace(unprintable, replacement);

/** The same for text with line breaks. */
export const printable = (lines: string): string =>
  lines.replace(unprintable, (character) => (character === '\n' ? character : replacement));

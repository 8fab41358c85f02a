/** Texts and values as source code. The result of every function includes the quotes. */

/**
 * Characters that would change how source code reads or compiles: controls, line and paragraph separators, bidirectional
 * marks (which can disguise code), and unpaired surrogates.
 */
const unsafe = /[\p{Cc}\p{Cs}\u2028\u2029\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/gu;

const hex = (character: string): string => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;

function escaped(text: string, special: RegExp, asCode = hex): string {
  return text
    .replace(/\\/g, '\\\\')
    .replace(special, '\\$&')
    .replace(/\n/g, '\\n')
    .replace(/\r/g, '\\r')
    .replace(/\t/g, '\\t')
    .replace(unsafe, asCode);
}

/** POSIX shell: within single quotes, only the quote itself is special. */
export function shell(text: string): string {
  return `'${text.replace(/'/g, String.raw`'\''`)}'`;
}

export function javascript(text: string): string {
  return `'${escaped(text, /'/g)}'`;
}

/** Python, C# and Java. */
export function doubleQuoted(text: string): string {
  return `"${escaped(text, /"/g)}"`;
}

/** Go rejects unpaired surrogates in strings. */
export function go(text: string): string {
  return doubleQuoted(wellFormed(text));
}

/** Single quotes, unless the text has invisible characters, whose escapes need double quotes. */
export function php(text: string): string {
  return text.search(unsafe) < 0
    ? `'${text.replace(/[\\']/g, '\\$&')}'`
    : `"${escaped(wellFormed(text), /["$]/g, braced)}"`;
}

const braced = (character: string): string => `\\u{${character.charCodeAt(0).toString(16)}}`;

/** Unpaired surrogates become the replacement character. */
export function wellFormed(text: string): string {
  return text.replace(/\p{Cs}/gu, '\ufffd');
}

/** JSON on several lines, with misleading characters escaped. */
export function jsonText(value: unknown): string {
  return JSON.stringify(value, null, 2).replace(unsafe, (character) =>
    character === '\n' ? character : hex(character),
  );
}

/** C#'s raw string on several lines: the closing quotes define the indentation. Needs C# 11. */
export function csharpRaw(text: string, margin: string): string {
  const longest = Math.max(2, ...(text.match(/"+/g) ?? []).map((run) => run.length));
  const quotes = '"'.repeat(longest + 1);
  return `${quotes}\n${indent(text, margin)}\n${margin}${quotes}`;
}

/** Go's raw string, which can contain anything but its own quote. */
export function goRaw(text: string): string {
  return text
    .split('`')
    .map((piece) => `\`${piece}\``)
    .join(' + "`" + ');
}

/** A multiline string of Java 15; the closing quotes set the margin. The text must not contain three quotes in a row. */
export function textBlock(text: string, margin: string): string {
  return `"""\n${indent(text.replace(/\\/g, '\\\\'), margin)}\n${margin}"""`;
}

/** Indents every line that isn't empty. */
export function indent(text: string, margin: string): string {
  return text.replace(/^(?=.)/gm, margin);
}

interface Notation {
  readonly text: (value: string) => string;
  /** The name of a field and the separator. */
  readonly key: (name: string) => string;
  /** Brackets of an object; braces by default. */
  readonly object?: readonly [open: string, close: string];
  readonly empty?: string;
  readonly words: readonly [nothing: string, yes: string, no: string];
  readonly step: string;
}

const identifier = /^[A-Za-z_$][\w$]*$/;

export const javascriptLiteral = literal({
  text: javascript,
  // As a plain key, `__proto__` would set the prototype instead.
  key: (name) => `${name === '__proto__' ? "['__proto__']" : identifier.test(name) ? name : javascript(name)}: `,
  words: ['null', 'true', 'false'],
  step: '  ',
});

export const pythonLiteral = literal({
  text: doubleQuoted,
  key: (name) => `${doubleQuoted(name)}: `,
  words: ['None', 'True', 'False'],
  step: '    ',
});

export const phpLiteral = literal({
  text: php,
  key: (name) => `${php(name)} => `,
  object: ['[', ']'],
  // An empty array would become a list.
  empty: 'new stdClass()',
  words: ['null', 'true', 'false'],
  step: '    ',
});

function literal(notation: Notation): (value: unknown, margin?: string) => string {
  const {text, key, object = ['{', '}'], empty = '{}', words, step} = notation;
  const write = (value: unknown, margin = ''): string => {
    if (typeof value === 'string') {
      return text(value);
    }
    if (typeof value !== 'object' || value === null) {
      return value === null || value === undefined
        ? words[0]
        : value === true
          ? words[1]
          : value === false
            ? words[2]
            : JSON.stringify(value);
    }
    const inner = `${margin}${step}`;
    const [open, close, entries] = Array.isArray(value)
      ? ['[', ']', value.map((item) => write(item, inner))]
      : [...object, Object.entries(value).map(([name, item]) => key(name) + write(item, inner))];
    return entries.length === 0
      ? Array.isArray(value)
        ? '[]'
        : empty
      : `${open}\n${entries.map((entry) => `${inner}${entry},\n`).join('')}${margin}${close}`;
  };
  return write;
}

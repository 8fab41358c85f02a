/** Texts and values as source code. The result of every function includes the quotes. */

/**
 * Characters that would change how source code reads or compiles: controls, line and paragraph separators, bidirectional
 * marks (which can disguise code), and unpaired surrogates.
 */
const unsafe = /[\p{Cc}\p{Cs}\u2028\u2029\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/gu;

const hex = (character: string): string => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;

function escaped(text: string, special: RegExp): string {
  return text
    .replace(/\\/g, '\\\\')
    .replace(special, '\\$&')
    .replace(/\n/g, '\\n')
    .replace(/\r/g, '\\r')
    .replace(/\t/g, '\\t')
    .replace(unsafe, hex);
}

/** POSIX shell: within single quotes, only the quote itself is special. */
export function shell(text: string): string {
  return `'${text.replace(/'/g, String.raw`'\''`)}'`;
}

export function javascript(text: string): string {
  return `'${escaped(text, /'/g)}'`;
}

export function python(text: string): string {
  return `"${escaped(text, /"/g)}"`;
}

export function csharp(text: string): string {
  return `"${escaped(text, /"/g)}"`;
}

export function kotlin(text: string): string {
  return `"${escaped(text, /["$]/g)}"`;
}

/** Go rejects unpaired surrogates in strings, so the replacement character is used. */
export function go(text: string): string {
  return `"${escaped(text, /"/g).replace(/\\u(d[89a-f]..)/g, (whole, _code, offset: number, all: string) => (backslashesBefore(all, offset) % 2 === 0 ? '\\ufffd' : whole))}"`;
}

function backslashesBefore(text: string, offset: number): number {
  return /\\*$/.exec(text.slice(0, offset))?.[0].length ?? 0;
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

/** Kotlin's raw string, in which only the dollar sign is special. The text must not contain three consecutive quotes, which
 * JSON never does. */
export function kotlinRaw(text: string, margin: string): string {
  return `"""\n${indent(
    text.replace(/\$/g, () => "${'$'}"),
    margin,
  )}\n${margin}"""`;
}

/** Go's raw string, which can contain anything but its own quote. */
export function goRaw(text: string): string {
  return text
    .split('`')
    .map((piece) => `\`${piece}\``)
    .join(' + "`" + ');
}

/** Indents every line that isn't empty. */
export function indent(text: string, margin: string): string {
  return text.replace(/^(?=.)/gm, margin);
}

interface Notation {
  readonly text: (value: string) => string;
  readonly key: (name: string) => string;
  readonly words: readonly [nothing: string, yes: string, no: string];
  readonly step: string;
}

const identifier = /^[A-Za-z_$][\w$]*$/;

/** A JSON value as a JavaScript expression. */
export const javascriptLiteral = literal({
  text: javascript,
  // As a plain key, `__proto__` would set the prototype instead.
  key: (name) => (name === '__proto__' ? "['__proto__']" : identifier.test(name) ? name : javascript(name)),
  words: ['null', 'true', 'false'],
  step: '  ',
});

/** A JSON value as a Python expression. */
export const pythonLiteral = literal({text: python, key: python, words: ['None', 'True', 'False'], step: '    '});

function literal(notation: Notation): (value: unknown, margin?: string) => string {
  const {text, key, words, step} = notation;
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
      : ['{', '}', Object.entries(value).map(([name, item]) => `${key(name)}: ${write(item, inner)}`)];
    return entries.length === 0
      ? open + close
      : `${open}\n${entries.map((entry) => `${inner}${entry},\n`).join('')}${margin}${close}`;
  };
  return write;
}

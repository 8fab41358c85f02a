/** Kind of a piece of code; the site's styles color these letters, which `plugins/code` also writes. */
type Role = '' | 's' | 'n' | 'k' | 'f' | 't';

const keywords: Readonly<Record<string, string>> = {
  curl: '',
  js: 'const await new if throw import from async',
  ts: 'const await new if throw import from async',
  python: 'import with as if not raise',
  csharp: 'using var await new void if throw',
  go: 'package import func if return defer',
  php: 'require new if throw',
  java: 'import public class static void var new if throw throws',
};

/** Constants have the color of numbers. */
const constants = new Set('true false null True False None nil'.split(' '));

const strings: Readonly<Record<string, string>> = {
  curl: String.raw`'[^']*'|"(?:[^"\\]|\\.)*"`,
  js: String.raw`'(?:[^'\\\n]|\\.)*'|\`(?:[^\`\\]|\\.)*\``,
  ts: String.raw`'(?:[^'\\\n]|\\.)*'|\`(?:[^\`\\]|\\.)*\``,
  python: String.raw`"(?:[^"\\\n]|\\.)*"`,
  php: String.raw`'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*"`,
  java: String.raw`"""[^]*?"""|"(?:[^"\\\n]|\\.)*"`,
  csharp: String.raw`("{3,})[^]*?\1|"(?:[^"\\\n]|\\.)*"`,
  go: String.raw`\`[^\`]*\`|"(?:[^"\\\n]|\\.)*"`,
  json: String.raw`"(?:[^"\\\n]|\\.)*"`,
};

/** The parts of a sample by their color. Joined, they are the complete code. */
export function colorParts(code: string, language: string): {readonly role: Role; readonly text: string}[] {
  const words = new Set((keywords[language] ?? '').split(' '));
  // Options in a shell have the color of numbers.
  const number = language === 'curl' ? String.raw`--[\w-]+` : String.raw`\b\d[\w.]*`;
  const token = new RegExp(
    `(?<string>${strings[language] ?? '(?!)'})|(?<word>[A-Za-z_]\\w*)|(?<number>${number})`,
    'g',
  );
  const parts: {role: Role; text: string}[] = [];
  let end = 0;
  for (const match of code.matchAll(token)) {
    const {string, word} = match.groups ?? {};
    parts.push({role: '', text: code.slice(end, match.index)});
    end = match.index + match[0].length;
    const role: Role =
      string !== undefined
        ? language === 'json' && code[end] === ':'
          ? 't'
          : 's'
        : word === undefined
          ? 'n'
          : wordRole(word, code[end], words, language, match.index);
    // A variable in a string begins with a plain dollar sign.
    const pieces = language === 'curl' && string?.startsWith('"') ? string.split(/(\$)(?=\w)/) : [match[0]];
    parts.push(...pieces.map((text) => ({role: text === '$' ? ('' as const) : role, text})));
  }
  parts.push({role: '', text: code.slice(end)});
  return parts.filter(({text}) => text !== '');
}

function wordRole(
  word: string,
  next: string | undefined,
  words: ReadonlySet<string>,
  language: string,
  at: number,
): Role {
  if (language === 'curl') {
    return at === 0 ? 'f' : '';
  }
  if (words.has(word)) {
    return 'k';
  }
  if (constants.has(word)) {
    return 'n';
  }
  return next === '(' ? 'f' : '';
}

/** The lines of code as HTML with their colors. */
export function coloredLines(code: string, language: string): string[] {
  return colorParts(code, language)
    .map(({role, text}) => {
      const pieces = text.replace(/&/g, '&amp;').replace(/</g, '&lt;').split('\n');
      return (role === '' ? pieces : pieces.map((piece) => `<span class="${role}">${piece}</span>`)).join('\n');
    })
    .join('')
    .split('\n');
}

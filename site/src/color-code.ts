const doubleQuoted = String.raw`"(?:[^"\\\n]|\\.)*"`;
const javascript = {
  keywords: 'const await new if throw import from async',
  strings: String.raw`'(?:[^'\\\n]|\\.)*'|\`(?:[^\`\\]|\\.)*\``,
};

/** The keywords of each language in a sample, and the regular expression of its strings. */
const languages: Readonly<Record<string, {readonly keywords: string; readonly strings: string}>> = {
  curl: {keywords: '', strings: String.raw`'[^']*'|"(?:[^"\\]|\\.)*"`},
  js: javascript,
  ts: javascript,
  python: {keywords: 'import with as if not raise', strings: doubleQuoted},
  csharp: {keywords: 'using var await new void if throw', strings: String.raw`("{3,})[^]*?\1|${doubleQuoted}`},
  go: {keywords: 'package import func if return defer', strings: `\`[^\`]*\`|${doubleQuoted}`},
  php: {keywords: 'require new if throw', strings: String.raw`'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*"`},
  java: {
    keywords: 'import public class static void var new if throw throws',
    strings: `"""[^]*?"""|${doubleQuoted}`,
  },
  json: {keywords: '', strings: doubleQuoted},
};

/** Constants have the color of numbers. */
const constants = 'true false null True False None nil'.split(' ');

/** The lines of code as HTML. The site's styles color the same classes in code from `plugins/code`. */
export function coloredLines(code: string, language: string): string[] {
  const {keywords, strings} = languages[language]!;
  const isShell = language === 'curl';
  // Options in a shell have the color of numbers.
  const number = isShell ? String.raw`--[\w-]+` : String.raw`\b\d[\w.]*`;
  const token = new RegExp(`(?<string>${strings})|(?<word>[A-Za-z_]\\w*)|${number}`, 'g');
  const color = (text: string, ...match: unknown[]): string => {
    const [at, source, groups] = match.slice(-3) as [number, string, Record<string, string | undefined>];
    const next = source[at + text.length];
    if (groups['string']) {
      const html = span(language === 'json' && next === ':' ? 't' : 's', text);
      // A variable in a string begins with a plain dollar sign.
      return isShell && text.startsWith('"') ? html.replace(/\$(?=\w)/g, '</span>$$<span class="s">') : html;
    }
    if (!groups['word']) return span('n', text);
    if (isShell) return at === 0 ? span('f', text) : text;
    if (keywords.split(' ').includes(text)) return span('k', text);
    if (constants.includes(text)) return span('n', text);
    return next === '(' ? span('f', text) : text;
  };
  return code.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(token, color).split('\n');
}

/** An element in each line, because lines are marked. */
const span = (name: string, text: string): string =>
  text
    .split('\n')
    .map((line) => `<span class="${name}">${line}</span>`)
    .join('\n');

import {createHighlighter, type BundledLanguage, type Highlighter, type ThemeRegistration} from 'shiki';

/** The scopes of each token role, whose name is the class of its tokens. */
const roles: Readonly<Record<string, string[]>> = {
  // Plain text: it has the theme's own color, and no class.
  '': [
    'keyword.operator',
    'storage.modifier.package',
    'storage.modifier.import',
    'punctuation',
    'meta.template.expression',
    'string.unquoted',
  ],
  c: ['comment', 'punctuation.definition.comment'],
  s: ['string', 'punctuation.definition.string', 'markup.inline.raw', 'attribute.value'],
  n: ['constant.numeric', 'constant.language', 'constant.other', 'variable.other.constant.property'],
  k: ['keyword', 'storage', 'keyword.operator.new', 'entity.name.tag', 'variable.language'],
  f: [
    'entity.name.function',
    'support.function',
    'meta.function-call entity.name.function',
    'entity.other.attribute-name',
  ],
  t: [
    'entity.name.type',
    'entity.name.class',
    'support.type',
    'support.class',
    'support.type.property-name',
    'entity.name.section',
  ],
};

/**
 * A theme with a placeholder color for each role, which becomes a one-letter class: that keeps a page's HTML small, and the
 * colors of both modes in `src/css/content.css`.
 */
const colors = Object.keys(roles).map((name, index) => ({name, color: `#00000${index}`}));
const theme: ThemeRegistration = {
  name: 'roles',
  type: 'light',
  fg: '#000000',
  bg: '#ffffff',
  settings: colors.map(({name, color}) => ({scope: roles[name]!, settings: {foreground: color}})),
};
const classOf = new Map(colors.map(({name, color}) => [color, name]));

/** Every supported language; a fence with another one fails the build. */
export const languages = [
  'ts',
  'tsx',
  'js',
  'jsx',
  'html',
  'css',
  'json',
  'yaml',
  'bash',
  'http',
  'kotlin',
  'java',
  'xml',
  'groovy',
  'swift',
  'csharp',
  'cpp',
  'ini',
  'python',
  'go',
  'dart',
] as const satisfies readonly BundledLanguage[];

let highlighter: Promise<Highlighter> | undefined;

/** Highlights code as the inner HTML of a `code` element; `marked` has line numbers from 1. */
type Highlight = (code: string, language: string, marked?: ReadonlySet<number>) => string;

export async function loadHighlighter(): Promise<Highlight> {
  highlighter ??= createHighlighter({themes: [theme], langs: [...languages]});
  const loaded = await highlighter;
  return (code, language, marked = new Set()) => {
    const source = code.replace(/\n$/, '');
    const lines = language === 'text' ? source.split('\n').map(escape) : coloredLines(loaded, source, language);
    return lines
      .map((line, index) => (marked.has(index + 1) ? `<mark>${line}\n</mark>` : `${line}\n`))
      .join('')
      .replace(/\n(<\/mark>)?$/, '$1');
  };
}

function escape(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');
}

function span(name: string, text: string): string {
  return name ? `<span class="${name}">${escape(text)}</span>` : escape(text);
}

function coloredLines(loaded: Highlighter, source: string, language: string): string[] {
  if (!(languages as readonly string[]).includes(language)) {
    throw new Error(
      `Code language "${language}" is not known. Use one of ${languages.join(', ')} or text, or add it to plugins/code/highlight.ts.`,
    );
  }
  const tokens = loaded.codeToTokensBase(source, {
    lang: language as BundledLanguage,
    theme,
    // The default limit is half a second per line; on a busy machine, the rest of a line would lose its colors.
    tokenizeTimeLimit: 0,
  });
  return tokens.map((line) => {
    const runs: {name: string; text: string}[] = [];
    for (const {content, color} of line) {
      const last = runs.at(-1);
      // White space joins the token before it, which merges neighbors into one element.
      const name = content.trim() ? (classOf.get(color?.toLowerCase() ?? '') ?? '') : (last?.name ?? '');
      if (last && last.name === name) {
        last.text += content;
      } else {
        runs.push({name, text: content});
      }
    }
    return runs.map(({name, text}) => span(name, text)).join('');
  });
}

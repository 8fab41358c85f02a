import {createHighlighter, type BundledLanguage, type Highlighter, type ThemeRegistration} from 'shiki';

/**
 * The token roles. The theme below gives each a placeholder color, which becomes a one-letter class: that keeps a page's
 * HTML small, and the colors of both modes in `src/css/content.css`.
 */
const roles = [
  {name: 'c', marker: '#000001', scope: ['comment', 'punctuation.definition.comment']},
  {
    name: 's',
    marker: '#000002',
    scope: ['string', 'punctuation.definition.string', 'markup.inline.raw', 'attribute.value'],
  },
  {
    name: 'n',
    marker: '#000003',
    scope: ['constant.numeric', 'constant.language', 'constant.other', 'variable.other.constant.property'],
  },
  {
    name: 'k',
    marker: '#000004',
    scope: ['keyword', 'storage', 'keyword.operator.new', 'entity.name.tag', 'variable.language'],
  },
  {
    name: 'f',
    marker: '#000005',
    scope: [
      'entity.name.function',
      'support.function',
      'meta.function-call entity.name.function',
      'entity.other.attribute-name',
    ],
  },
  {
    name: 't',
    marker: '#000006',
    scope: [
      'entity.name.type',
      'entity.name.class',
      'support.type',
      'support.class',
      'support.type.property-name',
      'entity.name.section',
    ],
  },
  // Plain text overrides the more general rules above.
  {
    name: '',
    marker: '#000000',
    scope: [
      'keyword.operator',
      'storage.modifier.package',
      'storage.modifier.import',
      'punctuation',
      'meta.template.expression',
      'string.unquoted',
    ],
  },
] as const;

const theme: ThemeRegistration = {
  name: 'roles',
  type: 'light',
  fg: '#000000',
  bg: '#ffffff',
  settings: roles.map(({marker, scope}) => ({scope: [...scope], settings: {foreground: marker}})),
};

const classOf = new Map<string, string>(roles.map(({name, marker}) => [marker, name]));

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

import type {Nodes} from 'mdast';
import {visit} from 'unist-util-visit';
import type {Finding} from '../finding';
import {whereIs, type Page} from '../pages';
import {textOf, type Passage} from './sentences';

/** A pattern that pages do not use, and what to do instead. */
type Rule = readonly [pattern: RegExp, advice: string];

const remove = 'Remove it: the style guide has no marketing words.';
const american = (word: string) => `Write "${word}": pages use American spelling.`;

const rules: readonly Rule[] = [
  [
    /\b(?:easy|easier|easiest|easily|simply|just|powerful|seamless(?:ly)?|world-class|cutting-edge|unleash(?:es)?|revolutionary|effortless(?:ly)?)\b/iu,
    remove,
  ],
  [/\bplease\b/iu, 'Remove "please": tell the reader what to do.'],
  [
    /(?<!\p{L})(?:we|we're|we'll|let's)(?!\p{L})/iu,
    'Say "you" for the developer; the site does not speak of itself as "we".',
  ],
  [/\bcolour/iu, american('color')],
  [/\bbehaviour/iu, american('behavior')],
  [/\bcustomis/iu, american('customize')],
  [/\b(?:optimis|normalis|initialis|recognis|organis|visualis|synchronis)(?!t|m\b)/iu, american('…ize')],
  [/\bgrey/iu, american('gray')],
  [/\bcentre/iu, american('center')],
  [/\bmodelling\b|\bmodelled\b/iu, american('modeling')],
  [/(?<![\w-])ThreeJS(?![\w-])/iu, 'Write "three.js".'],
  [/(?<![\w/@.-])webviews?(?![\w-])/u, 'Write "web view", or the type in backticks.'],
  [/\bblendshapes?\b/iu, 'Write "morph target" (glTF), "blend shape" (Unity, ARKit) or "shape key" (Blender).'],
  [/\bconfigurator\b/iu, 'Write "creator".'],
  [/\b(?:developer|project|Avaturn) (?:dashboard|console)\b/iu, 'Write "developer portal".'],
];

const price = /[$€£¥]\s?\d|\b(?:USD|EUR|GBP)\s?\d|\b\d[\d.,]*\s?(?:[€£¥]|USD|EUR|GBP|dollars?|euros?)(?!\p{L})/iu;

/** Attributes of elements that readers see or hear. */
const shownAttributes = new Set(['alt', 'aria-label', 'label', 'reason', 'title']);

/** Everything a page shows as text, without code: prose, headings, tables, texts in attributes, title and description. */
function passagesOf(page: Page): Passage[] {
  const shown = ['title', 'sidebar_label', 'description'].map((key) => page.frontMatter[key]);
  const passages: Passage[] = shown
    .filter((value) => typeof value === 'string')
    .map((text) => ({text, node: page.tree}));
  visit(page.tree, (node: Nodes) => {
    if (node.type === 'paragraph' || node.type === 'heading' || node.type === 'tableCell') {
      passages.push({text: textOf(node), node});
    }
    if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') {
      for (const attribute of node.attributes) {
        if (
          attribute.type === 'mdxJsxAttribute' &&
          shownAttributes.has(attribute.name) &&
          typeof attribute.value === 'string'
        ) {
          passages.push({text: attribute.value, node});
        }
      }
    }
  });
  return passages;
}

const withoutCode = (text: string): string => text.replace(/`[^`]*`/g, '``');

/** The word with some of the text around it, so that it is found by eye. */
function around(text: string, index: number, length: number): string {
  return text
    .slice(Math.max(0, index - 25), index + length + 25)
    .replace(/\s+/g, ' ')
    .trim();
}

export function words(page: Page): Finding[] {
  return passagesOf(page).flatMap(({text, node}) => {
    const prose = withoutCode(text);
    return rules.flatMap(([pattern, advice]) => {
      const match = pattern.exec(prose);
      return match
        ? [
            {
              where: whereIs(page, node),
              message: `"${match[0]}" in "${around(prose, match.index, match[0].length)}". ${advice}`,
            },
          ]
        : [];
    });
  });
}

export function prices(page: Page): Finding[] {
  return passagesOf(page).flatMap(({text, node}) => {
    const match = price.exec(withoutCode(text));
    return match
      ? [
          {
            where: whereIs(page, node),
            message: `Replace the price "${match[0]}" by a link: [pricing page](https://avaturn.dev/pricing/).`,
          },
        ]
      : [];
  });
}

/** Avaturn Live is another product. Looked for in the whole file, code and comments included. */
export function otherProduct(page: Page): Finding[] {
  return page.source.split('\n').flatMap((line, index) =>
    /avaturn[.\s-]?live/i.test(line)
      ? [
          {
            where: `${page.file}:${index + 1}`,
            message: 'Remove Avaturn Live: it is another product, and its facts are not these.',
          },
        ]
      : [],
  );
}

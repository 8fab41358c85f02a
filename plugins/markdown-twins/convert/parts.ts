import type {PhrasingContent} from 'mdast';
import type {HtmlElement} from '../../built-pages';
import {convertCode} from './code';
import {findAll, isElement, textOf} from './dom';
import type {Block, MarkdownForm} from './form';

const text = (value: string): PhrasingContent => ({type: 'text', value});
const strong = (value: string): PhrasingContent => ({type: 'strong', children: [text(value)]});
const hasRole = (role: string) => (element: HtmlElement) => element.attribs['role'] === role;

/** A block of code with the title above it, which is a file's name, as the fence's own; then the link to the whole file. */
export const codeBlock: MarkdownForm = {
  block: (element, converter) => [
    ...findAll(element, ({name}) => name === 'pre').map((pre) => convertCode(pre, element.attribs['data-title'])),
    ...converter.blocks(findAll(element, ({name}) => name === 'a')),
  ],
};

/** Each panel under a heading with the name of its tab. */
export const tabs: MarkdownForm = {
  block(element, converter) {
    const labels = findAll(element, hasRole('tab'));
    const panels = findAll(element, hasRole('tabpanel'));
    if (labels.length !== panels.length) {
      converter.fail(`${labels.length} tabs over ${panels.length} panels`, 'Give each tab one panel.');
    }
    const level = converter.level + 1;
    return panels.flatMap((panel, index): Block[] => [
      converter.heading(converter.phrasing(labels[index]!.children), level),
      ...converter.below(level + 1, panel),
    ]);
  },
};

/** The headings directly inside it are the steps; they get their numbers. */
export const steps: MarkdownForm = {
  block(element, converter) {
    let number = 0;
    return converter
      .blocks(element.children)
      .map((block): Block =>
        block.type === 'heading' && block.depth === 3
          ? {...block, children: [text(`${++number}. `), ...block.children]}
          : block,
      );
  },
};

/** A quotation that begins with the kind of the note, and its title where it has one of its own. */
export const admonition: MarkdownForm = {
  block(element, converter) {
    const kind = /theme-admonition-(\w+)/.exec(element.attribs['class'] ?? '')?.[1] ?? 'note';
    const name = kind.charAt(0).toUpperCase() + kind.slice(1);
    const [head] = findAll(element, ({attribs}) => /admonitionHeading/.test(attribs['class'] ?? ''));
    const [content] = findAll(element, ({attribs}) => /admonitionContent/.test(attribs['class'] ?? ''));
    const title = head ? textOf(head).trim() : '';
    const opening = title.toLowerCase() === kind || title === '' ? name : `${name}: ${title}`;
    return [
      {
        type: 'blockquote',
        children: [{type: 'paragraph', children: [strong(opening)]}, ...converter.blocks(content?.children ?? [])],
      },
    ];
  },
};

/** What the reader should see, as a quotation; its first words and its first paragraph make one line. */
export const outcome: MarkdownForm = {
  block(element, converter) {
    const [first, second, ...rest] = converter.blocks(element.children);
    const joined: Block[] =
      first?.type === 'paragraph' && second?.type === 'paragraph'
        ? [{type: 'paragraph', children: [...first.children, text(' '), ...second.children]}, ...rest]
        : [first, second, ...rest].filter((block) => block !== undefined);
    return [{type: 'blockquote', children: joined}];
  },
};

/** Pictures and what they say, without the switch between them. */
export const pictures: MarkdownForm = {
  block: (element, converter) =>
    converter.blocks(element.children.filter((child) => !isElement(child) || !/^(input|label)$/.test(child.name))),
};

/** A title that is not a heading. */
export const title: MarkdownForm = {
  block: (element, converter) => [
    {type: 'paragraph', children: [{type: 'strong', children: converter.phrasing(element.children)}]},
  ],
};

/** A mark of doubt behind a statement, with its reason in brackets. */
function doubt(reason: PhrasingContent[]): PhrasingContent[] {
  return [text(' (unconfirmed: '), ...reason, text(') ')];
}

/** The site's own mark, whose reason is a popover. */
export const unconfirmed: MarkdownForm = {
  inline: (element, converter) =>
    doubt(converter.phrasing(findAll(element, hasRole('note')).flatMap(({children}) => children))),
};

/** The API reference's mark, which names a reason of the list at the top of the page. */
export const reasonMark: MarkdownForm = {
  inline: (element) => [text(` (unconfirmed, reason ${element.attribs['data-reason']}) `)],
};

/** A badge in brackets. */
export const badge: MarkdownForm = {
  inline: (element, converter) => [text(' ('), ...converter.phrasing(element.children), text(') ')],
};

/**
 * Something to work with that only a browser shows: a sentence that says what it is, and a link to it. Whatever its
 * component's HTML says beside its controls is left out.
 *
 * @param what A sentence without the period: "A viewer of GLB files".
 */
export function interactive(what: string): MarkdownForm {
  return {
    block: (element, converter) => [
      {
        type: 'paragraph',
        children: [
          text(`${what}. `),
          {
            type: 'link',
            url: converter.address(element.attribs['id'] ? `#${element.attribs['id']}` : ''),
            children: [text('Use it on the page')],
          },
          text('.'),
        ],
      },
    ],
  };
}

/** Like `interactive`, for a component that offers files beside its controls: their list is below the sentence. */
export function interactiveWithList(what: string): MarkdownForm {
  const form = interactive(what) as Extract<MarkdownForm, {block: unknown}>;
  return {
    block: (element, converter) => [
      ...form.block(element, converter),
      ...converter.blocks(findAll(element, ({name}) => name === 'ul')),
    ],
  };
}

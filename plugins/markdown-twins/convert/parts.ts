import type {PhrasingContent} from 'mdast';
import type {HtmlElement} from '../../built-pages';
import {convertCode} from './code';
import {findAll, isElement, textOf} from './dom';
import type {Block, MarkdownForm} from './form';

const text = (value: string): PhrasingContent => ({type: 'text', value});
const strong = (value: string): PhrasingContent => ({type: 'strong', children: [text(value)]});
const hasRole = (role: string) => (element: HtmlElement) => element.attribs['role'] === role;

/** A code block with its file name as the title of the fence, followed by the link to the complete file. */
export const codeBlock: MarkdownForm = {
  block: (element, converter) => [
    ...findAll(element, ({name}) => name === 'pre').map((pre) => convertCode(pre, element.attribs['data-title'])),
    ...converter.blocks(findAll(element, ({name}) => name === 'a')),
  ],
};

/** Each panel below a heading with the name of its tab. */
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

/** The headings directly inside are the steps, and get their numbers. */
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

/** A quote that begins with the kind of the admonition, and its own title if any. */
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

/** What the reader should see, as a quote; its label and first paragraph share a line. */
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

/** Pictures and their captions, without the switch between them. */
export const pictures: MarkdownForm = {
  block: (element, converter) =>
    converter.blocks(element.children.filter((child) => !isElement(child) || !/^(input|label)$/.test(child.name))),
};

/** A title that isn't a heading. */
export const title: MarkdownForm = {
  block: (element, converter) => [
    {type: 'paragraph', children: [{type: 'strong', children: converter.phrasing(element.children)}]},
  ],
};

/** An "unconfirmed" mark, with its reason in parentheses. */
function doubt(reason: PhrasingContent[]): PhrasingContent[] {
  return [text(' (unconfirmed: '), ...reason, text(') ')];
}

/** The site's own mark, whose reason is in a popover. */
export const unconfirmed: MarkdownForm = {
  inline: (element, converter) =>
    doubt(converter.phrasing(findAll(element, hasRole('note')).flatMap(({children}) => children))),
};

/** A badge in parentheses. */
export const badge: MarkdownForm = {
  inline: (element, converter) => [text(' ('), ...converter.phrasing(element.children), text(') ')],
};

/**
 * An interactive component: one sentence that describes it, with a link to the page. Other text of the component is omitted.
 *
 * @param what a sentence without its period: "A viewer of GLB files"
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

/** Like `interactive`, followed by the list of files that the component offers. */
export function interactiveWithList(what: string): MarkdownForm {
  const form = interactive(what) as Extract<MarkdownForm, {block: unknown}>;
  return {
    block: (element, converter) => [
      ...form.block(element, converter),
      ...converter.blocks(findAll(element, ({name}) => name === 'ul')),
    ],
  };
}

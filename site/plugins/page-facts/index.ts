import type {Properties} from 'hast';
import type {BlockContent, Paragraph, PhrasingContent, Root} from 'mdast';
import {visit} from 'unist-util-visit';
import {pageTypes, type FrontMatter} from '../../data/front-matter';
import {sources, type Source, type SourceKey} from '@avaturn-docs/platform/sources';
import {findings, isConfirmed, markOf, statementId} from '@avaturn-docs/platform/unconfirmed';
import {pictureFor} from './card-pictures';
import {testedOn, versions, type Version, type VersionKey} from '../../data/versions';

/** From the framework's front matter parser: a date without quotes is a `Date`. */
type PageFacts = Omit<FrontMatter, 'reviewed'> & {readonly reviewed?: string | Date};

/** Reading speed in words per minute, common for technical text. */
const readingSpeed = 200;

/** Components that can contain "unconfirmed" marks: the mark itself, and tables of facts. */
const markedComponents = /^(?:Unconfirmed|ApiTable)$/;

const text = (value: string): PhrasingContent => ({type: 'text', value});

function paragraph(className: string, ...children: PhrasingContent[]): Paragraph {
  return {type: 'paragraph', data: {hProperties: {className: [className]}}, children};
}

const element = (hName: string, hProperties: Properties, ...children: PhrasingContent[]): PhrasingContent => ({
  type: 'emphasis',
  data: {hName, hProperties},
  children,
});

/** Punctuation of the text, which the page's Markdown keeps; cards and chips don't show it. */
const punctuation = (value: string): PhrasingContent => element('span', {className: ['in-text']}, text(value));

/**
 * Remark plugin: adds chips below a document's first sentence, with its type, its duration and tested versions, and at its
 * end the public sources with the day of the last review. The links of "Next steps" become cards.
 */
export default function remarkPageFacts() {
  return (tree: Root, file: {readonly data: Readonly<Record<string, unknown>>}): void => {
    const facts = file.data['frontMatter'] as PageFacts;
    // Partial documents, such as the code of the home page, have no type.
    if (!facts?.page_type) {
      return;
    }
    const lead = tree.children.findIndex(({type}) => type === 'paragraph');
    const confirmed = readMarks(tree);
    tree.children.splice(lead + 1, 0, chips(facts, readingMinutes(tree)));
    makeCards(tree);
    if (facts.sources?.length) {
      tree.children.push(basedOn(facts.sources, dayOf(facts.reviewed), confirmed, hasMarks(tree)));
    }
  };
}

function chips(facts: PageFacts, reading: number): Paragraph {
  const {page_type: type, minutes, tested_with: tested = [], written_for: written = []} = facts;
  const chip = (value: string): PhrasingContent => element('span', {className: ['chip']}, text(value));
  const day = readable(testedOn);
  const basis = written.length > 0 ? `Written for ${namesOf(written)}` : '';
  const texts = [
    chip(pageTypes[type].name),
    // A reference is for looking things up, so nobody reads all of it.
    ...(type === 'reference' ? [] : [chip(minutes ? `${minutes} minutes` : `${reading} min read`)]),
    ...(tested.length > 0
      ? [
          element(
            'span',
            {className: ['popover'], id: 'tested-with', popover: 'auto'},
            text([`Tested with ${namesOf(tested)} (${day})`, ...(basis ? [basis] : [])].join(' · ')),
          ),
        ]
      : basis
        ? [chip(basis)]
        : []),
  ].flatMap((one, index) => (index > 0 ? [punctuation(' · '), one] : [one]));
  const button = {className: ['chip', 'ok'], type: 'button', popoverTarget: 'tested-with'};
  return paragraph(
    'page-facts',
    ...texts,
    ...(tested.length > 0 ? [element('button', button, text(`✓ Tested ${day}`))] : []),
  );
}

/** `2026-11-22` → `Nov 2026`. */
const readable = (day: string): string =>
  new Date(day).toLocaleDateString('en-US', {month: 'short', year: 'numeric', timeZone: 'UTC'});

function namesOf(keys: readonly VersionKey[]): string {
  const names = keys.map((key) => {
    const {name, version}: Version = versions[key];
    return version === undefined ? name : `${name} ${version}`;
  });
  return new Intl.ListFormat('en', {type: 'conjunction'}).format(names);
}

/** The list below the last heading: each item is a link and its reason, with a picture if all pages have one. */
function makeCards(tree: Root): void {
  const list = tree.children[tree.children.map(({type}) => type).lastIndexOf('heading') + 1];
  if (list?.type !== 'list') {
    return;
  }
  list.data = {hProperties: {className: ['link-cards']}};
  const lines = list.children.map(({children: [line]}) => (line?.type === 'paragraph' ? line : undefined));
  const pictures = lines.map((line) => {
    const [link] = line?.children ?? [];
    return link?.type === 'link' ? pictureFor(link.url) : undefined;
  });
  for (const [index, item] of list.children.entries()) {
    item.data = {hProperties: {className: ['link-card']}};
    const line = lines[index];
    const [link, first, ...rest] = line?.children ?? [];
    if (line && link?.type === 'link' && first?.type === 'text' && first.value.startsWith(': ')) {
      line.children = [link, punctuation(': '), element('span', {}, text(first.value.slice(2)), ...rest)];
    }
    if (line && !pictures.includes(undefined)) {
      const size = {width: 640, height: 360, loading: 'lazy', decoding: 'async'};
      line.children.unshift(element('img', {src: `/img/${pictures[index]}`, alt: '', ...size}));
    }
  }
}

function hasMarks(tree: Root): boolean {
  let found = false;
  visit(tree, ['mdxJsxFlowElement', 'mdxJsxTextElement'], (node) => {
    found ||= 'name' in node && typeof node.name === 'string' && markedComponents.test(node.name);
  });
  return found;
}

/**
 * Reads the reason of each mark by its id, keeps the mark on the line of the word before it, and removes it if the statement
 * is confirmed.
 * @returns the ids of confirmed statements
 */
function readMarks(tree: Root): string[] {
  const confirmed: string[] = [];
  visit(tree, 'mdxJsxTextElement', (node, index = 0, parent) => {
    if (node.name !== 'Unconfirmed' || !parent) return undefined;
    const value = node.attributes.find((one) => one.type === 'mdxJsxAttribute' && one.name === 'id')?.value;
    const id = statementId(typeof value === 'string' ? value : undefined);
    const before = parent.children[index - 1];
    const done = isConfirmed(id);
    if (before?.type === 'text') before.value = before.value.replace(/\s+$/, done ? '' : '\u00a0');
    if (done) {
      confirmed.push(id);
      parent.children.splice(index, 1);
      return index;
    }
    node.attributes = Object.entries(markOf(id)).map(([name, text]) => ({type: 'mdxJsxAttribute', name, value: text}));
    return undefined;
  });
  return confirmed;
}

/** Minutes to read the prose, without code and tables, which readers scan. */
function readingMinutes(tree: Root): number {
  let words = 0;
  visit(tree, (node) => {
    if (node.type === 'code' || node.type === 'table') {
      return 'skip';
    }
    if (node.type === 'text') {
      words += node.value.split(/\s+/).filter(Boolean).length;
    }
    return undefined;
  });
  return Math.max(1, Math.round(words / readingSpeed));
}

function dayOf(day: string | Date | undefined): string {
  return day instanceof Date ? day.toISOString().slice(0, 10) : (day ?? '');
}

/** Link target of each mark: src/components/Unconfirmed. */
const legend: Paragraph = {
  type: 'paragraph',
  data: {hProperties: {id: 'unconfirmed'}},
  children: [
    {type: 'strong', children: [text('Unconfirmed:')]},
    text(' a question mark follows a statement that nothing Avaturn publishes confirms. Select it to see why.'),
  ],
};

function basedOn(
  keys: readonly SourceKey[],
  reviewed: string,
  confirmed: readonly string[],
  marks: boolean,
): BlockContent {
  return {
    type: 'blockquote',
    data: {hName: 'footer', hProperties: {className: ['page-sources']}},
    children: [
      {
        type: 'blockquote',
        data: {hName: 'details'},
        children: [
          {
            ...paragraph('page-sources-title', text(reviewed ? `Based on (last reviewed ${reviewed})` : 'Based on')),
            data: {hName: 'summary', hProperties: {className: ['page-sources-title']}},
          },
          {
            type: 'list',
            spread: false,
            children: [
              ...keys.map((key) => citation(sources[key])),
              ...[...new Set(confirmed.map((id) => findings[id]!.date))].map((date) => [
                text(`Comparison with the platform on ${date}`),
              ]),
            ].map((children) => ({type: 'listItem', spread: false, children: [{type: 'paragraph', children}]})),
          },
        ],
      },
      ...(marks ? [legend] : []),
    ],
  };
}

/** Title with its link, version and date, and whether a third party reports it. */
function citation({title, url, version, date, thirdParty}: Source): PhrasingContent[] {
  const details = [version, date, ...(thirdParty ? ['third-party'] : [])].filter(Boolean).join(', ');
  return [
    url ? {type: 'link', url, children: [text(title)]} : text(title),
    ...(details ? [text(` (${details})`)] : []),
  ];
}

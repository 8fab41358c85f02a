import type {BlockContent, Paragraph, PhrasingContent, Root} from 'mdast';
import {visit} from 'unist-util-visit';
import {sources, type Source, type SourceKey} from '../../data/sources';

/** What the front matter says of a page; checks/front-matter.ts holds pages to it. */
interface PageFacts {
  readonly page_type?: string;
  /** Minutes a reader needs to do what the page describes. */
  readonly minutes?: number;
  /** Day of the last review, ISO 8601. */
  readonly reviewed?: string | Date;
  readonly sources?: readonly SourceKey[];
}

const typeNames: Readonly<Record<string, string>> = {
  tutorial: 'Tutorial',
  'how-to': 'How-to guide',
  reference: 'Reference',
  explanation: 'Explanation',
};

/** Words a minute, a usual figure for technical text. */
const readingSpeed = 200;

const text = (value: string): PhrasingContent => ({type: 'text', value});

function paragraph(className: string, ...children: PhrasingContent[]): Paragraph {
  return {type: 'paragraph', data: {hProperties: {className: [className]}}, children};
}

/**
 * Remark plugin: below the first sentence of a document a line with its type and the minutes it takes, and at its foot
 * the public sources it rests on, with the day of the last review.
 */
export default function remarkPageFacts() {
  return (tree: Root, file: {readonly data: Readonly<Record<string, unknown>>}): void => {
    const facts = file.data['frontMatter'] as PageFacts | undefined;
    if (!facts?.page_type) {
      return;
    }
    const lead = tree.children.findIndex(({type}) => type === 'paragraph');
    tree.children.splice(lead + 1, 0, paragraph('page-facts', text(factsLine(facts, readingMinutes(tree)))));
    if (facts.sources?.length) {
      tree.children.push(basedOn(facts.sources, dayOf(facts.reviewed)));
    }
  };
}

function factsLine({page_type: type = '', minutes}: PageFacts, reading: number): string {
  return [typeNames[type] ?? type, ...(minutes ? [`about ${minutes} minutes to do`] : []), `${reading} min read`].join(
    ' · ',
  );
}

/** Minutes to read the prose; code and tables are looked up rather than read. */
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

function basedOn(keys: readonly SourceKey[], reviewed: string): BlockContent {
  return {
    type: 'blockquote',
    data: {hName: 'footer', hProperties: {className: ['page-sources']}},
    children: [
      paragraph('page-sources-title', text(reviewed ? `Based on (last reviewed ${reviewed})` : 'Based on')),
      {
        type: 'list',
        spread: false,
        children: keys.map((key) => ({
          type: 'listItem',
          spread: false,
          children: [{type: 'paragraph', children: citation(sources[key])}],
        })),
      },
    ],
  };
}

/** Title with its link, version and date, and whether somebody else reports it. */
function citation({title, url, version, date, thirdParty}: Source): PhrasingContent[] {
  const details = [version, date, ...(thirdParty ? ['third-party'] : [])].filter(Boolean).join(', ');
  return [
    url ? {type: 'link', url, children: [text(title)]} : text(title),
    ...(details ? [text(` (${details})`)] : []),
  ];
}

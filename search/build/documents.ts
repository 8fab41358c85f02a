import type {PageTexts, SearchDocument} from '../engine/format';
import {stopWords} from '../engine/stop-words';
import {tokenize} from '../engine/tokenize';
import type {Entry, PageContent, Section} from './page-content';

/** The last section of each page names the topics of other pages, and would rank above those pages. */
const nextSteps = 'Next steps';

/** A document without its id, and its search terms by indexed field, separated by line breaks. */
export interface Indexable {
  readonly document: Omit<SearchDocument, 'i'>;
  readonly terms: Readonly<Record<string, string>>;
}

/** Turns pages into documents by type. Their ids are the positions in the three lists together. */
export function makeDocuments(
  pages: readonly PageContent[],
): readonly [pages: Indexable[], headings: Indexable[], content: Indexable[]] {
  const headings = pages.flatMap((page, p) =>
    page.sections.flatMap((section, index) => headingsOf(page, section, p, above(page.sections, index))),
  );
  const content = pages.flatMap((page, p) => page.sections.flatMap((section) => contentOf(page, section, p)));
  return [pages.map(pageOf), headings, content];
}

/** The parent of a section's heading, if any. */
function above(sections: readonly Section[], index: number): string | undefined {
  const {level} = sections[index]!;
  const higher = sections
    .slice(0, index)
    .reverse()
    .find((section) => section.level < level);
  return higher?.heading || undefined;
}

function headingsOf(page: PageContent, section: Section, p: number, parent: string | undefined): Indexable[] {
  const own = {
    document: {...(parent !== undefined && {s: parent}), t: section.heading, u: page.url, h: section.hash, p},
    terms: {t: allTerms(`${section.heading} ${nameIn(section)}`), c: ''},
  };
  const entries = section.entries.map((entry) => ({
    document: {...(section.heading && {s: placeOf(entry, section)}), t: entry.label, u: page.url, h: entry.hash, p},
    terms: {t: allTerms(entry.label), c: subjectTerms(`${entry.text} ${nameIn({...entry, heading: entry.label})}`)},
  }));
  return section.hash === '' || section.heading === nextSteps ? entries : [own, ...entries];
}

/** What an entry's title names as its place: the operation for its responses, which have no heading of their own. */
function placeOf({hash}: Entry, {heading}: Section): string {
  return /^#(\w+)\.response\./.exec(hash)?.[1] ?? heading;
}

function contentOf(page: PageContent, section: Section, p: number): Indexable[] {
  if (section.text === '' || section.heading === nextSteps) {
    return [];
  }
  const place = section.hash === '' ? {u: page.url} : {s: section.heading, u: page.url, h: section.hash};
  return [{document: {...place, p, t: page.title}, terms: {c: subjectTerms(section.text)}}];
}

function pageOf({title, breadcrumbs, url, description}: PageContent): Indexable {
  return {
    document: {t: title, u: url, ...(breadcrumbs.length > 0 && {b: breadcrumbs})},
    terms: {
      t: allTerms(title),
      b: allTerms(`${breadcrumbs.join(' ')} ${url.replaceAll(/[/_-]/g, ' ')}`),
      d: subjectTerms(description),
    },
  };
}

/** Indexes anchors that are names (`newSession.request.config`), but not those generated from the heading. */
function nameIn({heading, hash}: {heading: string; hash: string}): string {
  const id = hash.slice(1);
  return /[.A-Z]/.test(id) && !heading.includes(id) ? id.replaceAll('.', ' ') : '';
}

/** Every term, stop words included: a title can consist of them. */
function allTerms(text: string): string {
  return [...new Set(tokenize(text).map(({term}) => term))].join('\n');
}

/** Compounds that their parts find as well: paths, member accesses, hyphenated words; not `body_1` or `1.1.4`. */
const joined = /[/#:-]|[^\d.].*\.|\..*[^\d.]/;

/** The terms of running text without stop words, each once: repetition says little about relevance and takes bytes. */
function subjectTerms(text: string): string {
  const terms = new Set(tokenize(text).map(({term}) => term));
  return [...terms].filter((term) => term.length > 1 && !stopWords.has(term) && !joined.test(term)).join('\n');
}

/** Source of the snippets: the text of each content document and entry, by anchor. */
export function pageTexts({sections}: PageContent): PageTexts {
  const entryText = ({label, text}: Entry): string => `${label}: ${text}`;
  return Object.fromEntries(
    sections.flatMap((section) => [
      ...(section.text === '' ? [] : [[section.hash, section.text]]),
      ...section.entries.filter(({text}) => text !== '').map((entry) => [entry.hash, entryText(entry)]),
    ]),
  );
}

import type {PageTexts, SearchDocument} from '../client/format';
import {stopWords} from '../client/stop-words';
import {tokenize} from '../client/tokenize';
import type {Entry, PageContent, Section} from './page-content';

/** The section that ends each page names what other pages are about; it would be found in their place. */
const nextSteps = 'Next steps';

/** A document with the terms it is found by, by indexed field; terms are separated by line breaks. */
export interface Indexable {
  readonly document: SearchDocument;
  readonly terms: Readonly<Record<string, string>>;
}

export type IndexablesByType = readonly [pages: Indexable[], headings: Indexable[], content: Indexable[]];

/** Turns pages into documents, numbered through type by type: runs of numbers compress well. */
export function makeDocuments(pages: readonly PageContent[]): IndexablesByType {
  const headings = pages.flatMap((page, p) =>
    page.sections.flatMap((section, index) => headingsOf(page, section, p, above(page.sections, index))),
  );
  const content = pages.flatMap((page, p) => page.sections.flatMap((section) => contentOf(page, section, p)));
  const firstContent = pages.length + headings.length;
  return [
    pages.map((page, i) => ({document: pageDocument(page, i), terms: pageTerms(page)})),
    headings.map(({document, terms}, index) => ({document: {i: pages.length + index, ...document}, terms})),
    content.map(({document, terms}, index) => ({document: {i: firstContent + index, ...document}, terms})),
  ];
}

/**
 * The order of the fields is that of the heading's document and the content's alike, so that the second repeats a long
 * piece of the first, which compresses well.
 */
interface Unnumbered {
  readonly document: Omit<SearchDocument, 'i'>;
  readonly terms: Indexable['terms'];
}

/** The heading that a section's heading is subordinate to, if any. */
function above(sections: readonly Section[], index: number): string | undefined {
  const {level} = sections[index]!;
  const higher = sections
    .slice(0, index)
    .reverse()
    .find((section) => section.level < level);
  return higher?.heading || undefined;
}

/** The heading of a section and the entries below it. */
function headingsOf(page: PageContent, section: Section, p: number, parent: string | undefined): Unnumbered[] {
  const own = {
    document: {...(parent !== undefined && {s: parent}), t: section.heading, u: page.url, h: section.hash, p},
    terms: {t: allTerms(`${section.heading} ${nameIn(section)}`), c: ''},
  };
  const entries = section.entries.map((entry) => ({
    document: {...(section.heading && {s: section.heading}), t: entry.label, u: page.url, h: entry.hash, p},
    terms: {t: allTerms(entry.label), c: subjectTerms(`${entry.text} ${nameIn({...entry, heading: entry.label})}`)},
  }));
  return section.hash === '' || section.heading === nextSteps ? entries : [own, ...entries];
}

function contentOf(page: PageContent, section: Section, p: number): Unnumbered[] {
  if (section.text === '' || section.heading === nextSteps) {
    return [];
  }
  const place = section.hash === '' ? {u: page.url} : {s: section.heading, u: page.url, h: section.hash};
  return [{document: {...place, p, t: page.title}, terms: {c: subjectTerms(section.text)}}];
}

function pageDocument(page: PageContent, i: number): SearchDocument {
  return {i, t: page.title, u: page.url, ...(page.breadcrumbs.length > 0 && {b: page.breadcrumbs})};
}

function pageTerms({title, breadcrumbs, url, description}: PageContent): Indexable['terms'] {
  return {
    t: allTerms(title),
    b: allTerms(`${breadcrumbs.join(' ')} ${url.replaceAll(/[/_-]/g, ' ')}`),
    d: subjectTerms(description),
  };
}

/** Anchors that are names themselves (`newSession.request.config`) are searched, too; those made of the heading are not. */
function nameIn({heading, hash}: {heading: string; hash: string}): string {
  const id = hash.slice(1);
  return /[.A-Z]/.test(id) && !heading.includes(id) ? id.replaceAll('.', ' ') : '';
}

/** Every term, also the small words: titles can consist of them. */
function allTerms(text: string): string {
  return [...new Set(tokenize(text).map(({term}) => term))].join('\n');
}

/** Wholes whose parts find them as well: paths, member accesses, hyphenated words; not `body_1`, not `1.1.4`. */
const joined = /[/#:-]|[^\d.].*\.|\..*[^\d.]/;

/** The terms of running text that carry a subject, each once: how often a word is repeated says little and takes bytes. */
function subjectTerms(text: string): string {
  const terms = new Set(tokenize(text).map(({term}) => term));
  return [...terms].filter((term) => term.length > 1 && !stopWords.has(term) && !joined.test(term)).join('\n');
}

/** What snippets are cut from: by anchor, the text of each content and entry. */
export function pageTexts({sections}: PageContent): PageTexts {
  const entryText = ({label, text}: Entry): string => `${label}: ${text}`;
  return Object.fromEntries(
    sections.flatMap((section) => [
      ...(section.text === '' ? [] : [[section.hash, section.text]]),
      ...section.entries.filter(({text}) => text !== '').map((entry) => [entry.hash, entryText(entry)]),
    ]),
  );
}

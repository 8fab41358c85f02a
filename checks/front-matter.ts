// The front matter of every page, as STYLEGUIDE.md describes it.
import path from 'node:path';
import {sources, type SourceKey} from '../data/sources';
import {versions} from '../data/versions';
import type {Check, Finding} from './finding';
import {readPages, type Page} from './pages';

const keys = [
  'title',
  'sidebar_label',
  'description',
  'page_type',
  'sources',
  'minutes',
  'tested_with',
  'written_for',
  'reviewed',
];
const pageTypes = ['tutorial', 'how-to', 'reference', 'explanation'];

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

function unknownKeys({frontMatter}: Page): string[] {
  return Object.keys(frontMatter)
    .filter((key) => !keys.includes(key))
    .map((key) => `Remove \`${key}\` from the front matter. Pages use ${keys.join(', ')}.`);
}

function title({frontMatter}: Page): string[] {
  const words = text(frontMatter.title).split(/\s+/).filter(Boolean).length;
  return words >= 1 && words <= 6
    ? []
    : [`Give the page a title of 1 to 6 words, such as \`title: Body types\`. It has ${words}.`];
}

function sidebarLabel({frontMatter}: Page): string[] {
  const label = frontMatter.sidebar_label;
  if (label === undefined || (text(label) && text(label).length < text(frontMatter.title).length)) {
    return [];
  }
  return ['Remove `sidebar_label`, or make it shorter than the title. Without it the sidebar shows the title.'];
}

function description({frontMatter}: Page): string[] {
  const sentence = text(frontMatter.description);
  const findings: string[] = [];
  if (sentence.length < 60 || sentence.length > 160) {
    findings.push(`Write a \`description\` of 60 to 160 characters. It has ${sentence.length}.`);
  }
  if (sentence && !/^[^\p{Ll}].*[^.\s]\.$/su.test(sentence)) {
    findings.push('Write the `description` as a full sentence: a capital letter first, a period last.');
  }
  return findings;
}

function pageType({frontMatter}: Page): string[] {
  return pageTypes.includes(text(frontMatter.page_type))
    ? []
    : [`Add \`page_type: how-to\`, or another of ${pageTypes.join(', ')}.`];
}

function sourceKeys({frontMatter}: Page): string[] {
  const listed: unknown = frontMatter.sources;
  if (!Array.isArray(listed) || listed.length === 0) {
    return ['Add `sources: [avaturn-docs]` with the keys of data/sources.ts that the page rests on.'];
  }
  const findings = listed
    .filter((key) => !Object.hasOwn(sources, String(key)))
    .map((key) => `data/sources.ts has no \`${key}\`. Add it there, or use one of ${Object.keys(sources).join(', ')}.`);
  const repeated = listed.filter((key, index) => listed.indexOf(key) !== index);
  return [...findings, ...repeated.map((key) => `\`sources\` names \`${key}\` twice. Remove one.`)];
}

function versionKeys({frontMatter}: Page): string[] {
  return ['tested_with', 'written_for'].flatMap((field) => {
    const listed: unknown = frontMatter[field];
    if (listed === undefined) return [];
    if (!Array.isArray(listed) || listed.length === 0) {
      return [`Write \`${field}\` as a list of keys of data/versions.ts: \`${field}: [web-sdk]\`.`];
    }
    return listed
      .filter((key) => !Object.hasOwn(versions, String(key)))
      .map(
        (key) => `data/versions.ts has no \`${key}\`. Add it there, or use one of ${Object.keys(versions).join(', ')}.`,
      );
  });
}

/** Pages with something to do say how long it takes; the others have nothing to time. */
function minutes({frontMatter: {page_type: type, minutes: value}}: Page): string[] {
  if (type === 'tutorial' || type === 'how-to') {
    return Number.isInteger(value) && Number(value) > 0
      ? []
      : ['Add `minutes: 20`: what a reader needs who does all of it for the first time.'];
  }
  return value === undefined ? [] : ['Remove `minutes`: only tutorials and how-to guides have something to do.'];
}

/** A review that is older than a source of the page has not seen that source. */
function reviewed({frontMatter: {reviewed: value, sources: listed}}: Page): string[] {
  const day = text(value);
  if (!/^\d{4}-\d{2}-\d{2}$/.test(day) || Number.isNaN(Date.parse(day))) {
    return ['Add `reviewed: 2026-11-20` with the day on which somebody last compared the page with its sources.'];
  }
  return (Array.isArray(listed) ? listed : []).flatMap((key: SourceKey) => {
    const date = Object.hasOwn(sources, key) ? sources[key].date : undefined;
    return date && date > day
      ? [
          `Compare the page with \`${key}\`, which is of ${date}, and set \`reviewed\` to the day you did. It says ${day}.`,
        ]
      : [];
  });
}

/** Pages that say the same as an earlier one. */
function repeats(pages: readonly Page[], keyOf: (page: Page) => string, advice: string): Finding[] {
  const first = new Map<string, Page>();
  return pages.flatMap((page) => {
    const key = keyOf(page).toLowerCase();
    const earlier = first.get(key);
    if (earlier) {
      return [{where: page.file, message: `${advice} ${earlier.file} has the same.`}];
    }
    first.set(key, page);
    return [];
  });
}

/** What is wrong in the front matter of pages, and between those of several. */
export function frontMatterFindings(all: readonly Page[]): Finding[] {
  const pages = all.filter(({problem}) => !problem);
  const rules = [unknownKeys, title, sidebarLabel, description, pageType, sourceKeys, versionKeys, minutes, reviewed];
  const titled = pages.filter(({frontMatter}) => frontMatter.title);
  const described = pages.filter(({frontMatter}) => frontMatter.description);
  return [
    ...pages.flatMap((page) => rules.flatMap((rule) => rule(page)).map((message) => ({where: page.file, message}))),
    ...repeats(
      titled,
      (page) => `${path.posix.dirname(page.file)} ${text(page.frontMatter.title)}`,
      'Give the page a title of its own in its folder.',
    ),
    ...repeats(described, (page) => text(page.frontMatter.description), 'Write a `description` of its own.'),
  ];
}

const check: Check = (root) => {
  const pages = readPages(root);
  return {examined: pages.length, findings: frontMatterFindings(pages)};
};

export default check;

import {sources, type SourceKey} from '@avaturn-docs/platform/sources';
import {versions, type VersionKey} from './versions';

/** Page types with their visible names. Guides contain tasks and state how long they take. */
export const pageTypes = {
  tutorial: {name: 'Tutorial', guide: true},
  'how-to': {name: 'How-to guide', guide: true},
  reference: {name: 'Reference', guide: false},
  explanation: {name: 'Explanation', guide: false},
} as const;
export type PageType = keyof typeof pageTypes;

/** The front matter of a page, as described in STYLEGUIDE.md. Checks, page facts and `npm run new` use this schema. */
export interface FrontMatter {
  readonly title: string;
  /** Only if it is shorter than the title. */
  readonly sidebar_label?: string;
  readonly description: string;
  readonly page_type: PageType;
  readonly sources: readonly SourceKey[];
  /** Minutes that a first-time reader needs for the guide. */
  readonly minutes?: number;
  /** Versions that the tests ran the page's code with. */
  readonly tested_with?: readonly VersionKey[];
  /** Versions that the page covers without a test. */
  readonly written_for?: readonly VersionKey[];
  /** Day of the last comparison with the sources, ISO 8601. */
  readonly reviewed: string;
}

type Unread = Readonly<Record<string, unknown>>;

/** Problems of a field's value, as instructions; empty if valid. */
type Rule = (value: unknown, all: Unread) => string[];

const text = (value: unknown): string => (typeof value === 'string' ? value : '');
const found = (wrong: boolean, message: string): string[] => (wrong ? [message] : []);

export const isGuide = (type: unknown): boolean => typeof type === 'string' && pageTypes[type as PageType]?.guide;

const unknownEntry = (file: string, entries: object, keys: readonly unknown[]): string[] =>
  keys
    .filter((key) => !Object.hasOwn(entries, String(key)))
    .map((key) => `${file} has no \`${key}\`. Add it there, or use one of ${Object.keys(entries).join(', ')}.`);

const versionList =
  (field: string): Rule =>
  (value) => {
    if (value === undefined) return [];
    return Array.isArray(value) && value.length > 0
      ? unknownEntry('data/versions.ts', versions, value)
      : [`Write \`${field}\` as a list of keys of data/versions.ts: \`${field}: [web-sdk]\`.`];
  };

export function descriptionProblems(value: unknown): string[] {
  const sentence = text(value);
  return [
    ...found(
      sentence.length < 60 || sentence.length > 160,
      `Write a \`description\` of 60 to 160 characters. It has ${sentence.length}.`,
    ),
    ...found(
      sentence !== '' && !/^[^\p{Ll}].*[^.\s]\.$/su.test(sentence),
      'Write the `description` as a full sentence: a capital letter first, a period last.',
    ),
  ];
}

const rules: {readonly [Field in keyof Required<FrontMatter>]: Rule} = {
  title(value) {
    const words = text(value).split(/\s+/).filter(Boolean).length;
    return found(
      words < 1 || words > 6,
      `Give the page a title of 1 to 6 words, such as \`title: Body types\`. It has ${words}.`,
    );
  },
  sidebar_label: (value, {title}) =>
    found(
      value !== undefined && (text(value) === '' || text(value).length >= text(title).length),
      'Remove `sidebar_label`, or make it shorter than the title. Without it the sidebar shows the title.',
    ),
  description: descriptionProblems,
  page_type: (value) =>
    found(
      !Object.hasOwn(pageTypes, text(value)),
      `Add \`page_type: how-to\`, or another of ${Object.keys(pageTypes).join(', ')}.`,
    ),
  sources(value) {
    if (!Array.isArray(value) || value.length === 0) {
      return ['Add `sources: [avaturn-docs]` with the keys of platform/sources.ts that the page rests on.'];
    }
    const repeated = value.filter((key, index) => value.indexOf(key) !== index);
    return [
      ...unknownEntry('platform/sources.ts', sources, value),
      ...repeated.map((key) => `\`sources\` names \`${key}\` twice. Remove one.`),
    ];
  },
  minutes: (value, {page_type: type}) =>
    isGuide(type)
      ? found(
          !Number.isInteger(value) || Number(value) <= 0,
          'Add `minutes: 20`: what a reader needs who does all of it for the first time.',
        )
      : found(value !== undefined, 'Remove `minutes`: only tutorials and how-to guides have something to do.'),
  tested_with: versionList('tested_with'),
  written_for: versionList('written_for'),
  reviewed(value, {sources: keys}) {
    const day = text(value);
    if (!/^\d{4}-\d{2}-\d{2}$/.test(day) || Number.isNaN(Date.parse(day))) {
      return ['Add `reviewed: 2026-11-20` with the day on which somebody last compared the page with its sources.'];
    }
    // A source that is newer than the review hasn't been compared.
    return (Array.isArray(keys) ? keys : []).flatMap((key: SourceKey) => {
      const date = Object.hasOwn(sources, key) ? (sources[key].date ?? '') : '';
      return found(
        date > day,
        `Compare the page with \`${key}\`, which is of ${date}, and set \`reviewed\` to the day you did. It says ${day}.`,
      );
    });
  },
};

/** Problems in a page's front matter, as instructions. */
export function frontMatterProblems(frontMatter: Unread): string[] {
  const fields = Object.keys(rules);
  return [
    ...Object.keys(frontMatter)
      .filter((key) => !fields.includes(key))
      .map((key) => `Remove \`${key}\` from the front matter. Pages use ${fields.join(', ')}.`),
    ...Object.entries(rules).flatMap(([field, rule]) => rule(frontMatter[field], frontMatter)),
  ];
}

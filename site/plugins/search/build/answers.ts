import {arkitMorphTargets, extraMorphTargets, visemes} from '@avaturn-docs/platform/morph-targets';
import {joints} from '@avaturn-docs/platform/skeleton';
import {sdkErrorValues, sdkEvents, sdkInitParams, sdkMethods} from '@avaturn-docs/platform/web-sdk';
import {answerKey, type Answers} from '@avaturn-docs/search/engine/answers';
import type {PageContent} from '@avaturn-docs/search/build/page-content';

type Answer = readonly [name: string, meaning: string, address: string];

const reference = '/docs/integration/web/sdk/api_reference/';
const callbacks = '/docs/integration/web/sdk/callbacks/';
const bodies = '/docs/integration/bodies/';
const guide = '/docs/integration/api/api-reference/';
/** Maximum length of a meaning: one line in the results list. */
const longestMeaning = 180;

const at = (page: string, id: string, name: string, meaning: string): Answer => [name, meaning, `${page}#${id}`];

/** Collects the names that readers search for, with their meanings. Skips a name whose address is on none of the pages. */
export function makeAnswers(pages: readonly PageContent[]): Answers {
  const places = new Set(
    pages.flatMap(({url, sections}) =>
      sections.flatMap(({hash, entries}) => [url + hash, ...entries.map((entry) => url + entry.hash)]),
    ),
  );
  const answers: Record<string, readonly [string, string]> = {};
  const all = [...sdkAnswers(), ...skeletonAnswers(), ...apiAnswers(pages), ...errorAnswers(pages)];
  for (const [name, meaning, address] of all) {
    const key = answerKey(name);
    // If a name occurs more than once, the first entry is the one most readers mean.
    if (places.has(address) && !Object.hasOwn(answers, key)) {
      answers[key] = [cut(plain(meaning)), address];
    }
  }
  return answers;
}

const sdkAnswers = (): Answer[] => [
  ...sdkMethods.map(({name, summary}) => at(reference, name.toLowerCase(), name, `Method of the web SDK. ${summary}`)),
  ...sdkEvents.map(({name, when}) => at(callbacks, `event-${name}`, name, `Event of the web SDK. ${when}`)),
  ...sdkInitParams.map(({name, description}) =>
    at(reference, `param-${name}`, name, `Parameter of init. ${description}`),
  ),
  ...sdkErrorValues.flatMap(({name, value, reading}) =>
    [value, name].map((one) => at(reference, `error-${value}`, one, `Error of the web SDK. ${reading}`)),
  ),
];

const skeletonAnswers = (): Answer[] => [
  ...joints.map(({name, parent, unity, vrm, t2Only}) => {
    const place = `Joint${t2Only ? ' of T2 avatars' : ''} ${parent ? `below ${parent}` : 'at the root'}.`;
    return at(bodies, `joint-${name}`, name, `${place}${unity ? ` Unity: ${unity}.` : ''} VRM: ${vrm}.`);
  }),
  ...Object.entries(arkitMorphTargets).flatMap(([region, names]) =>
    names.map((name) =>
      at(bodies, `arkit-${name}`, name, `ARKit morph target of T2 avatars, from 0 to 1. Region: ${region}.`),
    ),
  ),
  ...visemes.map((name) =>
    at(bodies, name.replace('_', '-'), name, 'Viseme of T2 avatars: a mouth shape for lip sync, from 0 to 1.'),
  ),
  ...extraMorphTargets.map(({name, imitatedBy}) => {
    const targets = imitatedBy.map(({target}) => target).join(' and ');
    return at(bodies, `extra-${name}`, name, `Morph target of T2 avatars, from 0 to 1. Close to ${targets}.`);
  }),
];

function apiAnswers(pages: readonly PageContent[]): Answer[] {
  const read = (path: string, pattern: RegExp, meaning: (name: string, lines: readonly string[]) => string): Answer[] =>
    pages
      .filter(({url}) => url === path)
      .flatMap(({url, sections}) =>
        sections
          .flatMap((section) => [section, ...section.entries])
          .flatMap(({hash, text}): Answer[] => {
            const name = pattern.exec(hash)?.[1];
            return name === undefined ? [] : [[name, meaning(hash.slice(1), text.split('\n')), url + hash]];
          }),
      );
  return [
    ...read('/api/', /^#([a-z]+[A-Z]\w*)$/, (_, [path = '', summary = '']) => `${path}. ${summary}`),
    ...read('/api/', /^#webhook-(\w+\.\w+)$/, (_, [, summary = '', when = '']) => `Webhook. ${summary}. ${when}`),
    ...read(guide, /^#status-(\d+)$/, (_, lines) => `HTTP status. ${lines.join(' ')}`),
    ...read(
      '/api/',
      /^#\w+\.(?:request|query|upload|response\.200)\.([\w-]+)$/,
      (id, [type = '', about = '']) => `Field of ${id.split('.')[0]}: ${type}. ${about}`,
    ),
  ];
}

/** Whether the text looks like an error message from a console rather than a symptom in the reader's words. */
const errorText = /(?:^|\s)'[^']+'| is not a | has no attribute |\w_\w/;

/** Troubleshooting entries for error messages, by the message quoted in the heading, or by the heading if it is one. */
function errorAnswers(pages: readonly PageContent[]): Answer[] {
  return pages.flatMap(({url, sections}) => {
    const start = sections.findIndex(({heading}) => heading === 'Troubleshooting');
    const below = start < 0 ? [] : sections.slice(start + 1);
    const end = below.findIndex(({level}) => level <= 2);
    return below.slice(0, end < 0 ? below.length : end).flatMap(({heading, hash, text}) => {
      const quoted = [...heading.matchAll(/["“]([^"”]{6,})["”]/g)].map(([, inner]) => inner!);
      const names = quoted.length === 0 && errorText.test(heading) ? [heading] : quoted;
      return names.map((name): Answer => [name, text.replaceAll('\n', ' '), url + hash]);
    });
  });
}

/** Inline Markdown as plain text. */
function plain(text: string): string {
  return text
    .replaceAll(/\[([^\]]+)\]\([^)]*\)/g, '$1')
    .replaceAll(/[`*]/g, '')
    .replaceAll(/\s+/g, ' ')
    .replaceAll('..', '.')
    .trim();
}

/** Shortens a text to one line, between sentences if possible, otherwise between words. */
function cut(text: string): string {
  if (text.length <= longestMeaning) {
    return text;
  }
  const start = text.slice(0, longestMeaning);
  const sentence = start.lastIndexOf('. ');
  return sentence > 40 ? start.slice(0, sentence + 1) : `${start.slice(0, start.lastIndexOf(' '))}…`;
}

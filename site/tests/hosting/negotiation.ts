import {type Expectation, html, notFound} from './expectation';
import {fixtureFiles} from './fixture-build';

const markdown = /^text\/markdown/;
const page = '/docs/importing/';

/** Accept headers of assistants, and other ways to write one that asks for Markdown. */
const asking = [
  'text/markdown',
  'text/markdown, text/html, */*',
  'text/markdown, */*',
  'text/markdown,text/html;q=0.9',
  'text/markdown;q=1.0, text/x-markdown;q=0.9, text/plain;q=0.8, text/html;q=0.7, */*;q=0.1',
  'text/html, text/markdown',
  'text/html;q=0.5,text/markdown;q=1',
  'text/markdown;charset=utf-8',
  'text/markdown; variant=GFM; q=1.000',
  'TEXT/Markdown',
  ' \ttext/markdown ,',
  'application/json,text/markdown,application/xml',
];

/** Headers that don't ask for it, that weigh it below HTML, or that aren't valid. */
const notAsking = [
  '',
  '*/*',
  'text/*',
  'text/html',
  'text/html,application/xhtml+xml,application/xml;q=0.9,image/avif,image/webp,*/*;q=0.8',
  'text/markdown;q=0',
  'text/markdown;q=0.9, text/html',
  'text/markdown ; q = 0.5',
  'text/markdown;charset=utf-8;q=0.3',
  'text/markdown-extended',
  'xtext/markdown',
  'text /markdown',
  '"text/markdown"',
  'text/markdown/html',
  'text\\/markdown',
  'text/html;x=text/markdown',
  'image/png, text/htmltext/markdown',
  '../../etc/passwd',
  '${jndi:ldap://a.test}',
  '"; return 200 "',
  `${'a,'.repeat(3000)}b`,
  `text/markdown${';q'.repeat(2000)}=0`.slice(0, 4000).concat(';q=0'),
  `text/markdown${' '.repeat(3000)}x`,
];

const request = (accept: string, path: string, type: RegExp): Expectation => ({
  name: `is ${type.source} for "${accept.slice(0, 60)}"`,
  path,
  headers: {Accept: accept},
  status: 200,
  has: {'content-type': type, vary: /\baccept\b(?!-)/i},
  body: 'page',
});

/** One path, two formats: what servers that can choose respond with. Cloudflare Pages sends HTML, and the Markdown at `index.md`. */
export const negotiation: readonly Expectation[] = [
  ...asking.map((accept) => request(accept, page, markdown)),
  ...notAsking.map((accept) => request(accept, page, html)),
  {...request('text/markdown', `${page}?q=1`, markdown)},
  {...request('text/markdown', page, markdown), method: 'HEAD', body: 'empty'},
  {
    ...request('text/markdown', page, markdown),
    name: 'may be read by other sites as Markdown',
    has: {'access-control-allow-origin': '*', 'cross-origin-resource-policy': 'cross-origin', 'last-modified': null},
  },
  {...request('text/markdown', '/api/', html), name: 'is HTML if the page has no Markdown'},
  {
    name: 'is Markdown at its own address',
    path: fixtureFiles.twin,
    headers: {Accept: 'text/html'},
    status: 200,
    has: {'content-type': markdown},
  },
  {name: 'is not found', path: '/nothing/', headers: {Accept: 'text/markdown'}, ...notFound},
  {name: 'is not found', path: '/docs/importing/nothing.txt', headers: {Accept: 'text/markdown'}, ...notFound},
  {name: 'is refused', method: 'POST', path: page, headers: {Accept: 'text/markdown'}, status: 405},
  {name: 'moves for good', path: '/docs', headers: {Accept: 'text/markdown'}, status: 301},
];

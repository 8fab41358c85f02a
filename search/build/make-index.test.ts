import {expect, test} from 'vitest';
import {unpackIndex} from '../engine/packed-index';
import {makeIndexFile} from './make-index';
import {entry, page, section} from '../engine/test/fixture-site';

const pages = [
  {
    ...page(
      '/docs/callbacks/',
      'Callbacks',
      [
        section('', 'This page lists the events.'),
        section('Events', '', [entry('load', '#event-load', 'The editor is ready.')]),
        section('export', 'sdk.on returns the instance.', [], 3),
      ],
      ['Integration', 'Web SDK'],
    ),
    description: 'Events of the SDK.',
  },
  page('/', 'Home', [section('', '')]),
];

test('the file is an array of three {documents, index}, with the fields of the specification', () => {
  expect(makeIndexFile(pages)).toEqual([
    {
      documents: [
        {i: 0, t: 'Callbacks', u: '/docs/callbacks/', b: ['Integration', 'Web SDK']},
        {i: 1, t: 'Home', u: '/'},
      ],
      index: {
        fields: ['t', 'b', 'd'],
        lengths: [
          [1, 1],
          [5, 0],
          [2, 0],
        ],
        terms: '0callbacks\n0docs\n0events\n0home\n0integration\n0sdk\n0web',
        places: '0|0\n|0\n||0\n1\n|0\n|0|0\n|0',
      },
    },
    {
      documents: [
        {i: 2, t: 'Events', u: '/docs/callbacks/', h: '#events', p: 0},
        {i: 3, s: 'Events', t: 'load', u: '/docs/callbacks/', h: '#event-load', p: 0},
        {i: 4, s: 'Events', t: 'export', u: '/docs/callbacks/', h: '#export', p: 0},
      ],
      index: expect.objectContaining({fields: ['t', 'c']}),
    },
    {
      documents: [
        {i: 5, u: '/docs/callbacks/', p: 0, t: 'Callbacks'},
        {i: 6, s: 'export', u: '/docs/callbacks/', h: '#export', p: 0, t: 'Callbacks'},
      ],
      index: {
        fields: ['c'],
        lengths: [[3, 3]],
        terms: '0events\n0instance\n0lists\n0page\n0returns\n0sdk',
        places: '0\n1\n0\n0\n1\n1',
      },
    },
  ]);
});

test('the place of a response is its operation, not the heading before it', () => {
  const entries = [
    entry('user_id', '#newSession.request.user_id', 'Text.'),
    entry('410', '#newSession.response.410', 'Text.'),
  ];
  const [, {documents}] = makeIndexFile([page('/api/', 'REST API', [section('Request body', '', entries)])]);
  expect(documents.slice(1).map(({s}) => s)).toEqual(['Request body', 'newSession']);
});

test('indexes anchors that are names, but not anchors generated from a heading', () => {
  const operation = {...section('Create a session', ''), hash: '#newSession'};
  const [, {index}] = makeIndexFile([page('/api/', 'REST API', [operation, section('Eye colors', '')])]);
  const terms = unpackIndex(index, 0).index.map(([term]) => term);
  expect(terms).toContain('newsession');
  expect(terms).not.toContain('eye-colors');
});

test('skips the section with links to other pages', () => {
  const sections = ['Import', 'Next steps'].map((heading) => section(heading, 'Blender imports the file.'));
  const [, headings, content] = makeIndexFile([page('/', 'Home', sections)]);
  expect(headings.documents.map(({h}) => h)).toEqual(['#import']);
  expect(content.documents.map(({h}) => h)).toEqual(['#import']);
});

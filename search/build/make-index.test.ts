import {expect, test} from 'vitest';
import {makeIndexFile} from './make-index';
import {entry, page, section} from '../engine/test/fixture-site';

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
  const terms = index.index.map(([term]) => term);
  expect(terms).toContain('newsession');
  expect(terms).not.toContain('eye-colors');
});

test('skips the section with links to other pages', () => {
  const sections = ['Import', 'Next steps'].map((heading) => section(heading, 'Blender imports the file.'));
  const [, headings, content] = makeIndexFile([page('/', 'Home', sections)]);
  expect(headings.documents.map(({h}) => h)).toEqual(['#import']);
  expect(content.documents.map(({h}) => h)).toEqual(['#import']);
});

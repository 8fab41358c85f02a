import {expect, test} from 'vitest';
import {makeAnswers} from './answers';
import {entry, page, section} from '@avaturn-docs/search/engine/test/fixture-site';

const id = (hash: string, heading: string, text: string, level = 2) => ({...section(heading, text, [], level), hash});
const pages = [
  page('/docs/integration/bodies/', 'Body types', [
    section('Skeleton', '', [entry('LeftForeArm', '#joint-LeftForeArm', 'LeftArm')]),
    section('Morph targets', '', [entry('jawOpen', '#arkit-jawOpen', '')]),
  ]),
  page('/docs/integration/web/sdk/api_reference/', 'Web SDK API reference', [
    section('getAvatarId', 'Returns the avatar that is open.'),
    id('#troubleshooting', 'Troubleshooting', ''),
    id('#a', '“Recipient is not set.” in the console', 'Cause: No frame.\nFix: Keep one.', 3),
    id('#b', 'The face does not move', 'Cause: T1.', 3),
    id('#c', 'Next steps', ''),
    id('#d', '"Not below Troubleshooting"', 'Text.', 3),
  ]),
  page('/api/', 'REST API', [
    {
      ...id('#newSession', 'Create a session', 'POST /api/v1/sessions/new\nCreates a session.'),
      entries: [entry('user_id', '#newSession.request.user_id', 'string required\nId of the user.')],
    },
    {
      ...id('#newAvatar', 'Create an avatar', 'POST /api/v1/avatars/new\nTakes photos.'),
      entries: [entry('user_id', '#newAvatar.request.user_id', 'string required\nWhose avatar it is.')],
    },
  ]),
];
const answers = makeAnswers(pages);

test.each([
  ['getavatarid', /^Method of the web SDK\. /, '/docs/integration/web/sdk/api_reference/#getavatarid'],
  ['leftforearm', /^Joint below LeftArm\./, '/docs/integration/bodies/#joint-LeftForeArm'],
  ['jawopen', /^ARKit morph target/, '/docs/integration/bodies/#arkit-jawOpen'],
  ['newsession', /^POST \/api\/v1\/sessions\/new\. Creates a session\.$/, '/api/#newSession'],
  ['recipient is not set', /^Cause: No frame\. Fix: Keep one\.$/, '/docs/integration/web/sdk/api_reference/#a'],
])('%s is explained, with a link', (name, meaning, address) => {
  expect(answers[name]).toEqual([expect.stringMatching(meaning), address]);
});

test('a field of several operations links to the first', () => {
  expect(answers['user_id']).toEqual([
    'Field of newSession: string required. Id of the user.',
    '/api/#newSession.request.user_id',
  ]);
});

test('skips names without a page, symptoms in plain words, and other sections', () => {
  expect(Object.keys(answers).filter((name) => /hips|face|below|load/.test(name))).toEqual([]);
});

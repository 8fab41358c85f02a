import {describe, expect, test} from 'vitest';
import {engine, engineOf, entry, find, page, search, section, textsOf} from './test/fixture-site';

const reference = '/docs/integration/web/sdk/api_reference/';
const android = '/docs/integration/mobile/android/';
const bodies = '/docs/integration/bodies/';

describe('the first hit', () => {
  test.each([
    ['an exact identifier', 'getAvatarId', `${reference}#getavatarid`],
    ['in lower case', 'getavatarid', `${reference}#getavatarid`],
    ['its beginning', 'getAvat', `${reference}#getavatarid`],
    ['its words', 'avatar id', `${reference}#getavatarid`],
    ['a parameter', 'avatarSupportsFaceAnimations', `${reference}#result-avatarSupportsFaceAnimations`],
    ['a field by its name', 'user_id', '/api/#newSession.request.user_id'],
    ['a field with its operation', 'newSession user_id', '/api/#newSession.request.user_id'],
    ['a name in running text', 'body_1', `${reference}#setactivebody`],
    ['a small word that is a name', 'on', `${reference}#on`],
    ['a page by its title', 'eyewear', '/docs/ux_customization/assets/eyewear/'],
    ['a heading with the page it is on', 'android camera', `${android}#ask-for-the-camera`],
    ['words that no single section contains', 'blender spheres', '/docs/importing/blender/#bone-direction'],
    ['the other number', 'skeletons', `${bodies}#skeleton`],
    ['another ending', 'exporting', `${reference}#exportavatar`],
    ['one word written as two', 'web view', android],
    ['plain words instead of a name with these parts', 'face animation', `${bodies}#morph-targets`],
  ])('%s', (_, text, address) => {
    expect(find(text)[0]).toBe(address);
  });

  test.each([
    ['a letter lost', 'skeletn', `${bodies}#skeleton`],
    ['a letter too many', 'camerra', `${android}#ask-for-the-camera`],
    ['a wrong letter', 'eyewaar', '/docs/ux_customization/assets/eyewear/'],
    ['two letters swapped', 'blneder', '/docs/importing/blender/'],
    ['a typo in an identifier', 'getAvatrId', `${reference}#getavatarid`],
    ['two typos in a long word', 'avatarSuportsFaceAnimatons', `${reference}#result-avatarSupportsFaceAnimations`],
    ['a typo in an unfinished word', 'skeleto', `${bodies}#skeleton`],
    ['a spelling by ear', 'morf targets', `${bodies}#morph-targets`],
    ['two words written as one', 'bonedirection', '/docs/importing/blender/#bone-direction'],
  ])('in spite of %s', (_, text, address) => {
    expect(find(text)[0]).toBe(address);
  });

  test.each([
    ['glasses', '/docs/ux_customization/assets/eyewear/'],
    ['blendshapes', `${bodies}#morph-targets`],
  ])('%s by a synonym', (text, address) => {
    expect(find(text)[0]).toBe(address);
  });
});

test('a word leads to the section that its synonym names, before titles that contain the word', () => {
  const legal = engineOf(
    page('/docs/what-is-avaturn/', 'What is Avaturn', [section('Who owns an avatar', 'See the terms.')]),
    page('/docs/unreal/', 'Unreal Engine', [section('License notices', 'License texts of the plugins.')]),
    page('/docs/tool/', 'Tool', [section('Options', '', [entry('--license-url URL', '#license-url', 'License.')])]),
  );
  expect(search('license', legal).hits.map(({href}) => href.replace(/.*#/, ''))).toEqual([
    'who-owns-an-avatar',
    'license-notices',
    'license-url',
  ]);
  expect(search('license', legal).hits[0]!.heading).toEqual({
    text: 'Who owns an avatar',
    marks: [
      [4, 8],
      [12, 18],
    ],
  });
});

test('words that match nothing are named, without stop words', () => {
  expect(search('the skeleton of a banana').ignored).toEqual(['banana']);
  expect(search('the skeleton').ignored).toBeUndefined();
});

test.each([
  'how do I get notified when an export is finished',
  'notification when avatar export finishes',
  'how do I know when an export is done',
])('%s: leads to the webhooks, on the page that explains more first', (text) => {
  const site = engineOf(
    page('/api/', 'REST API', [
      section('Exports', 'Export an avatar.'),
      section('Webhooks', 'What the platform sends.'),
    ]),
    page('/docs/guide/', 'Conventions', [section('Webhooks', 'Events of an export.')]),
  );
  const {hits, correction} = search(text, site);
  expect(hits.slice(0, 2).map(({page}) => page)).toEqual(['/docs/guide/', '/api/']);
  expect(hits[0]!.href).toContain('#webhooks');
  expect(correction).toBeUndefined();
});

test('a heading that its page repeats has the heading above', () => {
  const status = (operation: string) => section(operation, '', [entry('200', `#${operation}.200`, 'Success.')]);
  const api = engineOf(page('/api/', 'REST API', [status('Create'), status('Delete')]));
  expect(search('200', api).hits[0]!.heading!.text).toBe('200 in Create');
  expect(search('401').hits[0]!.heading!.text).toBe('401');
});

describe('no hits', () => {
  test.each(['', '   ', '?!', '—', 'xyzzyplugh'])('for "%s"', (text) => {
    expect(search(text)).toEqual({hits: [], total: 0, nearest: []});
  });

  test("a stop word next to others doesn't make a hit", () => {
    expect(find('the lens')).toEqual(['/docs/ux_customization/assets/eyewear/#lens']);
  });
});

describe('a hit', () => {
  const first = (text: string) => engine.search({text, limit: 8, perPage: 3}, textsOf).hits[0]!;

  test('for a page', () => {
    expect(first('android')).toMatchObject({
      page: android,
      pageTitle: {text: 'Android', marks: [[0, 7]]},
      breadcrumbs: ['Integration', 'Mobile'],
    });
    expect(first('android').heading).toBeUndefined();
  });

  test('for a heading, with the matches below it, synonyms included', () => {
    expect(first('ask camera permission')).toMatchObject({
      heading: {
        text: 'Ask for the camera',
        marks: [
          [0, 3],
          [12, 18],
        ],
      },
      snippet: {
        text: 'Grant the camera permission to the page.',
        marks: [
          [0, 5],
          [10, 16],
          [17, 27],
        ],
      },
    });
  });

  test('for content', () => {
    expect(first('preview')).toMatchObject({
      snippet: {text: 'The preview stays black without it.', marks: [[4, 11]]},
    });
  });

  test('has the typed words to highlight in its URL, but no synonyms and no stop words', () => {
    expect(first('preview').href).toBe(`${android}?_highlight=preview#ask-for-the-camera`);
    expect(first('blendshapes').href).toBe(`${bodies}#morph-targets`);
    expect(first('ask for the camera').href).toBe(`${android}?_highlight=ask&_highlight=camera#ask-for-the-camera`);
    expect(first('skeletn').href).toBe(`${bodies}?_highlight=skeleton#skeleton`);
    expect(first('skeleton skeleton').href).toBe(`${bodies}?_highlight=skeleton#skeleton`);
  });
});

describe('a preferred context', () => {
  const prefer = (preferContext: string | undefined, limit: number) =>
    engine.search({text: 'avatar', limit, perPage: 1, preferContext}).hits.map(({page}) => page);

  test('comes first, followed by the rest of the site', () => {
    const plain = prefer(undefined, 8);
    const preferred = prefer('docs/importing', 8);
    expect(plain[0]).not.toBe('/docs/importing/blender/');
    expect(preferred[0]).toBe('/docs/importing/blender/');
    expect([...preferred].sort()).toEqual([...plain].sort());
  });
});

test('an exact hit elsewhere comes before a poor one in the preferred context', () => {
  const site = engineOf(
    page('/docs/importing/vrm/', 'GLB to VRM', [section('Rings', 'A ring around the eyes has another color.')]),
    page('/docs/integration/web/colors/', 'Eye color', [section('Eye color', 'Sets the eye color.')]),
    page('/docs/integration/web/html/', 'HTML', [section('Web', 'A web page.'), section('Color', 'Not of eyes.')]),
  );
  const {hits} = site.search({text: 'eye color', limit: 8, perPage: 3, preferContext: 'docs/importing'});
  expect(hits[0]!.page).toBe('/docs/integration/web/colors/');
  expect(hits.map((hit) => hit.page)).toContain('/docs/importing/vrm/');
});

describe('a known name', () => {
  test.each(['setActiveBody', 'setActiveBody()', 'sdk.setActiveBody', ' "setactivebody" '])(
    'is explained in the first hit: %s',
    (text) => {
      expect(engine.search({text, limit: 8, perPage: 3}, textsOf).hits[0]).toMatchObject({
        page: reference,
        heading: {text: 'setActiveBody'},
        snippet: {text: 'Takes the id of a body, such as body_1. Avatars have one body at a time.', marks: []},
      });
    },
  );

  test('comes first where it is defined, or where an error with this message is explained', () => {
    const site = engineOf(
      page('/api/', 'REST API', [{...section('Create a user', 'Creates a user.'), hash: '#createUser'}]),
      page('/docs/integration/api/api-reference/', 'Conventions', [
        section('createUser', 'createUser'),
        section('Troubleshooting', ''),
        section('"Failed to fetch" after the export', 'Cause: CORS.', [], 3),
        section('Failed to fetch', 'Failed to fetch.'),
      ]),
    );
    expect(find('createUser', site)[0]).toBe('/api/#createUser');
    expect(search('failed to fetch', site).hits[0]!.heading!.text).toBe('"Failed to fetch" after the export');
  });
});

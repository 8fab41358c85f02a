import {pageTexts} from '../../build/documents';
import {makeIndexFile} from '../../build/make-index';
import type {Entry, PageContent, Section} from '../../build/page-content';
import {SearchEngine} from '../engine';
import type {PageTexts, SearchIndexFile} from '../format';
import type {SearchResult} from '../protocol';

export const entry = (label: string, hash: string, text: string): Entry => ({label, hash, text});
export const section = (heading: string, text: string, entries: readonly Entry[] = [], level = 2): Section => ({
  heading,
  level,
  hash: heading && `#${heading.toLowerCase().replaceAll(' ', '-')}`,
  text,
  entries,
});
export const page = (
  url: string,
  title: string,
  sections: readonly Section[],
  breadcrumbs: readonly string[] = [],
): PageContent => ({
  url,
  title,
  description: '',
  breadcrumbs,
  sections,
});

/** A small site with the difficult cases of the real one. */
export const pages: readonly PageContent[] = [
  page('/', 'Home', [section('', 'Realistic avatars for web pages, mobile apps and games.')]),
  page('/api/', 'REST API', [
    section('', 'Every operation.'),
    section('Create a session', 'Opens the editor for a user.', [
      entry('401', '#newSession.response.401', 'The token is missing.'),
      entry('user_id', '#newSession.request.user_id', 'Id of the user.'),
    ]),
  ]),
  page(
    '/docs/importing/blender/',
    'Import into Blender',
    [
      section('', 'Open a GLB file.'),
      section('Shape keys', 'The face of a T2 avatar moves by shape keys.'),
      section('Bone direction', 'Bones stand as large spheres.'),
    ],
    ['Import an avatar'],
  ),
  page(
    '/docs/integration/bodies/',
    'Body types',
    [
      section('Skeleton', 'The joints of the avatar.', [entry('LeftForeArm', '#joint-LeftForeArm', 'LeftArm')]),
      section('Morph targets', 'Names of the shapes.', [
        entry('eyeBlinkLeft', '#arkit-eyeBlinkLeft', 'Closes the left eye.'),
      ]),
    ],
    ['Integration'],
  ),
  page(
    '/docs/integration/mobile/android/',
    'Android',
    [
      section('', 'Open the creator in a WebView.'),
      section('Ask for the camera', 'Grant the camera permission to the page.\nThe preview stays black without it.'),
    ],
    ['Integration', 'Mobile'],
  ),
  page(
    '/docs/integration/web/sdk/api_reference/',
    'Web SDK API reference',
    [
      section('', 'Everything that @avaturn/sdk offers.'),
      section('on', 'Registers a callback. Call sdk.on before init.'),
      section('getAvatarId', 'const id = await sdk.getAvatarId();\nGives the id of the avatar.'),
      section('exportAvatar', 'Exports the avatar as a GLB.', [
        entry(
          'avatarSupportsFaceAnimations',
          '#result-avatarSupportsFaceAnimations',
          'Whether the face can be animated. In Unreal: bAvatarSupportsFaceAnimations.',
        ),
      ]),
      section('setActiveBody', 'Takes the id of a body, such as body_1.\nAvatars have one body at a time.'),
    ],
    ['Integration', 'Web', 'Web SDK'],
  ),
  page(
    '/docs/ux_customization/assets/eyewear/',
    'Eyewear',
    [section('', 'Make eyewear for avatars.'), section('Lens', 'Lenses are translucent.')],
    ['Assets'],
  ),
];

export const indexFile = JSON.parse(JSON.stringify(makeIndexFile(pages))) as SearchIndexFile;
const texts = new Map(pages.map((content) => [content.url, pageTexts(content)]));
export const textsOf = (url: string): PageTexts | undefined => texts.get(url);
export const engine = new SearchEngine(indexFile);
export const engineOf = (...pages: readonly PageContent[]) => new SearchEngine(makeIndexFile(pages));

/** Searches like the search bar. */
export const search = (text: string, site = engine): SearchResult => site.search({text, limit: 8, perPage: 3});

/** URLs of the hits without their `_highlight` parameters. */
export const find = (text: string, site = engine): string[] =>
  search(text, site).hits.map(({href}) => href.replace(/\?[^#]*/, ''));

import {rows, type Judgment} from '../judgment';

const sdk = '/integration/web/sdk';
const reference = `${sdk}/api_reference/`;
const guide = '/integration/api/api-reference/';
const bodies = '/integration/bodies/';
const faq = '/integration/unity/faq/';
const native = '/integration/unreal/native_sdk/';
const assets = '/ux_customization/assets';

/** What a page is about, and other names for it. */
export const subjects: readonly Judgment[] = [
  ...rows('word', [
    ['web sdk', `${sdk}/`, `${sdk}/introduction/`, `${reference}`],
    ['unity', '/integration/unity/', '/importing/unity/'],
    ['rest api', '/api/', '/integration/api/', '/integration/api/introduction/'],
    ['what is avaturn', '/what-is-avaturn/'],
    ['body types', bodies],
    ['unreal native sdk', native],
    ['callbacks', `${sdk}/callbacks/`],
    ['blender', '/importing/blender/'],
    ['spark studio', '/importing/spark_studio/'],
    ['arkit', `${bodies}#arkit-shapes`],
    ['orm packing', `${assets}/general_guidelines/#orm-packing`],
    ['rate limits', '/api/#introduction', '/integration/api/introduction/', guide],
    [
      't2 avatar',
      '/integration/bodies/',
      '/integration/bodies/#t1-and-t2',
      '/importing/mixamo/#t2-avatars',
      '/integration/bodies/#choose-t1-or-t2',
    ],
    ['triangles limit', `${assets}/general_guidelines/#limit-triangles`, `${assets}/general_guidelines/#budgets`],
    ['materials and textures of an avatar', '/integration/bodies/#materials-and-textures'],
    [
      'avatar file size mb',
      '/integration/bodies/#size-to-expect',
      '/integration/bodies/#measured-sample-files',
      '/integration/bodies/#measure-bytes',
    ],
    ['webhook retries signature', guide, '/api/#introduction', '/api/#webhooks'],
    [
      'requirements unreal engine version',
      '/integration/unreal/#requirements',
      '/integration/unreal/',
      '/integration/overview/#platforms-and-requirements',
    ],
    ['plan needed for api', '/integration/api/introduction/', '/integration/overview/#choose-a-plan'],
  ]),
  ...rows('word', [
    ['blendshapes', `${bodies}#morph-targets`],
    ['shape keys', '/importing/blender/#shape-keys'],
    ['rig', `${bodies}#skeleton`],
    ['bone names', '/importing/mixamo/#bone-names'],
    ['glasses', `${assets}/eyewear/`],
    ['shoes', `${assets}/footwear/`],
    ['haircut', `${assets}/hair/`],
    ['outfits', `${assets}/clothing/`],
    ['change eye colour', `${reference}#seteyecolor`],
    ['lipsync', `${bodies}#visemes`, `${faq}#lip-sync-is-overwritten-while-an-animation-plays`],
    ['iphone', '/integration/mobile/ios/'],
    ['kotlin', '/integration/mobile/android/'],
    ['wkwebview', '/integration/mobile/ios/'],
    ['ue5', '/importing/unreal/', '/integration/unreal/'],
    ['bearer', '/api/#authentication', `${guide}#authentication`],
    [
      'api key',
      '/api/#authentication',
      `${guide}#authentication`,
      '/integration/api/introduction/#put-the-token-into-the-environment',
    ],
    ['polycount', `${assets}/general_guidelines/#budgets`, `${assets}/general_guidelines/`],
    ['pricing', '/what-is-avaturn/#what-it-costs', '/integration/overview/#choose-a-plan'],
    ['thumbnail of an avatar', '/integration/api/renders/', '/api/#newRender'],
    ['release notes', `${sdk}/change-log/`],
    [
      'webgl unity',
      '/integration/unity/',
      faq,
      '/integration/unity/unity_tutorial/',
      '/integration/overview/#platform-unity-webgl',
    ],
    ['vtuber', '/importing/glb-to-vrm/'],
  ]),
];

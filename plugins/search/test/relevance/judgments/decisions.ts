import {rows, type Judgment} from '../judgment';

const overview = '/integration/overview/';
const bodies = '/integration/bodies/';
const faq = '/integration/unity/faq/';
const assets = '/ux_customization/assets';

/** What integrators ask before they choose, when they move from elsewhere, and shortly before they release. */
export const decisions: readonly Judgment[] = [
  ...rows('question', [
    ['which integration should i use', overview],
    ['iframe or sdk', `${overview}#iframe-or-sdk`, '/integration/web/html/#choose-how-to-embed'],
    ['glb or fbx or vrm', `${overview}#glb-fbx-or-vrm`],
    ['t1 or t2', `${overview}#t1-or-t2`, bodies],
    [
      'do i need the rest api',
      '/integration/api/introduction/#check-whether-you-need-the-rest-api',
      '/integration/api/introduction/',
      `${overview}#choose-a-plan`,
    ],
    [
      'skip avaturn sign in',
      '/integration/api/introduction/',
      '/integration/api/basic_flow/',
      overview,
      '/what-is-avaturn/',
      `${faq}#the-creator-asks-people-to-sign-in`,
    ],
    ['which hosts to allow in a firewall', `${overview}#hosts-to-allow`],
    ['whitelist domains', `${overview}#hosts-to-allow`],
    ['migrate from ready player me', `${overview}#coming-from-ready-player-me`],
    ['old integration blob', `${overview}#if-you-maintain-an-older-integration`],
    ['download a sample glb', '/what-is-avaturn/#download-a-sample-avatar'],
    ['contact support', '/what-is-avaturn/#get-support'],
    [
      'try it without an account',
      '/integration/api/introduction/#try-it-without-an-account',
      '/what-is-avaturn/#try-it-without-an-account',
    ],
    [
      'unity windows standalone build',
      `${faq}#does-it-run-on-windows-or-macos-standalone`,
      '/integration/unity/#what-is-supported',
      '/integration/unity/',
    ],
    ['unity avatar gone after restart', `${faq}#the-avatar-is-gone-after-a-restart`],
    [
      'unity creator asks to log in',
      `${faq}#the-creator-asks-people-to-sign-in`,
      '/integration/unity/#subdomain-or-link-from-api',
    ],
    ['several avatars in a unity scene', `${faq}#can-several-avatars-stand-in-one-scene`],
    [
      'link from api or subdomain',
      '/integration/unity/#subdomain-or-link-from-api',
      '/integration/unity/unity_tutorial/',
      `${faq}#the-creator-shows-the-wrong-project`,
    ],
    ['ik rig chains', '/importing/mixamo/#chains-for-an-ik-rig'],
    [
      'retarget unreal mannequin animation',
      '/importing/unreal/#put-it-into-the-level',
      '/importing/unreal/',
      '/importing/mixamo/',
      '/integration/unreal/webview-sdk/',
    ],
    [
      'skin weights 4 bones',
      '/importing/unity/#project-settings',
      `${faq}#the-skin-tears-or-folds-at-the-joints`,
      '/importing/unity/',
    ],
    ['what gets lost in fbx', '/importing/glb-to-fbx/#what-fbx-loses'],
    ['verify converted fbx', '/importing/glb-to-fbx/#check-the-converted-fbx'],
    [
      'google play data safety',
      '/integration/mobile/android/#before-you-publish',
      '/integration/unreal/android/#before-you-release',
    ],
    ['app store privacy label', '/integration/mobile/ios/#before-you-publish'],
    ['costume with boots', `${assets}/clothing/#costumes-that-bring-shoes-or-a-hat`],
    [
      'one asset switches another off',
      `${assets}/clothing/#costumes-that-bring-shoes-or-a-hat`,
      '/ux_customization/overview/',
      '/integration/web/sdk/custom-ui/',
      '/integration/web/sdk/callbacks/',
      '/integration/web/sdk/api_reference/',
    ],
    ['why glasses fit other heads', `${assets}/eyewear/#why-it-fits-other-heads`],
    ['logo and colors of the creator', '/ux_customization/overview/'],
    ['brand the creator', '/ux_customization/overview/'],
    ['withdraw an asset', `${assets}/intro/#before-you-release`],
    ['which ids to store', '/integration/api/basic_flow/#which-ids-to-store'],
    [
      'kiosk without a person at the screen',
      `${overview}#find-your-integration`,
      '/integration/api/create-avatar-with-api/',
    ],
    ['where to retarget in blender or at run time', '/importing/mixamo/#choose-where-to-retarget'],
    [
      'unreal web view or native sdk',
      '/integration/unreal/#web-view-sdk-native-sdk-or-file-import',
      '/integration/unreal/#three-ways-to-bring-avatars-in',
      '/integration/unreal/',
    ],
  ]),
  ...rows('identifier', [
    ['blobURI', `${overview}#if-you-maintain-an-older-integration`],
    ['Wolf3D_Hair', `${overview}#coming-from-ready-player-me`],
    ['HeadTop_End', `${overview}#coming-from-ready-player-me`, '/importing/mixamo/'],
  ]),
  ...rows('symptom', [
    ['dark ring around the eyes', bodies, '/importing/unreal/', '/importing/glb-to-vrm/'],
    ['mesh is not readable', '/importing/unity/'],
    ['Recipient is not set', '/integration/web/sdk/api_reference/'],
    [
      "Field 'defaultAssets' has an invalid format",
      '/integration/web/sdk/api_reference/',
      '/integration/web/sdk/change-log/',
      '/integration/web/sdk/introduction/',
    ],
    [
      "Failed to construct 'URL': Invalid URL",
      '/integration/web/sdk/api_reference/',
      '/integration/web/sdk/introduction/',
    ],
    ['Failed to import see inspector for details', '/importing/unity/'],
    ['face has no morph targets unreal', '/importing/unreal/'],
    ['web view empty ios simulator', `${faq}#the-web-view-does-not-load-in-the-ios-simulator`],
    ['session link stops working', overview, `${faq}#the-session-link-no-longer-works`],
    ['render failed', '/integration/api/renders/'],
  ]),
  ...rows('word', [
    ['in3d', `${overview}#if-you-maintain-an-older-integration`],
    ['spark ar', '/importing/spark_studio/'],
    ['allowlist', `${overview}#hosts-to-allow`],
    [
      'desktop game',
      '/integration/unity/',
      '/integration/unreal/',
      overview,
      `${faq}#does-it-run-on-windows-or-macos-standalone`,
    ],
    [
      'login page',
      '/integration/api/introduction/',
      overview,
      '/integration/api/basic_flow/',
      `${faq}#the-creator-asks-people-to-sign-in`,
      '/what-is-avaturn/',
    ],
  ]),
];

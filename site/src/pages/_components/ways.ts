/** With the first results, and the guides that lead to them. */
export const ways = [
  {
    label: 'Web',
    to: '/docs/integration/web/html/',
    text: 'Embed the creator with @avaturn/sdk and show the result in three.js.',
    results: [
      {result: 'First avatar', guide: '/docs/integration/web/html/'},
      {result: 'three.js scene', guide: '/docs/integration/web/threejs/'},
    ],
  },
  {
    label: 'Mobile',
    to: '/docs/integration/mobile/',
    text: 'Open the creator in a web view, and receive the avatar.',
    results: [
      {result: 'Android', guide: '/docs/integration/mobile/android/'},
      {result: 'iOS', guide: '/docs/integration/mobile/ios/'},
    ],
  },
  {
    label: 'Game engines',
    to: '/docs/integration/overview/',
    text: 'Use the Unity package or the Unreal plugin, and retarget animations.',
    results: [
      {result: 'Unity', guide: '/docs/integration/unity/unity_tutorial/'},
      {result: 'Unreal Engine', guide: '/docs/integration/unreal/webview-sdk/'},
    ],
  },
  {
    label: 'REST API',
    to: '/docs/integration/api/introduction/',
    text: 'Create avatars, renders and exports from your server.',
    results: [
      {result: 'First call', guide: '/docs/integration/api/introduction/'},
      {result: 'Complete flow', guide: '/docs/integration/api/basic_flow/'},
    ],
  },
];

export const pageTools = [
  {
    label: 'Inspect',
    to: '/docs/importing/#glb-inspector',
    text: 'What a file contains, and what to fix',
    picture: '/img/importing/layers.webp',
  },
  {
    label: 'Optimize',
    to: '/docs/importing/#check-and-optimize-a-glb',
    text: 'Smaller files for the web, phones and VR',
    picture: '/img/people/four.webp',
  },
  {
    label: 'Convert to VRM',
    to: '/docs/importing/glb-to-vrm/#vrm-converter',
    text: 'Expressions and bones for streaming',
    picture: '/img/importing/vrm.webp',
  },
  {
    label: 'Animate',
    to: '/docs/importing/mixamo/#clip-animator',
    text: 'A Mixamo clip on an avatar',
    picture: '/img/importing/walk.webp',
  },
] as const;

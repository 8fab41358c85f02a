export interface Way {
  readonly label: string;
  readonly to: string;
  readonly text: string;
  /** What the time is for. */
  readonly result: string;
  /** The pages whose minutes the time comes from. */
  readonly timed: readonly string[];
}

/** The four ways in. */
export const ways: readonly Way[] = [
  {
    label: 'Web',
    to: '/docs/integration/web/html/',
    text: 'Embed the creator with @avaturn/sdk and show the result in three.js.',
    result: 'First avatar',
    timed: ['/docs/integration/web/html/'],
  },
  {
    label: 'Mobile',
    to: '/docs/integration/mobile/',
    text: 'Web views on Android and iOS, camera permission, the export message.',
    result: 'Running app',
    timed: ['/docs/integration/mobile/android/', '/docs/integration/mobile/ios/'],
  },
  {
    label: 'Game engines',
    to: '/docs/integration/overview/',
    text: 'The Unity package and the Unreal Engine plugin, humanoid rigs, packaging.',
    result: 'Avatar in a scene',
    timed: ['/docs/integration/unity/unity_tutorial/', '/docs/integration/unreal/webview-sdk/'],
  },
  {
    label: 'REST API',
    to: '/docs/integration/api/introduction/',
    text: 'Users, sessions, photo upload, renders, exports and webhooks.',
    result: 'First call',
    timed: ['/docs/integration/api/introduction/'],
  },
];

/**
 * The time a way takes, in words: one figure, or the span of several.
 *
 * @throws when one of the pages does not say its minutes.
 */
export function timeText({result, timed}: Way, minutes: Readonly<Record<string, number>>): string {
  const times = timed.map((path) => {
    const time = minutes[path];
    if (time === undefined) {
      throw new Error(`${path} does not say how long it takes. Add "minutes" to its front matter.`);
    }
    return time;
  });
  const [least, most] = [Math.min(...times), Math.max(...times)];
  return `${result} in ${least === most ? `about ${least}` : `${least} to ${most}`} minutes`;
}

/** The map of the documentation by what a reader wants to do. */
export const siteMap = [
  {
    title: 'Integrate the creator',
    links: [
      {label: 'HTML page', to: '/docs/integration/web/html/'},
      {label: 'Web SDK', to: '/docs/integration/web/sdk/'},
      {label: 'Custom UI', to: '/docs/integration/web/sdk/custom-ui/'},
      {label: 'Android', to: '/docs/integration/mobile/android/'},
      {label: 'iOS', to: '/docs/integration/mobile/ios/'},
      {label: 'Unity', to: '/docs/integration/unity/'},
      {label: 'Unreal Engine', to: '/docs/integration/unreal/'},
      {label: 'REST API flow', to: '/docs/integration/api/basic_flow/'},
    ],
  },
  {
    title: 'Bring an avatar in',
    links: [
      {label: 'Blender', to: '/docs/importing/blender/'},
      {label: 'Import into Unity', to: '/docs/importing/unity/'},
      {label: 'Import into Unreal Engine', to: '/docs/importing/unreal/'},
      {label: 'Mixamo animations', to: '/docs/importing/mixamo/'},
      {label: 'GLB to FBX', to: '/docs/importing/glb-to-fbx/'},
      {label: 'GLB to VRM', to: '/docs/importing/glb-to-vrm/'},
    ],
  },
  {
    title: 'Make it yours',
    links: [
      {label: 'What you can customize', to: '/docs/ux_customization/overview/'},
      {label: 'Asset pipeline', to: '/docs/ux_customization/assets/intro/'},
      {label: 'Asset guidelines', to: '/docs/ux_customization/assets/general_guidelines/'},
      {label: 'Clothing', to: '/docs/ux_customization/assets/clothing/'},
      {label: 'Footwear', to: '/docs/ux_customization/assets/footwear/'},
      {label: 'Eyewear', to: '/docs/ux_customization/assets/eyewear/'},
      {label: 'Hair', to: '/docs/ux_customization/assets/hair/'},
      {label: 'Body types', to: '/docs/integration/bodies/'},
    ],
  },
] as const;

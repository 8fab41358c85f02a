export interface Way {
  readonly label: string;
  readonly to: string;
  readonly text: string;
  /** The result of the page, for pages with a measured duration. */
  readonly result?: string;
  /** The guides behind the page, for pages without one. */
  readonly guides?: string;
}

/** The four starting points. */
export const ways: readonly Way[] = [
  {
    label: 'Web',
    to: '/docs/integration/web/html/',
    text: 'Embed the creator with @avaturn/sdk and show the result in three.js.',
    result: 'First avatar',
  },
  {
    label: 'Mobile',
    to: '/docs/integration/mobile/',
    text: 'Open the creator in a web view on Android and iOS, and receive the avatar.',
    guides: 'Android and iOS',
  },
  {
    label: 'Game engines',
    to: '/docs/integration/overview/',
    text: 'Use the Unity package or the Unreal plugin, and retarget animations.',
    guides: 'Unity and Unreal',
  },
  {
    label: 'REST API',
    to: '/docs/integration/api/introduction/',
    text: 'Create avatars, renders and exports from your server, and receive webhooks.',
    result: 'First call',
  },
];

/**
 * The result of an entry, and how many minutes it takes.
 * @throws Error if the page doesn't state its minutes
 */
export function timeText({result, to}: Way, minutes: Readonly<Record<string, number>>): string | undefined {
  if (result === undefined) return undefined;
  const time = minutes[to];
  if (time === undefined) throw new Error(`${to} needs minutes.`);
  return `${result} in about ${time} minutes`;
}

/** All pages of the documentation by task. */
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
    title: 'Import an avatar',
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
    title: 'Customize the creator',
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

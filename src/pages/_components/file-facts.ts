export interface FileFact {
  readonly term: string;
  readonly text: string;
  /** The page that says more, and what its link is called. */
  readonly to: string;
  readonly link: string;
}

/** What an exported file holds, for the home page. Its figures are those of `data/`, as the test beside holds. */
export const fileFacts: readonly FileFact[] = [
  {
    term: 'File',
    text: 'One GLB, a glTF 2.0 model with its textures inside.',
    to: '/docs/integration/bodies/#size-to-expect',
    link: 'Sizes',
  },
  {
    term: 'Skeleton',
    text: '52 joints in T1, and 54 in T2 as reported. Their names are Mixamo’s without the prefix.',
    to: '/docs/integration/bodies/#skeleton',
    link: 'All joints',
  },
  {
    term: 'Face',
    text: 'T2 has 52 ARKit shapes, 15 visemes and five extras as reported. T1 keeps still.',
    to: '/docs/integration/bodies/#morph-targets',
    link: 'Morph targets',
  },
  {
    term: 'Pose',
    text: 'A T-pose in meters, +Y up. The face looks along +Z.',
    to: '/docs/integration/bodies/#pose-axes-and-units',
    link: 'Axes and units',
  },
  {
    term: 'Where it goes',
    text: 'Into Blender, Unity, Unreal Engine and three.js, or on as FBX or VRM.',
    to: '/docs/importing/',
    link: 'Import an avatar',
  },
];

import * as parts from './convert/parts';

const component = (name: string): string => `[data-component="${name}"]`;

/**
 * Changes of components and theme parts whose HTML doesn't convert well element by element, by selector. The root element of
 * a component has the attribute `data-component="<its name>"`; classes of the theme are the same in every build.
 */
export const rewrites: Readonly<Record<string, parts.Rewrite>> = {
  [component('AvatarViewer')]: parts.interactive('A viewer of sample models in 3D', 'ul'),
  [component('CreatorDemo')]: parts.interactive('A demo with a simulated avatar creator'),
  [component('GlbInspector')]: parts.interactive('A tool that checks GLB files in the browser'),
  [component('VrmConverter')]: parts.interactive('A converter from GLB to VRM 1.0 in the browser'),
  [component('ClipAnimator')]: parts.interactive(
    'A tool that fits FBX, BVH, GLB and VRMA clips to an avatar in the browser',
  ),
  [component('SymptomFilter')]: parts.omit,
  // The light picture has the same alternative text.
  [component('DarkPicture')]: parts.omit,
  // Without its picture, a divider means nothing.
  [component('Divider')]: parts.omit,
  [component('CodeBlock')]: parts.codeBlock,
  [component('FaceSheet')]: parts.faceSheet,
  [component('RestPoseTable')]: parts.restPoseTable,
  [component('Badge')]: parts.badge,
  [component('Unconfirmed')]: parts.unconfirmed,
  [component('Outcome')]: parts.outcome,
  '.tabs-container': parts.tabs,
  [component('Steps')]: parts.steps,
  '.theme-admonition': parts.admonition,
};

import type {MarkdownForm} from './convert/form';
import * as parts from './convert/parts';
import {restPoseTable} from './convert/rest-pose';

/**
 * Components whose HTML doesn't convert well element by element. The root element of the component has the attribute
 * `data-component="<its name>"`; the conversions are in `convert/parts.ts`.
 */
export const components: Readonly<Record<string, MarkdownForm>> = {
  AvatarViewer: parts.interactiveWithList('A viewer of sample models in 3D'),
  Badge: parts.badge,
  CodeBlock: parts.codeBlock,
  CreatorDemo: parts.interactive('A demo with a simulated avatar creator'),
  // The light picture has the same alternative text.
  DarkPicture: {inline: () => []},
  // Without its picture, a divider means nothing.
  Divider: {block: () => []},
  GlbInspector: parts.interactive('A tool that checks GLB files in the browser'),
  Outcome: parts.outcome,
  RestPoseTable: restPoseTable,
  Steps: parts.steps,
  TypeFaces: parts.pictures,
  Unconfirmed: parts.unconfirmed,
  VrmConverter: parts.interactive('A converter from GLB to VRM 1.0 in the browser'),
  ClipAnimator: parts.interactive('A tool that fits FBX, BVH and GLB clips to an avatar in the browser'),
};

/** Parts of the theme, whose classes are the same in every build. */
export const classes: Readonly<Record<string, MarkdownForm>> = {
  'tabs-container': parts.tabs,
  'theme-admonition': parts.admonition,
  'page-sources-title': parts.title,
};

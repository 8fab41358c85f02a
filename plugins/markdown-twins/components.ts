import type {MarkdownForm} from './convert/form';
import * as parts from './convert/parts';

const html = (...names: string[]): Record<string, MarkdownForm> =>
  Object.fromEntries(names.map((name) => [name, 'html']));

/**
 * Every component a page can use, and what it becomes in the page's Markdown twin. One that is missing here fails the
 * build.
 *
 * - `html`: text, lists, tables and code. Its HTML says all there is to say, and nothing else is to be done.
 * - a form of `convert/parts.ts`, or one like them: the root element of the component carries
 *   `data-component="<its name>"`, so that it is found in the page.
 */
export const components: Readonly<Record<string, MarkdownForm>> = {
  ...html(
    'ApiErrors',
    'ApiOperations',
    'ApiWebhooks',
    'AssetPipeline',
    'AssetBudgetTable',
    'BridgeFlow',
    'Card',
    'ExportFlow',
    'ExportResultFields',
    'EyeColors',
    'Figure',
    'FileTree',
    'Glossary',
    'JointTable',
    'Keys',
    'MorphMeshTable',
    'MorphTargetTable',
    'PhotoUploadFields',
    'PlatformMatrix',
    'RenderScenes',
    'SampleProject',
    'SampleMeasureTable',
    'SdkChangeLog',
    'SdkErrors',
    'SdkEvents',
    'SdkInitParams',
    'SdkMessages',
    'SdkMethods',
    'SdkTypes',
    'SessionFlow',
    'SessionTypes',
    'SkeletonMap',
    'TabItem',
    // The theme's own; see `classes`.
    'Tabs',
  ),
  AvatarViewer: parts.interactiveWithList('A viewer of sample models in 3D'),
  Badge: parts.badge,
  CodeBlock: parts.codeBlock,
  CreatorDemo: parts.interactive('A demo with a simulated avatar creator'),
  GlbInspector: parts.interactive('A check of GLB files in the browser'),
  Outcome: parts.outcome,
  Steps: parts.steps,
  Unconfirmed: parts.unconfirmed,
  VrmConverter: parts.interactive('A converter from GLB to VRM 1.0 in the browser'),
};

/** Parts of the theme and of the API reference, whose classes are the same in every build. */
export const classes: Readonly<Record<string, MarkdownForm>> = {
  'tabs-container': parts.tabs,
  'theme-admonition': parts.admonition,
  'page-sources-title': parts.title,
  'api-badge': parts.badge,
  'api-side-title': parts.title,
  'api-tabs': parts.tabs,
  'api-type': parts.apartFromRest,
  'api-unconfirmed': parts.apiUnconfirmed,
};

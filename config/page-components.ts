import type {ComponentModule} from '../plugins/mdx-imports';

const single = (name: string): [string, ComponentModule] => [name, {from: `@site/src/components/${name}`}];
const themed = (name: string): [string, ComponentModule] => [name, {from: `@theme/${name}`}];
const dataTable = (name: string): [string, ComponentModule] => [
  name,
  {from: `@site/src/components/data-tables/${name}`},
];
const diagram = (name: string): [string, ComponentModule] => [name, {from: `@site/src/components/diagrams/${name}`}];
const apiTable = (name: string): [string, ComponentModule] => [name, {from: `@site/src/components/api-tables/${name}`}];

/** Components a page can use without importing them; CONTRIBUTING.md shows what each is for. */
export const pageComponents: Readonly<Record<string, ComponentModule>> = Object.fromEntries([
  ...['CodeBlock', 'Tabs', 'TabItem'].map(themed),
  ...[
    'AvatarViewer',
    'Badge',
    'Card',
    'CreatorDemo',
    'Figure',
    'FileTree',
    'GlbInspector',
    'Keys',
    'Outcome',
    'SampleProject',
    'Steps',
    'Unconfirmed',
    'VrmConverter',
  ].map(single),
  ...[
    'AssetBudgetTable',
    'ExportResultFields',
    'EyeColors',
    'Glossary',
    'JointTable',
    'MorphMeshTable',
    'MorphTargetTable',
    'PlatformMatrix',
    'SampleMeasureTable',
    'SdkChangeLog',
    'SdkErrors',
    'SdkEvents',
    'SdkInitParams',
    'SdkMessages',
    'SdkMethods',
    'SdkTypes',
  ].map(dataTable),
  ...['AssetPipeline', 'BridgeFlow', 'ExportFlow', 'SessionFlow', 'SkeletonMap'].map(diagram),
  ...['ApiErrors', 'ApiOperations', 'ApiWebhooks', 'PhotoUploadFields', 'RenderScenes', 'SessionTypes'].map(apiTable),
]);

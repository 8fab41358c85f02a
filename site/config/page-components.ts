/** Entries of components in one folder: the name and the module. */
const inFolder =
  (folder: string) =>
  (name: string): [string, string] => [name, `${folder}/${name}`];

/** Components that pages can use without imports; CONTRIBUTING.md describes them. */
export const pageComponents: Readonly<Record<string, string>> = Object.fromEntries([
  ...['CodeBlock', 'Tabs', 'TabItem'].map(inFolder('@theme')),
  // The framework's name for `<details>` in pages.
  ['Details', '@theme/MDXComponents/Details'],
  ...[
    'AvatarViewer',
    'ClipAnimator',
    'CreatorDemo',
    'FaceSheet',
    'Figure',
    'FileTree',
    'GlbInspector',
    'Opening',
    'Outcome',
    'ProjectCode',
    'SampleProject',
    'StarterProject',
    'Steps',
    'SymptomFilter',
    'ToolCommand',
    'Unconfirmed',
    'VrmConverter',
  ].map(inFolder('@site/src/components')),
  ...[
    'AssetBudgetTable',
    'CliReference',
    'ExportResultFields',
    'Glossary',
    'JointTable',
    'MorphMeshTable',
    'PlatformMatrix',
    'RestPoseTable',
    'SampleMeasureTable',
    'SdkChangeLog',
    'SdkErrors',
    'SdkEvents',
    'SdkInitParams',
    'SdkMessages',
    'SdkMethods',
    'SdkTypes',
    'SimulatorDifferences',
    'StarterTable',
  ].map(inFolder('@site/src/components/data-tables')),
  ...['AssetPipeline', 'BridgeFlow', 'ExportFlow', 'IntegrationFlow', 'SessionFlow'].map(
    inFolder('@site/src/components/diagrams'),
  ),
  ...['ApiErrors', 'ApiOperations', 'ApiWebhooks', 'PhotoUploadFields', 'RenderScenes', 'SessionTypes'].map(
    inFolder('@site/src/components/api-tables'),
  ),
]);

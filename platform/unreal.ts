/**
 * Settings and modules in the files of an Unreal Engine project with Avaturn's plugin.
 *
 * Sources: the plugin's build file and content, glTFRuntime's documentation (`unreal-plugin` and `gltfruntime` in
 * `sources.ts`); sections and keys are the engine's.
 */
export const unrealModules = ['Avaturn', 'glTFRuntime'] as const;

/** Keys by section of the `.ini` files; `value` if it is fixed. */
export const unrealSettings = [
  {section: 'HTTP', key: 'HttpThreadActiveFrameTimeInSeconds', value: '0'},
  {
    section: '/Script/AndroidRuntimeSettings.AndroidRuntimeSettings',
    key: 'ExtraPermissions',
    value: 'android.permission.CAMERA',
  },
  {
    section: '/Script/AndroidRuntimeSettings.AndroidRuntimeSettings',
    key: 'ExtraPermissions',
    value: 'android.permission.RECORD_AUDIO',
  },
  {
    section: '/Script/AndroidRuntimeSettings.AndroidRuntimeSettings',
    key: 'ExtraPermissions',
    value: 'android.permission.MODIFY_AUDIO_SETTINGS',
  },
  {
    section: '/Script/UnrealEd.ProjectPackagingSettings',
    key: 'DirectoriesToAlwaysCook',
    value: '(Path="/glTFRuntime")',
  },
  {
    section: '/Script/UnrealEd.ProjectPackagingSettings',
    key: 'DirectoriesToAlwaysStageAsUFS',
    value: '(Path="Avaturn/Data")',
  },
] as const;

/**
 * The public sources of the pages. A page lists the keys of its sources in its front matter.
 *
 * `version` is a package version, tag or commit; `date` is the day of that version, or of the copy that was read (ISO 8601).
 * A source without `url` is a set of several public pages, or a copy without a permanent URL.
 */
export interface Source {
  readonly title: string;
  readonly kind: 'package' | 'repository' | 'page' | 'standard';
  readonly version?: string;
  readonly date?: string;
  readonly url?: string;
  /** True if a third party reports on Avaturn. Pages mark such a statement as "reported". */
  readonly thirdParty: boolean;
}

const catalog = {
  'sdk-1.1.4': {
    title: '@avaturn/sdk, type declarations and code',
    kind: 'package',
    version: '1.1.4',
    url: 'https://cdn.jsdelivr.net/npm/@avaturn/sdk@1.1.4/',
    thirdParty: false,
  },
  'sdk-history': {
    title: '@avaturn/sdk, earlier versions compared file by file',
    kind: 'package',
    version: '0.7.0, 1.1.0, 1.1.2',
    url: 'https://cdn.jsdelivr.net/npm/@avaturn/sdk/',
    thirdParty: false,
  },
  'sdk-example': {
    title: 'avaturn/sdk-example',
    kind: 'repository',
    date: '2023-11-06',
    url: 'https://github.com/avaturn/sdk-example',
    thirdParty: false,
  },
  'threejs-example': {
    title: 'avaturn/avaturn-threejs-example',
    kind: 'repository',
    version: '07f6463',
    date: '2023-12-21',
    url: 'https://github.com/avaturn/avaturn-threejs-example',
    thirdParty: false,
  },
  'android-example': {
    title: 'avaturn/avaturn-android-example',
    kind: 'repository',
    date: '2023-06-27',
    url: 'https://github.com/avaturn/avaturn-android-example',
    thirdParty: false,
  },
  'ios-example': {
    title: 'avaturn/ios-example',
    kind: 'repository',
    date: '2023-06-27',
    url: 'https://github.com/avaturn/ios-example',
    thirdParty: false,
  },
  'unity-webview-sdk': {
    title: 'avaturn/avaturn-unity-webview-sdk',
    kind: 'repository',
    version: '2.0.0 (e2be3c9)',
    date: '2024-02-21',
    url: 'https://github.com/avaturn/avaturn-unity-webview-sdk',
    thirdParty: false,
  },
  'unity-sdk-archive': {
    title: 'avaturn/avaturn-unity-sdk-core with its examples and installer, archived',
    kind: 'repository',
    version: '0.3.2',
    date: '2023-07-28',
    url: 'https://github.com/avaturn/avaturn-unity-sdk-core',
    thirdParty: false,
  },
  'unreal-plugin': {
    title: 'Avaturn plugin for Unreal Engine, in a public game project',
    kind: 'repository',
    version: '0.31.0',
    url: 'https://github.com/RaceoOnLife/RaceOnLife_FriendlySDK',
    thirdParty: true,
  },
  'avaturn-docs': {
    title: 'Avaturn developer documentation',
    kind: 'page',
    url: 'https://docs.avaturn.me',
    thirdParty: false,
  },
  'avaturn-docs-summary': {
    title: 'Public summary of the Avaturn developer documentation',
    kind: 'page',
    date: '2026-04-16',
    thirdParty: true,
  },
  'api-schema-copy': {
    title: 'Public copy of the Avaturn API schema',
    kind: 'page',
    date: '2024-05-30',
    url: 'https://vs1hsvc8hq.apifox.cn',
    thirdParty: true,
  },
  'api-clients': {title: 'Public clients of the Avaturn API', kind: 'repository', thirdParty: true},
  't2-reports': {title: 'Public records of T2 exports', kind: 'page', date: '2026', thirdParty: true},
  talkinghead: {
    title: 'met4citizen/TalkingHead',
    kind: 'repository',
    url: 'https://github.com/met4citizen/TalkingHead',
    thirdParty: true,
  },
  headaudio: {
    title: 'met4citizen/HeadAudio',
    kind: 'repository',
    version: '0.1.0',
    url: 'https://github.com/met4citizen/HeadAudio',
    thirdParty: true,
  },
  'gltf-2.0': {
    title: 'Khronos glTF 2.0 specification',
    kind: 'standard',
    version: '2.0',
    date: '2026-07-17',
    url: 'https://github.com/KhronosGroup/glTF/tree/main/specification/2.0',
    thirdParty: false,
  },
  'gltf-transform': {
    title: '@gltf-transform/cli',
    kind: 'package',
    version: '4.2.0',
    url: 'https://www.npmjs.com/package/@gltf-transform/cli',
    thirdParty: false,
  },
  'vrm-1.0': {
    title: 'VRM specification, VRMC_vrm 1.0 and VRM 0.x',
    kind: 'standard',
    version: '1.0',
    url: 'https://github.com/vrm-c/vrm-specification',
    thirdParty: false,
  },
  'three-vrm': {
    title: 'pixiv/three-vrm, Mixamo to VRM rig map',
    kind: 'repository',
    url: 'https://github.com/pixiv/three-vrm',
    thirdParty: false,
  },
  'blender-gltf': {
    title: 'KhronosGroup/glTF-Blender-IO documentation',
    kind: 'repository',
    date: '2026-07-24',
    url: 'https://github.com/KhronosGroup/glTF-Blender-IO',
    thirdParty: false,
  },
  'blender-api': {
    title: 'Blender Python API, import operators',
    kind: 'page',
    version: '5.0',
    url: 'https://docs.blender.org/api/5.0/bpy.ops.import_scene.html',
    thirdParty: false,
  },
  'blender-manual': {
    title: 'Blender manual, FBX',
    kind: 'page',
    version: '5.0',
    url: 'https://docs.blender.org/manual/en/5.0/files/import_export/fbx.html',
    thirdParty: false,
  },
  'android-built-in-kotlin': {
    title: 'Android developers, Migrate to built-in Kotlin',
    kind: 'page',
    version: 'Android Gradle plugin 9.0',
    url: 'https://developer.android.com/build/migrate-to-built-in-kotlin',
    thirdParty: false,
  },
  'react-native-template': {
    title: '@react-native-community/template, its Android project, with the plugin of React Native 0.87.1',
    kind: 'package',
    version: '0.87.2',
    url: 'https://github.com/react-native-community/template',
    thirdParty: false,
  },
  'google-play-target': {
    title: "Google Play's target API level requirement",
    kind: 'page',
    date: '2026-08-31',
    url: 'https://developer.android.com/google/play/requirements/target-sdk',
    thirdParty: false,
  },
  'google-oauth-policy': {
    title: "Google's OAuth 2.0 endpoint in embedded web views",
    kind: 'page',
    date: '2021-06-29',
    url: 'https://developers.googleblog.com/en/upcoming-security-changes-to-googles-oauth-20-authorization-endpoint-in-embedded-webviews',
    thirdParty: false,
  },
  'react-native-webview': {
    title: 'react-native-webview, reference and guide',
    kind: 'package',
    version: '13.16.1',
    url: 'https://github.com/react-native-webview/react-native-webview',
    thirdParty: false,
  },
  'webview-flutter': {
    title: 'webview_flutter, API documentation',
    kind: 'package',
    url: 'https://pub.dev/packages/webview_flutter',
    thirdParty: false,
  },
  capacitor: {
    title: 'Capacitor documentation',
    kind: 'package',
    version: '8.5.2',
    url: 'https://capacitorjs.com',
    thirdParty: false,
  },
  'unreal-networking': {
    title: 'Unreal Engine documentation, Networking overview',
    kind: 'page',
    url: 'https://dev.epicgames.com/documentation/en-us/unreal-engine/networking-overview-for-unreal-engine',
    thirdParty: false,
  },
  'react-three-fiber': {
    title: 'React Three Fiber and drei documentation',
    kind: 'package',
    version: '9.8.2',
    url: 'https://r3f.docs.pmnd.rs',
    thirdParty: false,
  },
  'model-viewer': {
    title: 'model-viewer documentation',
    kind: 'package',
    version: '4.4.0',
    url: 'https://modelviewer.dev',
    thirdParty: false,
  },
  babylonjs: {
    title: 'Babylon.js documentation',
    kind: 'package',
    version: '9.34.0',
    url: 'https://doc.babylonjs.com',
    thirdParty: false,
  },
  godot: {
    title: 'Godot Engine documentation, class reference',
    kind: 'page',
    version: '4',
    url: 'https://docs.godotengine.org',
    thirdParty: false,
  },
  'azure-visemes': {
    title: 'Azure Speech, Get facial position with viseme',
    kind: 'page',
    url: 'https://learn.microsoft.com/azure/ai-services/speech-service/how-to-speech-synthesis-viseme',
    thirdParty: false,
  },
  'polly-visemes': {
    title: 'Amazon Polly, Phoneme and viseme tables',
    kind: 'page',
    url: 'https://docs.aws.amazon.com/polly/latest/dg/ref-phoneme-tables-shell.html',
    thirdParty: false,
  },
  'meta-visemes': {
    title: 'Meta, Oculus Lipsync viseme reference',
    kind: 'page',
    date: '2026-04-17',
    url: 'https://developers.meta.com/horizon/documentation/unreal/audio-ovrlipsync-viseme-reference/',
    thirdParty: false,
  },
  mediapipe: {
    title: 'MediaPipe, Face landmark detection guide',
    kind: 'page',
    url: 'https://ai.google.dev/edge/mediapipe/solutions/vision/face_landmarker',
    thirdParty: false,
  },
  'unity-build-profiles': {
    title: 'Unity manual, Create a build from the Editor',
    kind: 'page',
    version: 'Unity 6.7 (6000.7)',
    url: 'https://docs.unity.com/en-us/engine/6000.7/manual/building-and-publishing/build-settings',
    thirdParty: false,
  },
  gltfast: {
    title: 'Unity glTFast documentation',
    kind: 'repository',
    version: '6.14.2-pre.1',
    date: '2025-11-14',
    url: 'https://github.com/Unity-Technologies/com.unity.cloud.gltfast',
    thirdParty: false,
  },
  gltfruntime: {
    title: 'glTFRuntime documentation',
    kind: 'repository',
    url: 'https://github.com/rdeioris/glTFRuntime-docs',
    thirdParty: false,
  },
  'vrm-addon': {
    title: 'VRM Add-on for Blender',
    kind: 'repository',
    version: '4.5.0',
    date: '2026-08-22',
    url: 'https://github.com/saturday06/VRM-Addon-for-Blender',
    thirdParty: false,
  },
  univrm: {
    title: 'UniVRM',
    kind: 'repository',
    date: '2026-07-01',
    url: 'https://github.com/vrm-c/UniVRM',
    thirdParty: false,
  },
  'mixamo-retarget': {
    title: 'Retargeting Mixamo clips to an Avaturn avatar in three.js',
    kind: 'page',
    url: 'https://tech.ldas.jp/en/posts/avaturn-mixamo-retarget-threejs/',
    thirdParty: true,
  },
  'readyplayerme-docs': {
    title: 'Ready Player Me documentation',
    kind: 'page',
    url: 'https://docs.readyplayer.me',
    thirdParty: false,
  },
  'spark-shutdown': {
    title: "Meta's announcement of the end of Meta Spark",
    kind: 'page',
    date: '2024-08-27',
    url: 'https://spark.meta.com/blog/meta-spark-announcement/',
    thirdParty: false,
  },
  'pricing-citations': {
    title: 'Public notes that cite the address of the pricing page',
    kind: 'page',
    thirdParty: true,
  },
  'web-platform': {title: 'Web platform rules: secure contexts, permissions', kind: 'standard', thirdParty: false},
} as const satisfies Readonly<Record<string, Source>>;

export type SourceKey = keyof typeof catalog;

export const sources: Readonly<Record<SourceKey, Source>> = catalog;

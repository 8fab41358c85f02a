/**
 * The public sources of the pages. A page lists the keys of its sources in its front matter.
 *
 * `version` is a package version, tag or commit; `date` is the day of that version, or of the copy that was read (ISO 8601).
 * A source without `url` is a set of several public pages, or a copy without a permanent URL.
 */
export interface Source {
  readonly title: string;
  readonly version?: string;
  readonly date?: string;
  readonly url?: string;
  /** A third party reports on Avaturn. Pages mark such a statement as "reported". */
  readonly thirdParty?: true;
}

const catalog = {
  'sdk-1.1.4': {
    title: '@avaturn/sdk, type declarations and code',
    version: '1.1.4',
    url: 'https://cdn.jsdelivr.net/npm/@avaturn/sdk@1.1.4/',
  },
  'sdk-history': {
    title: '@avaturn/sdk, earlier versions compared file by file',
    version: '0.7.0, 1.1.0, 1.1.2',
    url: 'https://cdn.jsdelivr.net/npm/@avaturn/sdk/',
  },
  'sdk-example': {
    title: 'avaturn/sdk-example',
    date: '2023-11-06',
    url: 'https://github.com/avaturn/sdk-example',
  },
  'threejs-example': {
    title: 'avaturn/avaturn-threejs-example',
    version: '07f6463',
    date: '2023-12-21',
    url: 'https://github.com/avaturn/avaturn-threejs-example',
  },
  'android-example': {
    title: 'avaturn/avaturn-android-example',
    date: '2023-06-27',
    url: 'https://github.com/avaturn/avaturn-android-example',
  },
  'ios-example': {
    title: 'avaturn/ios-example',
    date: '2023-06-27',
    url: 'https://github.com/avaturn/ios-example',
  },
  'unity-webview-sdk': {
    title: 'avaturn/avaturn-unity-webview-sdk',
    version: '2.0.0 (e2be3c9)',
    date: '2024-02-21',
    url: 'https://github.com/avaturn/avaturn-unity-webview-sdk',
  },
  'unity-sdk-archive': {
    title: 'avaturn/avaturn-unity-sdk-core with its examples and installer, archived',
    version: '0.3.2',
    date: '2023-07-28',
    url: 'https://github.com/avaturn/avaturn-unity-sdk-core',
  },
  'unreal-plugin': {
    title: 'Avaturn plugin for Unreal Engine, in a public game project',
    version: '0.31.0',
    url: 'https://github.com/RaceoOnLife/RaceOnLife_FriendlySDK',
    thirdParty: true,
  },
  'avaturn-docs': {
    title: 'Avaturn developer documentation',
    url: 'https://docs.avaturn.me',
  },
  'avaturn-docs-summary': {
    title: 'Public summary of the Avaturn developer documentation',
    date: '2026-04-16',
    thirdParty: true,
  },
  'api-schema-copy': {
    title: 'Public copy of the Avaturn API schema',
    date: '2024-05-30',
    url: 'https://vs1hsvc8hq.apifox.cn',
    thirdParty: true,
  },
  'api-clients': {title: 'Public clients of the Avaturn API', thirdParty: true},
  't2-reports': {title: 'Public records of T2 exports', date: '2026', thirdParty: true},
  talkinghead: {
    title: 'met4citizen/TalkingHead',
    url: 'https://github.com/met4citizen/TalkingHead',
    thirdParty: true,
  },
  headaudio: {
    title: 'met4citizen/HeadAudio',
    version: '0.1.0',
    url: 'https://github.com/met4citizen/HeadAudio',
    thirdParty: true,
  },
  'gltf-2.0': {
    title: 'Khronos glTF 2.0 specification',
    version: '2.0',
    date: '2026-07-17',
    url: 'https://github.com/KhronosGroup/glTF/tree/main/specification/2.0',
  },
  'gltf-transform': {
    title: '@gltf-transform/cli',
    version: '4.2.0',
    url: 'https://www.npmjs.com/package/@gltf-transform/cli',
  },
  'vrm-1.0': {
    title: 'VRM specification, VRMC_vrm 1.0 and VRM 0.x',
    version: '1.0',
    url: 'https://github.com/vrm-c/vrm-specification',
  },
  'three-vrm': {
    title: 'pixiv/three-vrm, Mixamo to VRM rig map',
    url: 'https://github.com/pixiv/three-vrm',
  },
  'blender-gltf': {
    title: 'KhronosGroup/glTF-Blender-IO documentation',
    date: '2026-07-24',
    url: 'https://github.com/KhronosGroup/glTF-Blender-IO',
  },
  'blender-api': {
    title: 'Blender Python API, import operators',
    version: '5.0',
    url: 'https://docs.blender.org/api/5.0/bpy.ops.import_scene.html',
  },
  'blender-manual': {
    title: 'Blender manual, FBX',
    version: '5.0',
    url: 'https://docs.blender.org/manual/en/5.0/files/import_export/fbx.html',
  },
  'android-built-in-kotlin': {
    title: 'Android developers, Migrate to built-in Kotlin',
    version: 'Android Gradle plugin 9.0',
    url: 'https://developer.android.com/build/migrate-to-built-in-kotlin',
  },
  'react-native-template': {
    title: '@react-native-community/template, its Android project, with the plugin of React Native 0.87.1',
    version: '0.87.2',
    url: 'https://github.com/react-native-community/template',
  },
  'google-play-target': {
    title: "Google Play's target API level requirement",
    date: '2026-08-31',
    url: 'https://developer.android.com/google/play/requirements/target-sdk',
  },
  'google-oauth-policy': {
    title: "Google's OAuth 2.0 endpoint in embedded web views",
    date: '2021-06-29',
    url: 'https://developers.googleblog.com/en/upcoming-security-changes-to-googles-oauth-20-authorization-endpoint-in-embedded-webviews',
  },
  'react-native-webview': {
    title: 'react-native-webview, reference and guide',
    version: '13.16.1',
    url: 'https://github.com/react-native-webview/react-native-webview',
  },
  'webview-flutter': {
    title: 'webview_flutter, API documentation',
    url: 'https://pub.dev/packages/webview_flutter',
  },
  capacitor: {
    title: 'Capacitor documentation',
    version: '8.5.2',
    url: 'https://capacitorjs.com',
  },
  'unreal-networking': {
    title: 'Unreal Engine documentation, Networking overview',
    url: 'https://dev.epicgames.com/documentation/en-us/unreal-engine/networking-overview-for-unreal-engine',
  },
  'react-three-fiber': {
    title: 'React Three Fiber and drei documentation',
    version: '9.8.2',
    url: 'https://r3f.docs.pmnd.rs',
  },
  'model-viewer': {
    title: 'model-viewer documentation',
    version: '4.4.0',
    url: 'https://modelviewer.dev',
  },
  babylonjs: {
    title: 'Babylon.js documentation',
    version: '9.34.0',
    url: 'https://doc.babylonjs.com',
  },
  godot: {
    title: 'Godot Engine documentation, class reference',
    version: '4',
    url: 'https://docs.godotengine.org',
  },
  'azure-visemes': {
    title: 'Azure Speech, Get facial position with viseme',
    url: 'https://learn.microsoft.com/azure/ai-services/speech-service/how-to-speech-synthesis-viseme',
  },
  'polly-visemes': {
    title: 'Amazon Polly, Phoneme and viseme tables',
    url: 'https://docs.aws.amazon.com/polly/latest/dg/ref-phoneme-tables-shell.html',
  },
  'meta-visemes': {
    title: 'Meta, Oculus Lipsync viseme reference',
    date: '2026-04-17',
    url: 'https://developers.meta.com/horizon/documentation/unreal/audio-ovrlipsync-viseme-reference/',
  },
  mediapipe: {
    title: 'MediaPipe, Face landmark detection guide',
    url: 'https://ai.google.dev/edge/mediapipe/solutions/vision/face_landmarker',
  },
  'unity-build-profiles': {
    title: 'Unity manual, Create a build from the Editor',
    version: 'Unity 6.7 (6000.7)',
    url: 'https://docs.unity.com/en-us/engine/6000.7/manual/building-and-publishing/build-settings',
  },
  gltfast: {
    title: 'Unity glTFast documentation',
    version: '6.14.2-pre.1',
    date: '2025-11-14',
    url: 'https://github.com/Unity-Technologies/com.unity.cloud.gltfast',
  },
  gltfruntime: {
    title: 'glTFRuntime documentation',
    url: 'https://github.com/rdeioris/glTFRuntime-docs',
  },
  'vrm-addon': {
    title: 'VRM Add-on for Blender',
    version: '4.5.0',
    date: '2026-08-22',
    url: 'https://github.com/saturday06/VRM-Addon-for-Blender',
  },
  univrm: {
    title: 'UniVRM',
    date: '2026-07-01',
    url: 'https://github.com/vrm-c/UniVRM',
  },
  'mixamo-retarget': {
    title: 'Retargeting Mixamo clips to an Avaturn avatar in three.js',
    url: 'https://tech.ldas.jp/en/posts/avaturn-mixamo-retarget-threejs/',
    thirdParty: true,
  },
  'readyplayerme-docs': {
    title: 'Ready Player Me documentation',
    url: 'https://docs.readyplayer.me',
  },
  'spark-shutdown': {
    title: "Meta's announcement of the end of Meta Spark",
    date: '2024-08-27',
    url: 'https://spark.meta.com/blog/meta-spark-announcement/',
  },
  'pricing-citations': {
    title: 'Public notes that cite the address of the pricing page',
    thirdParty: true,
  },
  'web-platform': {title: 'Web platform rules: secure contexts, permissions'},
} as const satisfies Readonly<Record<string, Source>>;

export type SourceKey = keyof typeof catalog;

export const sources: Readonly<Record<SourceKey, Source>> = catalog;

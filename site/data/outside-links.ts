import type {SourceKey} from '@avaturn-docs/platform/sources';

export interface OutsideLink {
  readonly url: string;
  /** Source that confirms the URL. */
  readonly source: SourceKey;
  /** Day of that source, or, if it has none, the day on which it was read (ISO 8601). */
  readonly date: string;
}

/** Avaturn's shared test project: the real creator, which demos link to. */
export const realCreatorUrl = 'https://demo.avaturn.dev';

/** External links. A link that isn't here has no source and fails `npm run check`. */
export const outsideLinks: readonly OutsideLink[] = [
  {url: realCreatorUrl, source: 'threejs-example', date: '2023-12-21'},
  {url: 'https://developer.avaturn.me', source: 'avaturn-docs-summary', date: '2026-04-16'},
  {url: 'https://avaturn.dev/pricing/', source: 'pricing-citations', date: '2026-11-20'},
  {url: 'https://sdk-docs.avaturn.me', source: 'sdk-1.1.4', date: '2026-11-20'},
  {url: 'https://spark.meta.com/blog/meta-spark-announcement/', source: 'spark-shutdown', date: '2024-08-27'},
  {url: 'https://www.mixamo.com', source: 'avaturn-docs-summary', date: '2026-04-16'},
  {url: 'https://vrm-addon-for-blender.info', source: 'vrm-addon', date: '2026-08-22'},
  {url: 'https://github.com/rdeioris/glTFRuntime-docs', source: 'gltfruntime', date: '2026-11-20'},
  {url: 'https://github.com/avaturn/avaturn-unity-webview-sdk', source: 'unity-webview-sdk', date: '2024-02-21'},
  {url: 'https://github.com/avaturn/avaturn-threejs-example', source: 'threejs-example', date: '2023-12-21'},
  {url: 'https://github.com/met4citizen/TalkingHead', source: 'talkinghead', date: '2026-11-20'},
  {url: 'https://modelviewer.dev', source: 'model-viewer', date: '2026-11-24'},
  {url: 'https://github.com/met4citizen/HeadAudio', source: 'headaudio', date: '2026-11-23'},
];

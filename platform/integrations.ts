/**
 * The ways to embed the avatar creator in a product, with the required plan and versions.
 *
 * Texts are inline Markdown; `route` is a path of `site/data/routes.ts`. Sources: Avaturn's documentation for the plans,
 * otherwise each platform's package or example (`platform/facts/`).
 */
export interface Integration {
  readonly id: string;
  readonly name: string;
  /** `free`: the tutorials and a project page are enough. `api`: the plan with API access. */
  readonly plan: 'free' | 'api';
  readonly planNote?: string;
  readonly minimumVersions: string;
  readonly route: string;
}

export const integrations: readonly Integration[] = [
  {
    id: 'web-sdk',
    name: 'Web SDK',
    plan: 'free',
    planNote: 'Custom UI and most callbacks need an API session.',
    minimumVersions: 'A browser with ES modules, and HTTPS or localhost for the camera',
    route: '/docs/integration/web/sdk/introduction/',
  },
  {
    id: 'html',
    name: 'HTML and JavaScript',
    plan: 'free',
    minimumVersions: 'The same as the web SDK',
    route: '/docs/integration/web/html/',
  },
  {
    id: 'threejs',
    name: 'three.js',
    plan: 'free',
    minimumVersions: 'Avaturn’s example uses three.js 0.157.0, this site’s code 0.187',
    route: '/docs/integration/web/threejs/',
  },
  {
    id: 'android',
    name: 'Android',
    plan: 'free',
    minimumVersions: 'The example has minSdk 24',
    route: '/docs/integration/mobile/android/',
  },
  {
    id: 'ios',
    name: 'iOS',
    plan: 'free',
    minimumVersions: 'Avaturn’s example targets iOS 14.5, this site’s code iOS 15',
    route: '/docs/integration/mobile/ios/',
  },
  {
    id: 'unity-webgl',
    name: 'Unity, WebGL',
    plan: 'free',
    minimumVersions: 'Unity 2021.3, glTFast 5.2.0',
    route: '/docs/integration/unity/',
  },
  {
    id: 'unity-android',
    name: 'Unity, Android',
    plan: 'free',
    minimumVersions: 'Unity 2021.3, glTFast 5.2.0',
    route: '/docs/integration/unity/',
  },
  {
    id: 'unity-ios',
    name: 'Unity, iOS',
    plan: 'free',
    minimumVersions: 'Unity 2021.3, glTFast 5.2.0',
    route: '/docs/integration/unity/',
  },
  {
    id: 'unreal-webview',
    name: 'Unreal Engine, web view',
    plan: 'free',
    minimumVersions: 'Unreal Engine 5.0, glTFRuntime, WebBrowserWidget',
    route: '/docs/integration/unreal/webview-sdk/',
  },
  {
    id: 'unreal-native',
    name: 'Unreal Engine, native',
    plan: 'api',
    minimumVersions: 'Unreal Engine 5.0, glTFRuntime',
    route: '/docs/integration/unreal/native_sdk/',
  },
  {
    id: 'rest-api',
    name: 'REST API',
    plan: 'api',
    minimumVersions: 'An HTTP client and a project token',
    route: '/docs/integration/api/introduction/',
  },
];

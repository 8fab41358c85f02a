import type {SourceKey} from './sources';
import {unconfirmedReasons} from './unconfirmed';

/**
 * The ways to embed the avatar creator in a product, with the required plan and versions.
 *
 * Texts are inline Markdown; `route` is a path of `site/data/routes.ts`. Sources: Avaturn's documentation for the plans,
 * otherwise the package or example in `source`.
 */
export interface Platform {
  readonly id: string;
  readonly name: string;
  readonly embedding: string;
  /** `free`: the tutorials and a project page are enough. `api`: the plan with API access. */
  readonly plan: 'free' | 'api';
  readonly planNote?: string;
  /** Why the plan is unconfirmed, if no official source states it; once for rows that share a reason. */
  readonly planUnconfirmed?: string;
  readonly minimumVersions: string;
  readonly route: string;
  readonly source: SourceKey;
}

export const platforms: readonly Platform[] = [
  {
    id: 'web-sdk',
    name: 'Web SDK',
    embedding: '`@avaturn/sdk` opens the creator in an iframe and passes you the GLB',
    plan: 'free',
    planNote: 'Custom UI and most callbacks need an API session.',
    planUnconfirmed: unconfirmedReasons['free-plan'],
    minimumVersions: 'A browser with ES modules, and HTTPS or localhost for the camera',
    route: '/docs/integration/web/sdk/introduction/',
    source: 'sdk-1.1.4',
  },
  {
    id: 'html',
    name: 'HTML and JavaScript',
    embedding: 'The web SDK from a CDN, without a build',
    plan: 'free',
    minimumVersions: 'The same as the web SDK',
    route: '/docs/integration/web/html/',
    source: 'threejs-example',
  },
  {
    id: 'threejs',
    name: 'three.js',
    embedding: 'The web SDK beside your scene, and `GLTFLoader` for the export',
    plan: 'free',
    minimumVersions: 'The example uses three.js 0.157.0',
    route: '/docs/integration/web/threejs/',
    source: 'threejs-example',
  },
  {
    id: 'android',
    name: 'Android',
    embedding: 'A `WebView` with your project page or a session',
    plan: 'free',
    minimumVersions: 'The example has minSdk 24',
    route: '/docs/integration/mobile/android/',
    source: 'android-example',
  },
  {
    id: 'ios',
    name: 'iOS',
    embedding: 'A `WKWebView` with your project page or a session',
    plan: 'free',
    minimumVersions: 'The example targets iOS 14.5',
    route: '/docs/integration/mobile/ios/',
    source: 'ios-example',
  },
  {
    id: 'unity-webgl',
    name: 'Unity, WebGL',
    embedding: 'The package opens the web SDK in an iframe',
    plan: 'free',
    minimumVersions: 'Unity 2021.3, glTFast 5.2.0',
    route: '/docs/integration/unity/',
    source: 'unity-webview-sdk',
  },
  {
    id: 'unity-android',
    name: 'Unity, Android',
    embedding: 'The package opens a web view (UniWebView)',
    plan: 'free',
    minimumVersions: 'Unity 2021.3, glTFast 5.2.0',
    route: '/docs/integration/unity/',
    source: 'unity-webview-sdk',
  },
  {
    id: 'unity-ios',
    name: 'Unity, iOS',
    embedding: 'The package opens a web view (UniWebView)',
    plan: 'free',
    minimumVersions: 'Unity 2021.3, glTFast 5.2.0',
    route: '/docs/integration/unity/',
    source: 'unity-webview-sdk',
  },
  {
    id: 'unreal-webview',
    name: 'Unreal Engine, web view',
    embedding: 'A browser widget, and glTFRuntime for the export',
    plan: 'free',
    minimumVersions: 'Unreal Engine 5.0, glTFRuntime, WebBrowserWidget',
    route: '/docs/integration/unreal/webview-sdk/',
    source: 'avaturn-docs-summary',
  },
  {
    id: 'unreal-native',
    name: 'Unreal Engine, native',
    embedding: 'An editor drawn by Unreal, without a web view',
    plan: 'api',
    planUnconfirmed: "The SDK starts from an API session link. That it needs the API plan isn't stated.",
    minimumVersions: 'Unreal Engine 5.0, glTFRuntime',
    route: '/docs/integration/unreal/native_sdk/',
    source: 'avaturn-docs-summary',
  },
  {
    id: 'rest-api',
    name: 'REST API',
    embedding: 'Your backend creates users, sessions, renders, and exports',
    plan: 'api',
    minimumVersions: 'An HTTP client and a project token',
    route: '/docs/integration/api/introduction/',
    source: 'avaturn-docs',
  },
];

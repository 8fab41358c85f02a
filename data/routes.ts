/**
 * Every page of the site, in the order a reader learns. The route table is closed: a page that is not listed here
 * fails the checks, and so does a listed page that is missing. Paths carry the trailing slash they are served with.
 */

/** What stands behind a route: a document, a generated list of a folder's documents, or a page of its own. */
export type RouteKind = 'doc' | 'section' | 'page';

export interface Route {
  /** Path from the site's base, with both slashes: `/docs/importing/blender/`. */
  readonly path: string;
  readonly kind: RouteKind;
}

const doc = (path: string): Route => ({path: `/docs/${path}/`, kind: 'doc'});
const section = (path: string): Route => ({path: `/docs/${path}/`, kind: 'section'});

export const routes: readonly Route[] = [
  {path: '/', kind: 'page'},
  {path: '/api/', kind: 'page'},
  {path: '/search/', kind: 'page'},

  doc('what-is-avaturn'),
  doc('integration/overview'),
  doc('integration/bodies'),

  doc('integration/web/html'),
  doc('integration/web/threejs'),

  section('integration/web/sdk'),
  doc('integration/web/sdk/introduction'),
  doc('integration/web/sdk/callbacks'),
  doc('integration/web/sdk/custom-ui'),
  doc('integration/web/sdk/api_reference'),
  doc('integration/web/sdk/change-log'),

  section('integration/mobile'),
  doc('integration/mobile/android'),
  doc('integration/mobile/ios'),

  doc('integration/unity'),
  doc('integration/unity/unity_tutorial'),
  doc('integration/unity/demo_project'),
  doc('integration/unity/faq'),

  doc('integration/unreal'),
  doc('integration/unreal/webview-sdk'),
  doc('integration/unreal/native_sdk'),
  doc('integration/unreal/android'),

  section('integration/api'),
  doc('integration/api/introduction'),
  doc('integration/api/basic_flow'),
  doc('integration/api/create-avatar-with-api'),
  doc('integration/api/renders'),
  doc('integration/api/api-reference'),

  section('importing'),
  doc('importing/blender'),
  doc('importing/unity'),
  doc('importing/unreal'),
  doc('importing/glb-to-fbx'),
  doc('importing/glb-to-vrm'),
  doc('importing/mixamo'),
  doc('importing/spark_studio'),

  doc('ux_customization/overview'),
  section('ux_customization/assets'),
  doc('ux_customization/assets/intro'),
  doc('ux_customization/assets/general_guidelines'),
  doc('ux_customization/assets/clothing'),
  doc('ux_customization/assets/footwear'),
  doc('ux_customization/assets/eyewear'),
  doc('ux_customization/assets/hair'),
];

/** Pages that answer 200 and are kept out of search engines and the sitemap. */
export const unindexedPaths: readonly string[] = ['/search/'];

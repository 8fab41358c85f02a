import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';
import {cardPath} from './plugins/social-cards/card-path';

type Item = Extract<SidebarsConfig[string], readonly unknown[]>[number];

/**
 * A group of pages. `section` is its own page: the id of a document, or what a generated list of the pages with their
 * descriptions needs.
 */
function group(
  label: string,
  items: Item[],
  section?: string | {slug: string; title?: string; description: string},
): Item {
  const link =
    typeof section === 'string'
      ? {type: 'doc', id: section}
      : section && {
          type: 'generated-index',
          title: section.title ?? label,
          image: cardPath(`/docs${section.slug}/`),
          ...section,
        };
  return {
    type: 'category',
    label,
    collapsible: false,
    collapsed: false,
    ...(link && {link}),
    items,
  } as Item;
}

/** The order in which a reader learns: what it is, how to choose, then the platform at hand, then the finer work. */
const sidebars = {
  mainSidebar: [
    'what-is-avaturn',
    group('Integration', [
      'integration/overview',
      'integration/bodies',
      group('Web', [
        'integration/web/html',
        'integration/web/threejs',
        group(
          'Web SDK',
          [
            'integration/web/sdk/introduction',
            'integration/web/sdk/callbacks',
            'integration/web/sdk/custom-ui',
            'integration/web/sdk/api_reference',
            'integration/web/sdk/change-log',
          ],
          {
            slug: '/integration/web/sdk',
            description:
              'Choose a page by your task: embed the creator (introduction), react to users (callbacks), build your own controls (custom UI), or look up a method (reference).',
          },
        ),
      ]),
      group('Mobile', ['integration/mobile/index', 'integration/mobile/android', 'integration/mobile/ios']),
      group('Unity', [
        'integration/unity/index',
        'integration/unity/unity_tutorial',
        'integration/unity/demo_project',
        'integration/unity/faq',
      ]),
      group('Unreal Engine', [
        'integration/unreal/index',
        'integration/unreal/webview-sdk',
        'integration/unreal/native_sdk',
        'integration/unreal/android',
      ]),
      group(
        'REST API',
        [
          'integration/api/introduction',
          'integration/api/basic_flow',
          'integration/api/create-avatar-with-api',
          'integration/api/renders',
          'integration/api/api-reference',
          {
            type: 'link',
            label: 'API reference',
            href: '/api/',
            description: 'Look up every call with its fields, and try it.',
          },
        ],
        {
          slug: '/integration/api',
          // Its own title: the page at /api/ is "REST API" already.
          title: 'REST API guides',
          description:
            'Choose a page by your task: make the first call, open the creator for your users, create avatars from photos, render images, or receive webhooks.',
        },
      ),
    ]),
    group(
      'Import an avatar',
      [
        'importing/blender',
        'importing/unity',
        'importing/unreal',
        'importing/glb-to-fbx',
        'importing/glb-to-vrm',
        'importing/mixamo',
        'importing/spark_studio',
      ],
      'importing/index',
    ),
    group('Customize the creator', [
      'ux_customization/overview',
      group(
        'Assets',
        [
          'ux_customization/assets/intro',
          'ux_customization/assets/general_guidelines',
          'ux_customization/assets/clothing',
          'ux_customization/assets/footwear',
          'ux_customization/assets/eyewear',
          'ux_customization/assets/hair',
        ],
        {
          slug: '/ux_customization/assets',
          title: 'Assets',
          description:
            'Start with Create an asset. For rules of one kind of item, open its category. For budgets, export settings, and file checks, open the general guidelines.',
        },
      ),
    ]),
  ],
} satisfies SidebarsConfig;

export default sidebars;

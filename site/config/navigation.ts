import type {UserThemeConfig} from '@docusaurus/theme-common';

export const productSite = {label: 'Product site', href: 'https://avaturn.me'} as const;
export const developerPortal = {label: 'Developer portal', href: 'https://developer.avaturn.me'} as const;

export const navbar = {
  logo: {
    alt: 'Avaturn Developer Docs',
    src: 'img/logo-light.svg',
    srcDark: 'img/logo-dark.svg',
    width: 139,
    height: 28,
  },
  items: [
    {label: 'Overview', to: '/docs/what-is-avaturn/', position: 'left'},
    {label: 'How to import GLB', to: '/docs/importing/blender/', activeBasePath: '/docs/importing/', position: 'left'},
    {
      label: 'Integration docs',
      to: '/docs/integration/overview/',
      // Customization has no entry: it is part of integrating the creator.
      activeBaseRegex: '^/docs/(integration|ux_customization)/',
      position: 'left',
    },
    {label: 'REST API', to: '/api/', position: 'left'},
    {...productSite, position: 'right'},
    {...developerPortal, position: 'right'},
    {type: 'search', position: 'right'},
  ],
} satisfies UserThemeConfig['navbar'];

/** The footer links to every section, so that navigation works without JavaScript, also on phones. */
export const footer = {
  links: [
    {
      title: 'Start',
      items: [
        {label: 'What is Avaturn', to: '/docs/what-is-avaturn/'},
        {label: 'Integration overview', to: '/docs/integration/overview/'},
        {label: 'Body types', to: '/docs/integration/bodies/'},
        {label: 'Search', to: '/search/'},
      ],
    },
    {
      title: 'Integrate',
      items: [
        {label: 'HTML', to: '/docs/integration/web/html/'},
        {label: 'Web SDK', to: '/docs/integration/web/sdk/'},
        {label: 'Mobile', to: '/docs/integration/mobile/'},
        {label: 'Unity', to: '/docs/integration/unity/'},
        {label: 'Unreal Engine', to: '/docs/integration/unreal/'},
        {label: 'REST API', to: '/docs/integration/api/'},
      ],
    },
    {
      title: 'Work with avatars',
      items: [
        {label: 'Import an avatar', to: '/docs/importing/'},
        {label: 'Customize the creator', to: '/docs/ux_customization/overview/'},
        {label: 'Make assets', to: '/docs/ux_customization/assets/'},
        {label: 'API reference', to: '/api/'},
      ],
    },
    {
      title: 'Tools',
      items: [
        {label: 'Inspect a GLB', to: '/docs/importing/#glb-inspector'},
        {label: 'Optimize a GLB', to: '/docs/importing/#check-and-optimize-a-glb'},
        {label: 'Convert to VRM', to: '/docs/importing/glb-to-vrm/#vrm-converter'},
        {label: 'Animate an avatar', to: '/docs/importing/mixamo/#clip-animator'},
      ],
    },
    {
      title: 'Avaturn',
      items: [
        productSite,
        developerPortal,
        // As HTML, because it is a file: the framework would report a link to it as a broken page link.
        {html: '<a class="footer__link-item" href="/licenses.txt">Open-source licenses</a>'},
      ],
    },
  ],
} satisfies UserThemeConfig['footer'];

/** Shown until a reader closes it; a new `id` shows it again. */
export const announcementBar = {
  id: 'sdk-1.1.4',
  content: '<a href="/docs/integration/web/sdk/change-log/">@avaturn/sdk 1.1.4</a> adds <code>getAvatarId()</code>',
  isCloseable: true,
} satisfies UserThemeConfig['announcementBar'];

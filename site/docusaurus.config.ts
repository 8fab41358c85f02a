import path from 'node:path';
import {fileURLToPath} from 'node:url';
import type {Options as DocsOptions} from '@docusaurus/plugin-content-docs';
import type {Options as PagesOptions} from '@docusaurus/plugin-content-pages';
import type {Options as SitemapOptions} from '@docusaurus/plugin-sitemap';
import type {Options as ThemeOptions} from '@docusaurus/theme-classic';
import type {UserThemeConfig} from '@docusaurus/theme-common';
import type {Config, PluginModule} from '@docusaurus/types';
import {readEnvironment} from './config/environment';
import {analyticsOrigins} from './config/headers';
import {lastChange} from './config/history';
import {inlineScripts} from './config/inline-scripts';
import {announcementBar, footer, navbar} from './config/navigation';
import {unindexedPaths} from './data/routes';
import analytics, {type AnalyticsOptions} from './plugins/analytics';
import apiReference from './plugins/api-reference';
import codeSplitting from './plugins/code-splitting';
import remarkComponentHeadings from './plugins/component-headings';
import devOverlay from './plugins/dev-overlay';
import {frameworkPatches} from './plugins/framework-patches';
import {documentTemplate} from './plugins/framework-patches/document-template';
import {gallery, showsGallery} from './plugins/gallery';
import remarkGlossary from './plugins/glossary';
import hosting, {type HostingOptions} from './plugins/hosting';
import licenses from './plugins/licenses';
import markdownTwins from './plugins/markdown-twins';
import socialCards, {withCard} from './plugins/social-cards';
import remarkPageFacts from './plugins/page-facts';
import pageList from './plugins/page-list';
import remarkPartNames from './plugins/part-names';
import postcss from './plugins/postcss';
import {rehypePlugins} from './plugins/rehype-plugins';
import samples from './plugins/samples';
import remarkSamples from './plugins/samples/remark';
import sampleModels from './plugins/sample-models';
import simulator from './plugins/simulator';
import search from './plugins/search';
import remarkSymptoms from './plugins/symptoms';
import wasmDecoders from './plugins/wasm-decoders';

const environment = readEnvironment(process.env);

const siteFolder = fileURLToPath(new URL('.', import.meta.url));
const samplesFolder = path.join(siteFolder, 'samples');

const config: Config = {
  title: 'Developer Docs',
  tagline: 'Put realistic avatars into web pages, mobile apps, games and back ends',
  url: environment.siteUrl,
  baseUrl: '/',
  trailingSlash: true,
  favicon: 'img/favicon.svg',
  // Besides the SVG icon. `sizes` prevents browsers that support it from using the ICO.
  headTags: [
    {tagName: 'link', attributes: {rel: 'icon', href: '/favicon.ico', sizes: '32x32'}},
    {tagName: 'link', attributes: {rel: 'apple-touch-icon', href: '/img/apple-touch-icon.png'}},
    {tagName: 'link', attributes: {rel: 'manifest', href: '/site.webmanifest'}},
  ],
  i18n: {defaultLocale: 'en', locales: ['en']},

  onBrokenLinks: 'throw',
  onBrokenAnchors: 'warn',
  onDuplicateRoutes: 'warn',
  markdown: {hooks: {onBrokenMarkdownLinks: 'warn'}, parseFrontMatter: withCard(siteFolder)},

  future: {v4: true, faster: true, experimental_vcs: 'git-eager'},
  // v4 would add a prefix to the keys; the color mode's key is specified as `theme`.
  storage: {namespace: false},
  ssrTemplate: documentTemplate(),
  clientModules: ['current-page', 'open-details', 'print', 'valid-hash'].map((name) => `./src/client/${name}.ts`),

  plugins: [
    [
      '@docusaurus/plugin-content-docs',
      {
        path: 'docs',
        routeBasePath: 'docs',
        sidebarPath: './sidebars.ts',
        sidebarCollapsible: false,
        breadcrumbs: true,
        // A copy without its history, such as a downloaded archive, has no dates to show and must still build.
        showLastUpdateTime: lastChange(siteFolder) !== null,
        lastVersion: 'current',
        versions: {current: {label: 'Next'}},
        ...(environment.editUrl && {editUrl: `${environment.editUrl.replace(/\/$/, '')}/site/`}),
        // Before the framework's own, which make anchors and contents of the headings.
        beforeDefaultRemarkPlugins: [remarkSymptoms],
        remarkPlugins: [
          remarkComponentHeadings,
          [remarkGlossary, siteFolder],
          [remarkPartNames, siteFolder],
          remarkPageFacts,
          [remarkSamples, {folder: samplesFolder, siteUrl: environment.siteUrl}],
        ] as NonNullable<DocsOptions['remarkPlugins']>,
        rehypePlugins,
      } satisfies DocsOptions,
    ],
    [
      '@docusaurus/plugin-content-pages',
      {
        path: 'src/pages',
        remarkPlugins: [[remarkSamples, {folder: samplesFolder, siteUrl: environment.siteUrl}]],
        rehypePlugins,
      } satisfies PagesOptions,
    ],
    ...(showsGallery ? [gallery()] : []),
    [
      '@docusaurus/plugin-sitemap',
      {
        changefreq: 'weekly',
        priority: 0.5,
        lastmod: null,
        ignorePatterns: ['/', ...unindexedPaths],
      } satisfies SitemapOptions,
    ],
    [apiReference as PluginModule, {}],
    [codeSplitting as PluginModule, {}],
    ...frameworkPatches,
    pageList,
    devOverlay,
    postcss,
    wasmDecoders,
    [simulator as PluginModule, {}],
    [sampleModels as PluginModule, {}],
    [samples as PluginModule, {}],
    [
      analytics as PluginModule,
      {pageViews: environment.pageViews, postHog: environment.postHog} satisfies AnalyticsOptions,
    ],
    [licenses as PluginModule, {}],
    socialCards,
    markdownTwins,
    [hosting as PluginModule, {analytics: analyticsOrigins(environment), inlineScripts} satisfies HostingOptions],
  ],
  themes: [
    [
      '@docusaurus/theme-classic',
      {
        customCss: ['tokens', 'base', 'parts', 'content', 'tables', 'navigation', 'print'].map(
          (name) => `./src/css/${name}.css`,
        ),
      } satisfies ThemeOptions,
    ],
    // A theme, because only a theme can replace the empty search bar.
    [search as PluginModule, {}],
  ],

  themeConfig: {
    image: 'img/social-card.png',
    metadata: [{name: 'twitter:card', content: 'summary_large_image'}],
    colorMode: {defaultMode: 'light', disableSwitch: false, respectPrefersColorScheme: false},
    // The theme's default colors would be unused in every bundle: plugins/code highlights code in the build.
    prism: {theme: {plain: {}, styles: []}},
    docs: {versionPersistence: 'localStorage'},
    tableOfContents: {minHeadingLevel: 2, maxHeadingLevel: 3},
    announcementBar,
    navbar,
    footer,
  } satisfies UserThemeConfig,
};

export default config;

/** The main blocks of a page: name and position. A block that isn't displayed at a width has no position there. */
export type Blocks = Readonly<Record<string, string>>;

const frame: Blocks = {
  navbar: '.navbar',
  logo: '.navbar .navbar__logo',
  search: '.navbar [class*=searchBar], .navbar [role=search], .navbar input',
  'menu button': '.navbar__toggle',
  title: 'main h1',
  footer: '.footer',
};

const document: Blocks = {
  ...frame,
  sidebar: '.theme-doc-sidebar-container',
  trail: '.theme-doc-breadcrumbs',
  text: 'main .theme-doc-markdown',
  lead: 'main .theme-doc-markdown > p',
  'first section': 'main .theme-doc-markdown > h2',
  contents: '.theme-doc-toc-desktop',
  'contents button': '.theme-doc-toc-mobile',
  pagination: '.pagination-nav',
};

/** Pages of each kind, with their blocks. */
export const pages: readonly {readonly name: string; readonly path: string; readonly blocks: Blocks}[] = [
  {
    name: 'home',
    path: '/',
    blocks: {
      ...frame,
      lead: 'main section:nth-of-type(1) > div:nth-of-type(1) p',
      'first action': 'main section:nth-of-type(1) a[href="/docs/integration/web/html/"]',
      'second action': 'main section:nth-of-type(1) a + button',
      picture: 'main section:nth-of-type(1) > :nth-child(3)',
      facts: 'main section:nth-of-type(1) ul',
      web: 'main section:nth-of-type(2) li:nth-child(1)',
      mobile: 'main section:nth-of-type(2) li:nth-child(2)',
      engines: 'main section:nth-of-type(2) li:nth-child(3)',
      api: 'main section:nth-of-type(2) li:nth-child(4)',
      code: 'main section:nth-of-type(3) pre',
      demo: '#demo-ten-lines',
      'first list of pages': 'main section[aria-labelledby=map] > div > :nth-child(1)',
      'last list of pages': 'main section[aria-labelledby=map] > div > :nth-child(3)',
    },
  },
  {name: 'guide', path: '/docs/integration/web/html/', blocks: {...document, code: 'main pre', step: 'main h3'}},
  {name: 'reference', path: '/docs/integration/bodies/', blocks: {...document, table: 'main .table-scroll'}},
  {
    name: 'section',
    path: '/docs/importing/',
    blocks: {
      ...frame,
      sidebar: document['sidebar'] ?? '',
      tool: '#glb-inspector',
      programs: 'main .table-scroll',
    },
  },
  {
    name: 'REST API',
    path: '/api/',
    blocks: {
      ...frame,
      navigation: '.api-nav',
      operation: '#newSession',
      request: '.api-sample',
    },
  },
  {
    name: 'search',
    path: '/search/?q=export',
    blocks: {
      ...frame,
      field: 'main input[type=search]',
      button: 'main form button',
      results: 'main ol[aria-label="Search results"]',
    },
  },
  {
    name: 'not found',
    path: '/nothing/',
    blocks: {...frame, field: 'main input[type=search]', picture: 'main svg', pages: 'main ul'},
  },
];

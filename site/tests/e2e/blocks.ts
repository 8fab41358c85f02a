import type {Page} from '@playwright/test';

/** The main blocks of a page by name, as selectors. */
type Blocks = Readonly<Record<string, string>>;

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

/** The blocks of one page of each kind, by its path. */
export const blocks: Readonly<Record<string, Blocks>> = {
  '/': {
    ...frame,
    lead: 'main section:nth-of-type(1) > div:nth-of-type(1) p',
    'first action': 'main section:nth-of-type(1) a[href="/docs/integration/web/html/"]',
    'second action': 'main section:nth-of-type(1) a + button',
    picture: 'main section:nth-of-type(1) > :nth-child(3)',
    facts: 'main section:nth-of-type(1) ul',
    web: 'main section[aria-labelledby=ways] > ul > li:nth-child(1)',
    mobile: 'main section[aria-labelledby=ways] > ul > li:nth-child(2)',
    engines: 'main section[aria-labelledby=ways] > ul > li:nth-child(3)',
    api: 'main section[aria-labelledby=ways] > ul > li:nth-child(4)',
    code: 'main section[aria-labelledby=ten-lines] pre',
    demo: '#demo-ten-lines',
  },
  '/docs/integration/web/html/': {...document, code: 'main pre', step: 'main h3'},
  '/docs/integration/bodies/': {...document, table: 'main .table-scroll'},
  '/docs/importing/': {
    ...frame,
    sidebar: '.theme-doc-sidebar-container',
    tool: '#glb-inspector',
    programs: 'main .table-scroll',
  },
  '/api/': {...frame, navigation: '.api-nav', operation: '#newSession', request: '.api-sample'},
  '/search/?q=export': {
    ...frame,
    field: 'main input[type=search]',
    button: 'main form button',
    results: 'main ol[aria-label="Search results"]',
  },
  '/nothing-here/': {...frame, field: 'main input[type=search]', picture: 'main svg', pages: 'main ul'},
};

/** Position of a block in CSS pixels of the page. */
interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Positions of the displayed blocks. */
export function measure(page: Page, selectors: Blocks): Promise<Readonly<Record<string, Box>>> {
  return page.evaluate((entries) => {
    const boxes: Record<string, Box> = {};
    for (const [name, selector] of entries) {
      const block = [...window.document.querySelectorAll<HTMLElement>(selector)].find((one) => one.checkVisibility());
      if (!block) continue;
      const {x, y, width, height} = block.getBoundingClientRect();
      boxes[name] = {x, y: y + window.scrollY, width, height};
    }
    return boxes;
  }, Object.entries(selectors));
}

/** Blocks that overlap without one containing the other, or that are beyond the edge of the page. */
export function misplaced(boxes: Readonly<Record<string, Box>>, pageWidth: number): string[] {
  const entries = Object.entries(boxes);
  const beyond = entries.filter(([, {x, width}]) => x < -1 || x + width > pageWidth + 1);
  const inside = (a: Box, b: Box) =>
    a.x >= b.x - 1 && a.y >= b.y - 1 && a.x + a.width <= b.x + b.width + 1 && a.y + a.height <= b.y + b.height + 1;
  const meet = (a: Box, b: Box) =>
    a.x + 1 < b.x + b.width && b.x + 1 < a.x + a.width && a.y + 1 < b.y + b.height && b.y + 1 < a.y + a.height;
  // The navbar is above what scrolls.
  const flow = entries.filter(([name]) => name !== 'navbar');
  const overlapping = flow.flatMap(([nameA, a], index) =>
    flow
      .slice(index + 1)
      .filter(([, b]) => meet(a, b) && !inside(a, b) && !inside(b, a))
      .map(([nameB]) => `${nameA} and ${nameB}`),
  );
  return [...beyond.map(([name]) => `${name} beyond the edge`), ...overlapping];
}

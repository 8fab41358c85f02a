import type {Page, Rewrite} from './parts';

/** What the library and `handlers` convert. */
const known = new Set(
  (
    'a abbr address article aside b bdi bdo blockquote body br caption cite code data details dfn div em figcaption figure ' +
    'footer h1 h2 h3 h4 h5 h6 header hgroup hr i img kbd label li main mark ol p pre q samp section small span strong sub sup ' +
    'picture source table tbody td tfoot th thead time tr u ul var wbr'
  ).split(' '),
);
/** Cells are one line of Markdown. */
const blocks = 'blockquote, br, details, h1, h2, h3, h4, h5, h6, hr, ol, p, pre, table, ul';

/** Rewrites the content of a page, so that it has only elements with a form in Markdown, and absolute links. */
export function rewriteHtml(page: Page, rewrites: Readonly<Record<string, Rewrite>>): void {
  const {$, main, address, fail} = page;
  const each = (selector: string, rewrite: Rewrite): void => {
    main.find(selector).each((_, element) => void rewrite($(element), page));
  };
  for (const [selector, rewrite] of Object.entries(rewrites)) {
    each(selector, rewrite);
  }
  // Links of headings and fields to themselves aren't content.
  each('a[href^="#"]', (link) => {
    if (link.closest(`[id="${link.attr('href')!.slice(1)}"]`).length > 0) {
      link.replaceWith(link.contents());
    }
  });
  const absolute = (url: string): string => (/^[a-z][a-z\d+.-]*:/i.test(url) ? url : new URL(url, address).href);
  each('a', (link) => link.attr('href', absolute(link.attr('href')!)).removeAttr('title'));
  // The text of a card says more.
  each('.link-card img', (picture) => picture.remove());
  each('img', (image) => image.attr('src', absolute(image.attr('src')!)));
  each('svg', drawing);
  each('[colspan], [rowspan]', () =>
    fail('a table cell that spans several columns or rows', 'Give each row one cell for each column.'),
  );
  each('td, th', (cell) => {
    const [block] = cell.find(blocks);
    return block && fail(`<${block.name}> within a line`, 'Put it outside of paragraphs and cells of tables.');
  });
  // The summary of a single folded table says the same as its caption.
  each('details', (details) => {
    const captions = details.find('table caption');
    if (captions.length === 1) captions.remove();
  });
  each('caption', (caption) =>
    caption.closest('table').before($('<p>').append($('<strong>').append(caption.contents()))),
  );
  each('summary small', (note) => note.prepend('(').append(')'));
  each('summary', (summary) => {
    const isHeading = summary.find('h2, h3, h4, h5, h6').length > 0;
    summary.replaceWith(isHeading ? summary.contents() : $('<p>').append($('<strong>').append(summary.contents())));
  });
  each('dl', definitions);
  each('*', ([element]) => {
    if (!known.has(element!.name)) {
      fail(
        `<${element!.name}>`,
        'Add data-component="Name" to the root of its component, and a conversion for that name to plugins/markdown-twins/components.ts.',
      );
    }
  });
}

/** A drawing is represented by its accessible name. */
const drawing: Rewrite = (svg, {$, fail}) => {
  const label = svg.attr('aria-label') ?? svg.children('title').text();
  if (!label) {
    fail('an <svg> without a name', 'Give it role="img" and a <title>, or aria-hidden="true" if it says nothing.');
  }
  svg.replaceWith($('<em>').text(`Figure: ${label}`));
};

/** Terms and definitions as a list whose items begin with the term, because Markdown has no definition lists. */
const definitions: Rewrite = (list, {$}) => {
  const items = $('<ul>');
  list.find('dt').each((_, element) => {
    const term = $(element);
    const definition = term.nextUntil('dt').contents();
    items.append($('<li>').append($('<strong>').append(term.contents(), ':'), ' ', definition));
  });
  list.replaceWith(items);
};

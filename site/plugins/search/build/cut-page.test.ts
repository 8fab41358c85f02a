import {describe, expect, test} from 'vitest';
import {readBuiltPage} from '../../built-pages';
import {cutPage} from './cut-page';

const page = (main: string, head = ''): string =>
  `<!doctype html><html><head><title>Callbacks | Developer Docs</title><meta name="description" content="All events.">${head}</head>` +
  `<body><nav>Navbar</nav><main>${main}</main><footer>Footer</footer></body></html>`;
const read = (main: string) => cutPage(readBuiltPage(page(main), '/docs/callbacks/')!);
const texts = (main: string): string[] => read(main).sections.map(({text}) => text);

describe('page metadata', () => {
  test('title, description, address and groups', () => {
    const crumbs =
      '<nav class="theme-doc-breadcrumbs"><ul><li class="breadcrumbs__item"><a aria-label="Home page" href="/"><svg></svg></a>' +
      '<li class="breadcrumbs__item"><span>Integration</span><li class="breadcrumbs__item"><a href="/x/"><span>Web SDK</span></a>' +
      '<li class="breadcrumbs__item breadcrumbs__item--active"><span>Callbacks</span></ul></nav>';
    expect(read(`${crumbs}<h1>Callbacks</h1><p>Text.</p>`)).toMatchObject({
      url: '/docs/callbacks/',
      title: 'Callbacks',
      description: 'All events.',
      breadcrumbs: ['Integration', 'Web SDK'],
    });
  });

  test.each([
    ['a redirect page', page('<h1>Moved</h1>', '<meta http-equiv="refresh" content="0; url=/new/">')],
    ['a page kept out of search engines', page('<h1>Search</h1>', '<meta name="robots" content="noindex, follow">')],
    ['a document without a main part', '<!doctype html><html><body><h1>Frame</h1></body></html>'],
    ['an empty file', ''],
  ])('%s is left out', (_, html) => {
    expect(readBuiltPage(html, '/x/')).toBeUndefined();
  });
});

describe('the mark of an unconfirmed statement', () => {
  const mark =
    '<span data-component="Unconfirmed"><button>unconfirmed</button><span popover><span role="note">Why</span></span></span>';
  const apiMark = '<span data-reason="1"><button>unconfirmed</button></span>';
  const main =
    `<p>It works ${mark}. See more.<h2 id="a">Title ${mark}</h2><p>Text.` +
    `<ul><li id="A.b"><a href="#A.b"><code>b</code> ${apiMark}</a> Field.</ul>`;

  test('is omitted from texts of the site, without a space before the period', () => {
    const [first, second] = read(main).sections;
    expect(first!.text).toBe('It works. See more.');
    expect(second).toMatchObject({heading: 'Title', text: 'Text.', entries: [{label: 'b', text: 'Field.'}]});
  });

  test('follows its statement, title or name on request', () => {
    const [first, second] = cutPage(readBuiltPage(page(main), '/docs/callbacks/')!, ' (unconfirmed)').sections;
    expect(first!.text).toBe('It works (unconfirmed). See more.');
    expect(second).toMatchObject({
      heading: 'Title',
      text: '(unconfirmed)\nText.',
      entries: [{label: 'b', text: '(unconfirmed) Field.'}],
    });
  });
});

describe('the text of a page', () => {
  test('paragraphs, lists, cells, code, alternative texts and definitions', () => {
    const [text] = texts(
      '<h1>Callbacks</h1><p>One <b>bold</b> word.<p>Two.<ul><li>Item</ul><table><tr><th>Name<th>Type<tr><td>url<td>string</table>' +
        '<pre><code><span>const</span> sdk = <span>new</span> AvaturnSDK();\nsdk.init(box);</code></pre><img alt="An avatar in Blender" src="a.png"><dl><dt>Session<dd>One visit</dl>',
    );
    expect(text!.split('\n')).toEqual([
      'One bold word.',
      'Two.',
      'Item',
      'Name · Type',
      'url · string',
      'const sdk = new AvaturnSDK();',
      'sdk.init(box);',
      'An avatar in Blender',
      'Session One visit',
    ]);
  });

  test('excludes navigation, copy buttons, heading links, tab names, contents lists, icons and closed notes', () => {
    expect(
      texts(
        '<nav>Breadcrumbs</nav><h1>Title</h1><div class="theme-doc-toc-mobile">On this page</div><ul role="tablist"><li>npm</ul>' +
          '<p>Kept<span popover="auto">Reason</span>.</p><button>Copy</button><svg><title>Icon</title></svg><form>Form</form>' +
          '<span aria-hidden="true">★</span><footer>Next page</footer><script>let a</script><noscript>Off</noscript>',
      ),
    ).toEqual(['Kept.']);
  });

  test('headings split the page; headings without an anchor are text', () => {
    const {sections} = read(
      '<h1>T</h1><p>Lead</p><h2 id="a">First<a class="hash-link" href="#a">\u200b</a></h2><p>One</p><h4>Plain</h4><h3 id="b"><code>on</code></h3><p>Two</p>',
    );
    expect(sections.map(({heading, level, hash, text}) => [heading, level, hash, text])).toEqual([
      ['', 1, '', 'Lead'],
      ['First', 2, '#a', 'One\nPlain'],
      ['on', 3, '#b', 'Two'],
    ]);
  });
});

describe('entries', () => {
  test("a row with an anchor is named by its first cell and isn't part of the section's text", () => {
    const [, section] = read(
      '<h1>T</h1><h2 id="events">Events</h2><table><tr id="event-load"><th><code>load</code><a class="hash-link" href="#event-load">x</a><td>The editor is ready.<td>Once</table>',
    ).sections;
    expect(section).toMatchObject({
      text: '',
      entries: [{label: 'load', hash: '#event-load', text: 'The editor is ready. · Once'}],
    });
  });

  test('a field of the API reference is named by its link to itself; nested fields are separate entries', () => {
    const field = (id: string, name: string, rest: string): string =>
      `<li class="api-field" id="${id}"><a href="#${id}"><code>${name}</code></a> <span>string</span><p>About ${name}.</p>${rest}</li>`;
    const [section] = read(
      `<h1>T</h1><ul>${field('newSession.request.config', 'config', `<ul>${field('newSession.request.config.type', 'type', '')}</ul>`)}</ul>`,
    ).sections;
    expect(section!.entries).toEqual([
      {label: 'config', hash: '#newSession.request.config', text: 'string\nAbout config.'},
      {label: 'type', hash: '#newSession.request.config.type', text: 'string\nAbout type.'},
    ]);
  });

  test('an option with an anchor is named by its code', () => {
    const [section] = read(
      '<h1>T</h1><ul role="listbox"><li role="none"><span role="option" id="viseme-PP"><code>viseme<wbr>_PP</code><small>p, b, m</small></span></ul>',
    ).sections;
    expect(section!.entries).toEqual([{label: 'viseme_PP', hash: '#viseme-PP', text: 'p, b, m'}]);
  });
});

test('a details element is a subsection, and the text after it belongs to the heading again', () => {
  const {sections} = read(
    '<h1>T</h1><h2 id="troubleshooting">Troubleshooting</h2><details id="pink"><summary>Pink <code>mesh</code></summary><p>No shader.</p></details><p>After</p>',
  );
  expect(sections.map(({heading, level, hash, text}) => [heading, level, hash, text])).toEqual([
    ['', 1, '', ''],
    ['Troubleshooting', 2, '#troubleshooting', 'After'],
    ['Pink mesh', 3, '#pink', 'No shader.'],
  ]);
});

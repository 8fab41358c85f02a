import preload from '@docusaurus/core/lib/client/preload';
import {beforeEach, expect, test, vi} from 'vitest';
import './offline-links';

vi.mock('@docusaurus/core/lib/client/preload', () => ({default: vi.fn(async () => {})}));

const svgLink = '<svg><a href="/docs/importing/"><text>Importing</text></a></svg>';

/** Clicks the innermost element of the page. Returns whether the click was canceled, and whether another one followed. */
async function click(html: string): Promise<{passed: boolean; sentAgain: boolean}> {
  document.body.innerHTML = html;
  const arrived: Event[] = [];
  const target = document.querySelector('text, b');
  target?.addEventListener('click', (event) => {
    arrived.push(event);
    // Prevents navigation of the test document.
    event.preventDefault();
  });
  const first = new MouseEvent('click', {bubbles: true, cancelable: true});
  target?.dispatchEvent(first);
  await new Promise((resolve) => setTimeout(resolve));
  return {passed: arrived.includes(first), sentAgain: arrived.some((event) => event !== first)};
}

beforeEach(() => {
  vi.mocked(preload).mockClear();
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
});

test.each([
  ['a link', '<a href="/docs/importing/"><b>Importing</b></a>'],
  ['a link of an SVG', svgLink],
])('offline, a click on %s is repeated once the page is loaded', async (_kind, html) => {
  expect(await click(html)).toEqual({passed: false, sentAgain: true});
  expect(preload).toHaveBeenCalledExactlyOnceWith('/docs/importing/');
});

test.each([
  ['is not repeated if its page fails to load', false],
  ['is repeated if its page fails to load, but the network is back', true],
])('offline, a click %s', async (_result, online) => {
  vi.mocked(preload).mockImplementationOnce(async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(online);
    throw new Error('Loading chunk 1 failed.');
  });
  expect(await click(svgLink)).toEqual({passed: false, sentAgain: online});
});

test.each([
  ['in a new tab', '<a href="/docs/importing/" target="_blank"><b>Importing</b></a>'],
  ['to download', '<a href="/samples/a.txt" download><b>a.txt</b></a>'],
  ['to another site', '<a href="https://example.com/"><b>Example</b></a>'],
])('offline, a link %s is left to the browser', async (_kind, html) => {
  expect(await click(html)).toEqual({passed: true, sentAgain: false});
  expect(preload).not.toHaveBeenCalled();
});

test('online, no URL is parsed', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
  const parsed = vi.spyOn(globalThis, 'URL');
  expect(await click(svgLink)).toEqual({passed: true, sentAgain: false});
  expect(parsed).not.toHaveBeenCalled();
});

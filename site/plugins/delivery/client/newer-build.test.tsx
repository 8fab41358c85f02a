import {beforeEach, expect, test, vi} from 'vitest';
import './newer-build';

const chunk = `${location.origin}/assets/js/list.js`;
const notice = () => document.getElementById('page-notice')!;
const answering = (status: number) => vi.fn(async () => new Response(null, {status}));

/** Makes a script of the page fail, and waits for the effects. */
async function fail(source: string): Promise<void> {
  const script = document.createElement('script');
  script.setAttribute('type', 'text/plain');
  script.src = source;
  document.body.append(script);
  script.dispatchEvent(new Event('error'));
  await new Promise((resolve) => setTimeout(resolve));
}

beforeEach(() => {
  document.body.innerHTML = '<div id="page-notice"></div>';
  document.documentElement.dataset['hasHydrated'] = 'true';
  vi.unstubAllGlobals();
});

test.each([
  ['one that exists and failed in transit', chunk, answering(200)],
  ['one that cannot be requested', chunk, vi.fn(() => Promise.reject(new Error('No network')))],
  ['one of another origin', 'https://elsewhere.test/assets/js/a.js', answering(404)],
])('%s is not', async (_which, source, fetching) => {
  vi.stubGlobal('fetch', fetching);
  await fail(source);
  expect(notice().childElementCount).toBe(0);
});

test('before hydration, the start script reports it', async () => {
  document.documentElement.dataset['hasHydrated'] = 'false';
  vi.stubGlobal('fetch', answering(404));
  await fail(chunk);
  expect(notice().childElementCount).toBe(0);
});

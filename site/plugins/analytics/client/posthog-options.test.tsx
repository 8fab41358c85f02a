import posthog from 'posthog-js';
import {expect, test, vi} from 'vitest';
import {pageViewsOnly} from './posthog-options';

test('page views are recorded; clicks and leaving a page are not', async () => {
  // The library ignores automated browsers.
  vi.spyOn(navigator, 'webdriver', 'get').mockReturnValue(false);
  const events: string[] = [];
  posthog.init('phc_test', {
    ...pageViewsOnly,
    api_host: 'https://ph.example.com',
    before_send: (event) => {
      if (event) events.push(event.event);
      return null;
    },
  });
  await expect.poll(() => events).toEqual(['$pageview']);

  document.body.innerHTML = '<button>Run</button><p>Text</p>';
  for (const element of document.querySelectorAll('button, p')) {
    for (let times = 0; times < 4; times++) (element as HTMLElement).click();
  }
  history.pushState(null, '', '/next/');
  window.dispatchEvent(new Event('pagehide'));
  window.dispatchEvent(new Event('beforeunload'));
  expect(events).toEqual(['$pageview', '$pageview']);
});

import globalData from '@generated/globalData';
import type {AnalyticsOptions} from '..';
import {readerOptsOut} from './consent';
import {pageViewsOnly} from './posthog-options';

type PostHogTarget = NonNullable<AnalyticsOptions['postHog']>;

/** Loads PostHog when the page is idle. */
async function start({key, host}: PostHogTarget): Promise<void> {
  const {default: posthog} = await import('posthog-js');
  posthog.init(key, {...pageViewsOnly, api_host: host});
}

if (typeof window !== 'undefined') {
  const target = (globalData['analytics']!['default'] as {postHog: PostHogTarget | null}).postHog;
  if (target && !readerOptsOut(navigator)) {
    const begin = () =>
      void start(target).catch((error: unknown) => console.warn('Product analytics did not load.', error));
    // Safari has no requestIdleCallback.
    const whenIdle = window.requestIdleCallback ?? ((callback: () => void) => window.setTimeout(callback));
    // Scripts can start before the page has loaded, on a reader's first key press, or after.
    if (document.readyState === 'complete') whenIdle(begin);
    else window.addEventListener('load', () => whenIdle(begin), {once: true});
  }
}

import globalData from '@generated/globalData';
import {readerOptsOut} from './consent';

interface PostHogTarget {
  readonly key: string;
  readonly host: string;
}

/** Loads PostHog when the page is idle, without session recording or cookies. */
async function start({key, host}: PostHogTarget): Promise<void> {
  const {default: posthog} = await import('posthog-js');
  posthog.init(key, {
    api_host: host,
    disable_session_recording: true,
    // The site's CSP blocks scripts of other origins, and PostHog must not configure anything remotely.
    disable_external_dependency_loading: true,
    advanced_disable_flags: true,
    capture_pageview: 'history_change',
    persistence: 'memory',
    respect_dnt: true,
  });
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

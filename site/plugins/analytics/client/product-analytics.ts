import globalData from '@generated/globalData';
import type {AnalyticsOptions} from '..';
import {readerOptsOut} from './consent';
import {pageViewsOnly} from './posthog-options';

type PostHogTarget = NonNullable<AnalyticsOptions['postHog']>;

async function start({key, host}: PostHogTarget): Promise<void> {
  const {default: posthog} = await import('posthog-js');
  posthog.init(key, {...pageViewsOnly, api_host: host});
}

if (typeof window !== 'undefined') {
  const target = (globalData['analytics']!['default'] as {postHog: PostHogTarget | null}).postHog;
  if (target && !readerOptsOut(navigator)) {
    void start(target).catch((error: unknown) => console.warn('Product analytics did not load.', error));
  }
}

import type {ClientModule} from '@docusaurus/types';
import globalData from '@generated/globalData';
import type {AnalyticsOptions} from '..';
import {readerOptsOut} from './consent';

type PageViewTarget = NonNullable<AnalyticsOptions['pageViews']>;

/** Sends one page view. Returns nothing: no reader should wait for it or see it fail. */
export function sendPageView({endpoint, domain}: PageViewTarget, url: string, referrer: string): void {
  const body = JSON.stringify({name: 'pageview', url, domain, referrer});
  // A string body is sent as text/plain, which needs no preflight; Plausible's endpoint parses it as JSON.
  navigator.sendBeacon(endpoint, body);
}

const clientModule: ClientModule = {
  onRouteDidUpdate({location, previousLocation}) {
    const target = (globalData['analytics']!['default'] as {pageViews: PageViewTarget | null}).pageViews;
    // The search page changes its query on every keystroke.
    const samePage = previousLocation?.pathname === location.pathname;
    if (!target || samePage || readerOptsOut(navigator)) {
      return;
    }
    const referrer = previousLocation
      ? new URL(previousLocation.pathname, window.location.origin).href
      : document.referrer;
    // Path only: query and hash can contain what a reader searched for or entered.
    sendPageView(target, new URL(location.pathname, window.location.origin).href, referrer);
  },
};

export default clientModule;

import type {PostHogConfig} from 'posthog-js';

/** PostHog sends page views and nothing else, and sets no cookies. */
export const pageViewsOnly: Partial<PostHogConfig> = {
  capture_pageview: 'history_change',
  autocapture: false,
  capture_dead_clicks: false,
  capture_exceptions: false,
  capture_heatmaps: false,
  capture_pageleave: false,
  capture_performance: false,
  rageclick: false,
  disable_conversations: true,
  disable_product_tours: true,
  disable_session_recording: true,
  disable_surveys: true,
  // The site's CSP blocks scripts of other origins, and PostHog must not configure anything remotely.
  disable_external_dependency_loading: true,
  advanced_disable_flags: true,
  persistence: 'memory',
  respect_dnt: true,
};

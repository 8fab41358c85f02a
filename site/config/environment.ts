import {publishedSite} from '../data/tools';

/**
 * All environment variables of the build, validated once. An invalid value stops the build with one line: the variable, the
 * problem, and what is valid.
 */
export interface SiteEnvironment {
  /** Origin that the site is served from, for canonical URLs, the sitemap and social cards. */
  readonly siteUrl: string;
  /** URL prefix for "Edit this page", followed by a file's path in the repository; without it, pages have no edit links. */
  readonly editUrl: string | undefined;
  /** Endpoint for page views, compatible with the Plausible Events API; without it, none are sent. */
  readonly pageViews: {readonly endpoint: string; readonly domain: string} | undefined;
  /** Product analytics; without it, the library isn't part of the build. */
  readonly postHog: {readonly key: string; readonly host: string} | undefined;
}

export class EnvironmentError extends Error {
  override name = 'EnvironmentError';
}

type Variables = Readonly<Record<string, string | undefined>>;

function read(variables: Variables, name: string): string | undefined {
  const value = variables[name]?.trim();
  return value ? value : undefined;
}

/**
 * A host name, or an IPv6 address in brackets. The URL standard also allows quotes and semicolons, which would break the
 * attributes and the Content Security Policy that contain the URL.
 */
const hostName = /^(?:[a-z0-9._-]+|\[[0-9a-f:.]+\])$/;

function httpUrl(name: string, value: string, example: string): URL {
  let url: URL | undefined;
  try {
    url = new URL(value);
  } catch {
    // Reported below, with unsupported schemes.
  }
  if (!url || (url.protocol !== 'https:' && url.protocol !== 'http:')) {
    throw new EnvironmentError(
      `${name} is "${value}", which is not an http(s) URL. Set it to something like ${example}, or unset it.`,
    );
  }
  if (url.username || url.password) {
    throw new EnvironmentError(
      `${name} contains a user name or password, which every visitor could read. Set it to something like ${example}.`,
    );
  }
  if (!hostName.test(url.hostname)) {
    throw new EnvironmentError(
      `${name} is "${value}", and "${url.hostname}" isn't a host name. Set it to something like ${example}, or unset it.`,
    );
  }
  return url;
}

/**
 * Reads and validates the build's variables: `SITE_URL`, `EDIT_URL`, `ANALYTICS_ENDPOINT`, `ANALYTICS_DOMAIN`,
 * `POSTHOG_KEY`, `POSTHOG_HOST`.
 *
 * @throws EnvironmentError with a one-line message if a value is invalid
 */
export function readEnvironment(variables: Variables): SiteEnvironment {
  const site = httpUrl('SITE_URL', read(variables, 'SITE_URL') ?? publishedSite, 'https://docs.example.com');
  if (site.pathname !== '/' || site.search || site.hash) {
    throw new EnvironmentError(
      `SITE_URL is "${variables['SITE_URL']}", but the site is served from the root of its host. Set it to ${site.origin}.`,
    );
  }

  const editUrl = read(variables, 'EDIT_URL');
  if (editUrl) {
    httpUrl('EDIT_URL', editUrl, 'https://git.example.com/docs/edit/main/');
  }

  const endpoint = read(variables, 'ANALYTICS_ENDPOINT');
  const domain = read(variables, 'ANALYTICS_DOMAIN');
  if (endpoint) {
    httpUrl('ANALYTICS_ENDPOINT', endpoint, 'https://stats.example.com/api/event');
  } else if (domain) {
    throw new EnvironmentError('ANALYTICS_DOMAIN is set but ANALYTICS_ENDPOINT is not. Set both, or neither.');
  }

  const key = read(variables, 'POSTHOG_KEY');
  const host = read(variables, 'POSTHOG_HOST');
  if (key && !host) {
    throw new EnvironmentError(
      'POSTHOG_KEY is set but POSTHOG_HOST is not. Set it to the address of your PostHog, such as https://eu.i.posthog.com.',
    );
  }
  if (host) {
    httpUrl('POSTHOG_HOST', host, 'https://eu.i.posthog.com');
    if (!key) {
      throw new EnvironmentError('POSTHOG_HOST is set but POSTHOG_KEY is not. Set both, or neither.');
    }
  }

  return {
    siteUrl: site.origin,
    editUrl,
    pageViews: endpoint ? {endpoint, domain: domain ?? site.hostname} : undefined,
    postHog: key && host ? {key, host} : undefined,
  };
}

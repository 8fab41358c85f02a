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

/**
 * A host name, or an IPv6 address in brackets. The URL standard also allows quotes and semicolons, which would break the
 * attributes and the Content Security Policy that contain the URL.
 */
const hostName = /^(?:[a-z0-9._-]+|\[[0-9a-f:.]+\])$/;

/** Whether pages can contain a value: an http(s) URL, without a user name or password, which every visitor could read. */
function isPublicUrl(value: string): boolean {
  const url = URL.canParse(value) ? new URL(value) : undefined;
  return (
    url !== undefined && /^https?:$/.test(url.protocol) && !url.username && !url.password && hostName.test(url.hostname)
  );
}

const urls: Readonly<Record<string, string>> = {
  SITE_URL: 'https://docs.example.com',
  EDIT_URL: 'https://git.example.com/docs/edit/main/',
  ANALYTICS_ENDPOINT: 'https://stats.example.com/api/event',
  POSTHOG_HOST: 'https://eu.i.posthog.com',
};

/** Variables that have no effect without another one. */
const dependent = [
  ['ANALYTICS_DOMAIN', 'ANALYTICS_ENDPOINT'],
  ['POSTHOG_KEY', 'POSTHOG_HOST'],
  ['POSTHOG_HOST', 'POSTHOG_KEY'],
] as const;

/** @throws EnvironmentError with a one-line message if a value is invalid */
export function readEnvironment(variables: Readonly<Record<string, string | undefined>>): SiteEnvironment {
  const read = (name: string): string | undefined => variables[name]?.trim() || undefined;
  for (const [name, example] of Object.entries(urls)) {
    const value = read(name);
    if (value !== undefined && !isPublicUrl(value)) {
      throw new EnvironmentError(
        `${name} is not an http(s) URL of a host, without a user name. Set it to something like ${example}, or unset it.`,
      );
    }
  }
  for (const [name, other] of dependent) {
    if (read(name) && !read(other)) {
      const example = urls[other] === undefined ? '' : `, such as ${other}=${urls[other]}`;
      throw new EnvironmentError(`${name} is set but ${other} is not. Set both${example}, or neither.`);
    }
  }
  const site = new URL(read('SITE_URL') ?? publishedSite);
  if (site.pathname !== '/' || site.search || site.hash) {
    throw new EnvironmentError(
      `SITE_URL is "${variables['SITE_URL']}", but the site is served from the root of its host. Set it to ${site.origin}.`,
    );
  }
  const [endpoint, key, host] = ['ANALYTICS_ENDPOINT', 'POSTHOG_KEY', 'POSTHOG_HOST'].map(read);
  return {
    siteUrl: site.origin,
    editUrl: read('EDIT_URL'),
    pageViews: endpoint ? {endpoint, domain: read('ANALYTICS_DOMAIN') ?? site.hostname} : undefined,
    postHog: key && host ? {key, host} : undefined,
  };
}

/**
 * The inline script of all redirect pages. It is the same on each, so that a Content-Security-Policy allows it with one
 * hash; the target is in the page's markup.
 */
export const redirectScript = 'location.replace(document.documentElement.dataset.to+location.search+location.hash)';

export interface RedirectPage {
  /** New path from the site's root, with both slashes. */
  readonly to: string;
  /** The site's origin, without a trailing slash. */
  readonly origin: string;
  readonly siteTitle: string;
}

/**
 * The page at an old path, for hosts without redirect rules. The refresh is in `noscript`: otherwise it could run before the
 * script, and lose the query string and the hash. The values are the site's own, without characters of markup.
 */
export function redirectPage({to, origin, siteTitle}: RedirectPage): string {
  return `<!doctype html>
<html lang="en" data-to="${to}">
<head>
<meta charset="utf-8">
<script>${redirectScript}</script>
<noscript><meta http-equiv="refresh" content="0; url=${to}"></noscript>
<title>This page has moved | ${siteTitle}</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex">
<link rel="canonical" href="${origin}${to}">
</head>
<body>
<main>
<h1>This page has moved</h1>
<p>Its new address is <a href="${to}">${to}</a>.</p>
</main>
</body>
</html>
`;
}

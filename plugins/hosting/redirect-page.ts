/**
 * The one inline script of all redirect pages. It must not differ from page to page: a Content-Security-Policy then
 * allows it with a single hash. Where to go is in the page's markup instead.
 *
 * This is why `@docusaurus/plugin-client-redirects` is not used: it writes the target into the script, so that each page
 * would need a hash of its own.
 */
export const redirectScript = 'location.replace(document.documentElement.dataset.to+location.search+location.hash)';

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};
const escape = (value: string): string => value.replace(/[&<>"]/g, (char) => entities[char] ?? char);

export interface RedirectPage {
  /** New path from the site's root, with both slashes. */
  readonly to: string;
  /** The site's origin, without a slash at its end. */
  readonly origin: string;
  readonly siteTitle: string;
}

/**
 * The page written at an old path, for hosts that know no redirect rules. The refresh is in `noscript`: beside the
 * script it could win the race and lose the query string and the hash.
 */
export function redirectPage({to, origin, siteTitle}: RedirectPage): string {
  const path = escape(to);
  return `<!doctype html>
<html lang="en" data-to="${path}">
<head>
<meta charset="utf-8">
<script>${redirectScript}</script>
<noscript><meta http-equiv="refresh" content="0; url=${path}"></noscript>
<title>This page has moved | ${escape(siteTitle)}</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex">
<link rel="canonical" href="${escape(origin + to)}">
</head>
<body>
<main>
<h1>This page has moved</h1>
<p>Its new address is <a href="${path}">${path}</a>.</p>
</main>
</body>
</html>
`;
}

import type {SimulatorFiles} from './files';

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/**
 * Responds to `GET /` with links to the pages and the latest requests.
 * @param requests to list, newest first
 * @param site origin of the documentation
 * @returns undefined for any other path
 */
export function overviewPage(
  {method, url}: Request,
  requests: readonly string[] | undefined,
  {frame}: SimulatorFiles,
  site: string,
): Response | undefined {
  const style = [...frame.keys()].find((name) => /\/style-[^/]+\.css$/.test(name));
  if (new URL(url).pathname !== '/' || (method !== 'GET' && method !== 'HEAD')) return undefined;
  const items = requests?.map((line) => `<li><code>${escaped(line)}</code></li>`).join('');
  const log =
    items === undefined
      ? ''
      : `<h2 id="requests">Requests</h2>
      ${items === '' ? '<p>None yet.</p>' : `<p>Newest first. Reload the page for later ones.</p><ul>${items}</ul>`}`;
  const html = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="robots" content="noindex">
    <title>Avaturn simulator</title>
    <link rel="icon" href="data:,">
    <link rel="stylesheet" href="/${style}">
  </head>
  <body>
    <header class="notice">
      <h1>Avaturn simulator</h1>
      <p>This isn’t Avaturn. All data is simulated and kept in memory only.</p>
    </header>
    <main class="message">
      <ul>
        <li><a href="/sandbox/creator/?session=demo">Creator</a>, as the web SDK opens it</li>
        <li><a href="/sandbox/mobile/">Mobile page</a>, which posts the messages of a finished avatar to a web view</li>
        ${items === undefined ? '' : '<li><a href="#requests">Requests</a> to the API</li>'}
        <li><a href="${site}/docs/integration/api/introduction/#try-it-without-an-account">Documentation</a></li>
      </ul>
      <p>The terminal shows the API’s address and token.</p>
      ${log}
    </main>
  </body>
</html>
`;
  return new Response(method === 'HEAD' ? null : html, {
    headers: {'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-store'},
  });
}

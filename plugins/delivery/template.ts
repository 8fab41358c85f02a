import {readFileSync} from 'node:fs';
import path from 'node:path';
import {fileURLToPath} from 'node:url';
import {transformSync} from 'esbuild';
import {noticeId} from './notice';

const here = path.dirname(fileURLToPath(import.meta.url));

/** The inline script that starts the others. */
function startScripts(): string {
  return transformSync(readFileSync(path.join(here, 'start-scripts.js'), 'utf8'), {minify: true}).code.trim();
}

/**
 * Every script once, though several modules of a page lie in it. The entry comes last: what the page needs is there when it
 * runs, and it need not ask for it.
 */
const inOrder = `[...new Set(it.scripts)].sort((one, other) => one.includes('/main.') - other.includes('/main.'))`;

/**
 * React and the framework close void elements as XML does. HTML ignores that slash, and the HTML checker reports each.
 * Neither leaves a raw `<` or `>` in attributes, so the pattern finds tags only.
 */
const withoutSlash = String.raw`.replace(/(<(?:base|br|col|hr|img|input|link|meta|source|wbr)\b[^<>]*?)\s*\/>/g, '$1>')`;

/**
 * The document around every page, in Eta's syntax: the framework's own, but for the scripts, which start-scripts.js starts,
 * and the element in which the page shows what failed to load.
 * @see https://docusaurus.io/docs/api/docusaurus-config#ssrTemplate
 */
export function documentTemplate(): string {
  return `<!DOCTYPE html>
<html <%~ it.htmlAttributes %>>
  <head>
    <meta charset="UTF-8">
    <meta name="generator" content="Docusaurus v<%= it.version %>">
    <% it.metaAttributes.forEach((metaAttribute) => { %>
      <%~ metaAttribute${withoutSlash} %>
    <% }); %>
    <%~ it.headTags${withoutSlash} %>
    <% it.stylesheets.forEach((stylesheet) => { %>
      <link rel="stylesheet" href="<%= it.baseUrl %><%= stylesheet %>">
    <% }); %>
    <script data-scripts="<%= ${inOrder}.map((script) => it.baseUrl + script).join(' ') %>">${startScripts()}</script>
  </head>
  <body <%~ it.bodyAttributes %>>
    <%~ it.preBodyTags %>
    <div id="__docusaurus"><%~ it.appHtml${withoutSlash} %></div>
    <div id="${noticeId}"></div>
    <%~ it.postBodyTags %>
  </body>
</html>`;
}

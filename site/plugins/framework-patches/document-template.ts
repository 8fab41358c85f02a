import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import {fileURLToPath} from 'node:url';
import {transformSync} from 'esbuild';
import {patchError} from './expect-modules';

const here = path.dirname(fileURLToPath(import.meta.url));
const reactDom = path.dirname(createRequire(import.meta.url).resolve('react-dom/package.json'));

/** start-scripts.js looks for a key that starts with `__react` on the element that React hydrates. */
const reactKey = '__reactContainer$';

/** @throws Error if React sets another key */
export function expectReactKey(source: string): void {
  if (!source.includes(`"${reactKey}"`)) {
    throw patchError('document-template', `React DOM sets no key "${reactKey}" on the element it hydrates`);
  }
}

function startScripts(): string {
  expectReactKey(readFileSync(path.join(reactDom, 'cjs/react-dom-client.production.js'), 'utf8'));
  return transformSync(readFileSync(path.join(here, 'start-scripts.js'), 'utf8'), {minify: true}).code.trim();
}

/** Identifies the script of the entry. */
const entry = '/main.';

/**
 * Removes duplicates, which occur when modules of a page share a script, and puts the entry last, because it needs the
 * others.
 */
const inOrder = `[...new Set(it.scripts)].sort((one, other) => one.includes('${entry}') - other.includes('${entry}'))`;

const missingEntry = patchError('document-template', `a page's scripts include no "${entry}"`).message;

/**
 * React and the framework write a slash in void elements, as in XML. HTML ignores it, but the HTML checker reports each.
 * Neither leaves a raw `<` or `>` in attributes, so the pattern matches tags only.
 */
const withoutSlash = String.raw`.replace(/(<(?:base|br|col|hr|img|input|link|meta|source|wbr)\b[^<>]*?)\s*\/>/g, '$1>')`;

/**
 * HTML document of every page, in Eta's syntax: the framework's own, except for how scripts start and report failed loads.
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
    <% if (!it.scripts.some((script) => script.includes('${entry}'))) throw new Error(${JSON.stringify(missingEntry)}); %>
    <script data-scripts="<%= ${inOrder}.map((script) => it.baseUrl + script).join(' ') %>">${startScripts()}</script>
  </head>
  <body <%~ it.bodyAttributes %>>
    <%~ it.preBodyTags %>
    <div id="__docusaurus"><%~ it.appHtml${withoutSlash} %></div>
    <div id="page-notice"></div>
    <%~ it.postBodyTags %>
  </body>
</html>`;
}

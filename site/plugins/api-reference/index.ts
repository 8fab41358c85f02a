import {createHash} from 'node:crypto';
import path from 'node:path';
import {fileURLToPath} from 'node:url';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {require as requireTsx} from 'tsx/cjs/api';
import {toolCommand, tools} from '../../data/tools';
import {loadHighlighter} from '../code/highlight';
import {loadDocument} from '@avaturn-docs/platform/openapi/document/load';
import {isConfirmed, markOf} from '@avaturn-docs/platform/unconfirmed';
import {buildModel} from '@avaturn-docs/platform/openapi/model';
import {contractsOf} from '@avaturn-docs/platform/openapi/model/contracts';
import {formData} from './model/forms';
import {apiTables} from './model/tables';
import {markdownFile} from './markdown-sources';
import type {PageData} from './page-data';
import {emitFiles} from '../bundler';

const file = fileURLToPath(import.meta.url);
const here = path.dirname(file);
// The framework loads its configuration with jiti 1, which doesn't support TSX.
const {renderReference} = requireTsx('./render/index.tsx', file) as typeof import('./render');

const isDevelopment = () => process.env['NODE_ENV'] === 'development';

type Content = Awaited<ReturnType<typeof load>>;

const description =
  'Every operation, parameter, schema, error and webhook of the Avaturn REST API, with request samples in eight languages.';

/** The reference and everything else that the description determines. The names of files contain a hash of their content. */
async function load(source: string, {siteConfig}: LoadContext) {
  const document = await loadDocument(source, 'platform/openapi/avaturn.yaml');
  const model = buildModel(document);
  const settings = {origin: new URL(siteConfig.url).origin, highlight: await loadHighlighter()};
  const reference = renderReference(document, model, settings);
  const forms = JSON.stringify(formData(model));
  return {
    document,
    reference,
    forms,
    // A development server writes no Markdown.
    forMarkdown: isDevelopment() ? '' : renderReference(document, model, {...settings, forMarkdown: true}).html,
    contracts: JSON.stringify(contractsOf(model)),
    tables: JSON.stringify(apiTables(model)),
    bodyFile: `assets/api-reference/body.${hashOf(reference.html)}.txt`,
    formsFile: `assets/api-reference/forms.${hashOf(forms)}.json`,
  };
}

/** The page `/api/`, generated from the API description during the build. README.md describes its parts. */
export default function apiReference(context: LoadContext): Plugin<Content> {
  const source = path.resolve(context.siteDir, '../platform/openapi/avaturn.yaml');
  const dataFile = {server: '', browser: ''};
  return {
    name: 'api-reference',
    getThemePath: () => path.join(here, 'theme'),
    getPathsToWatch: () => [source],

    loadContent: () => load(source, context),

    async contentLoaded({content: {reference, forMarkdown, tables, bodyFile, formsFile}, actions}) {
      const {html, anchors, links} = reference;
      const whole: PageData = {
        html,
        anchors,
        links,
        url: `/${bodyFile}`,
        formsUrl: `/${formsFile}`,
        description,
      };
      dataFile.server = await actions.createData('page-data.json', JSON.stringify(whole));
      dataFile.browser = await actions.createData(
        'page-data.browser.json',
        JSON.stringify({...whole, html: '', anchors: undefined, links: undefined} satisfies PageData),
      );
      await actions.createData('tables.json', tables);
      await actions.createData(markdownFile, forMarkdown);
      actions.addRoute({path: '/api/', component: '@theme/ApiReferencePage', exact: true});
    },

    /**
     * Only the server's bundle contains the reference; the browser fetches it as a file if the page's HTML doesn't contain
     * it. In development there is no server HTML, so the browser's bundle contains it, too.
     */
    configureWebpack(_config, isServer, _utils, {document, reference, bodyFile, forms, formsFile, contracts}) {
      const whole = isServer || isDevelopment();
      const files = {
        [bodyFile]: reference.html,
        [formsFile]: forms,
        'sandbox/contracts.json': contracts,
        'openapi.yaml': forReaders(document.source, context.siteConfig.url),
        'openapi.json': `${JSON.stringify(document.value, (key, value) => (key === 'x-unconfirmed' ? publicReason([value].flat() as string[]) : (value as unknown)), 2)}\n`,
      };
      return {
        resolve: {alias: {'@api-reference/page-data': whole ? dataFile.server : dataFile.browser}},
        plugins: isServer ? [] : [emitFiles(files)],
      };
    },
  };
}

/** The description as a download, with the URL of the docs and how to call the API. */
function forReaders(source: string, siteUrl: string): string {
  const simulator = tools.find(({name}) => name === 'avaturn-simulator')!;
  return `# Documentation: ${siteUrl}/api/
# To make calls without an account, run the simulator: ${toolCommand(simulator, siteUrl)}
# See ${siteUrl}/docs/integration/api/introduction/#try-it-without-an-account

${source.replace(/^( *x-unconfirmed: )(.+)\n/gm, (_, key: string, ids: string) => {
  const reason = publicReason(ids.match(/[\w-]+/g)!);
  return reason ? `${key}${JSON.stringify(reason)}\n` : '';
})}`;
}

/** The text of `x-unconfirmed` for readers of the file; without one, the file lacks the key. */
const publicReason = (ids: readonly string[]): string | undefined =>
  ids.flatMap((id) => (isConfirmed(id) ? [] : Object.values(markOf(id)))).join(' ') || undefined;

function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 8);
}

import {failure, type ApiDocument} from '../document/load';
import type {ApiModel} from '../model';
import {Anchors, type Fail} from './anchors';
import {CodeShelf, type Highlight} from './code';
import type {Context} from './context';
import {frontSections} from './front';
import {html, type Html} from './html';
import {markdownBlocks, markdownInline, withoutLinks} from './markdown';
import {navigation} from './navigation';
import {operationGroup} from './operation';
import {twinActions} from './twin';
import {schemaSections, webhookSections} from './webhooks';

export interface RenderOptions {
  /** Path the site is served at, with both slashes. */
  readonly baseUrl: string;
  readonly highlight: Highlight;
  /** Languages that `highlight` knows. */
  readonly languages: readonly string[];
}

/** The reference as it stands in the page, below the navbar. */
export interface RenderedReference {
  readonly html: string;
  /** Every `id` that a link may lead to, in the order of the page. */
  readonly anchors: readonly string[];
  /** Addresses of this site's pages that descriptions link to. */
  readonly links: readonly string[];
}

/** Title of the page. */
export const pageTitle = 'REST API';

/** Draws the whole reference as static HTML. */
export async function renderReference(
  document: ApiDocument,
  model: ApiModel,
  options: RenderOptions,
): Promise<RenderedReference> {
  const fail: Fail = (pointer, problem, mend) => {
    throw failure(document, pointer, problem, mend);
  };
  const code = new CodeShelf(options.highlight, new Set(options.languages));
  const markdown = {
    baseUrl: options.baseUrl,
    code: (source: string, language: string) => code.block(source, language, 'Code'),
  };
  const context: Context = {
    model,
    schemas: new Map(model.schemas.map((entry) => [entry.name, entry])),
    code,
    anchors: new Anchors(fail),
    blocks: (source, level = 4) => markdownBlocks(source, level, markdown),
    inline: (source) => markdownInline(source, markdown),
    label: (source) => withoutLinks(markdownInline(source, markdown)),
    fail,
    url: (path) => options.baseUrl + path,
  };
  const page = body(context);
  const links = [...page.text.matchAll(/<a href="(\/(?!\/)[^"]*)"(?! download)/g)].map(([, address = '']) => address);
  return {html: await code.fill(page), anchors: context.anchors.list, links: [...new Set(links)]};
}

function body(context: Context): Html {
  const {model} = context;
  return html`${navigation(context)}
    <main class="api-content">
      <header class="api-header">
        <h1>${pageTitle}</h1>
        ${model.summary && html`<p class="api-lead">${context.inline(model.summary)}</p>`} ${twinActions}
      </header>
      ${frontSections(context)}${model.groups.map((group) => operationGroup(context, group))}${webhookSections(context)}${schemaSections(context)}
    </main>`;
}

import React from 'react';
import {failure, type ApiDocument} from '@avaturn-docs/platform/openapi/document/load';
import type {ApiModel} from '@avaturn-docs/platform/openapi/model';
import {languages} from '../../code/highlight';
import {Anchors, type Fail} from './anchors';
import {codeBlocks, type Highlight} from './code';
import type {Context} from './context';
import {authentication, errors, front} from './front';
import {markdownBlocks, markdownInline} from './markdown';
import {navigation} from './navigation';
import {join, markupOf} from './nodes';
import {operationGroup} from './operation';
import {reasonPopovers, Reasons} from './unconfirmed';
import {schemaSections, webhookSections} from './webhooks';

export interface RenderOptions {
  /** Address of the site without its path. */
  readonly origin: string;
  readonly highlight: Highlight;
  /** Renders the source of the page's Markdown instead of the page. */
  readonly forMarkdown?: boolean;
}

/** The rendered reference, below the navbar. */
export function renderReference(document: ApiDocument, model: ApiModel, options: RenderOptions) {
  const fail: Fail = (pointer, problem, fix) => {
    throw failure(document, pointer, problem, fix);
  };
  // Descriptions can name any language: an unknown one has no colors, and Markdown has none.
  const isKnown = (language: string) => languages.some((known) => known === language);
  const code = codeBlocks((text, language) =>
    options.highlight(text, isKnown(language) && !options.forMarkdown ? language : 'text'),
  );
  const context: Context = {
    model,
    code,
    anchors: new Anchors(fail),
    reasons: new Reasons(),
    errors: new Map(),
    blocks: (source, level = 4) => markdownBlocks(source, level, (text, language) => code(text, language, 'Code')),
    inline: (source) => markdownInline(source, {linked: true}),
    label: (source) => markdownInline(source, {linked: false}),
    fail,
    forMarkdown: options.forMarkdown ?? false,
    origin: options.origin,
  };
  const first = context.anchors.section('introduction', '#/info');
  const sections = [
    authentication(context),
    errors(context),
    ...model.groups.map((group) => operationGroup(context, group)),
    webhookSections(context),
    schemaSections(context),
  ];
  const html = markupOf(
    <>
      {navigation(context)}
      <main className="api-content">
        {front(context, first)}
        {join(sections)}
        {reasonPopovers(context)}
      </main>
    </>,
  );
  const links = [...html.matchAll(/<a href="(\/(?!\/)[^"]*)"(?! download)/g)].map(([, address = '']) => address);
  return {
    html,
    /** Every `id` that can be a link target, in page order. */
    anchors: context.anchors.list,
    /** Addresses of this site's pages that descriptions link to. */
    links: [...new Set(links)],
  };
}

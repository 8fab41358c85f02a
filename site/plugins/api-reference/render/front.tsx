import React, {type ReactNode} from 'react';
import type {SecurityScheme} from '@avaturn-docs/platform/openapi/model';
import {sharedErrors, type SharedError} from '@avaturn-docs/platform/openapi/model/errors';
import {assistantSetup} from '../../../data/assistant';
import {tokenVariable} from '../samples/request';
import {href} from './anchors';
import type {Context} from './context';
import {flowPanel, responseExamples} from './examples';
import {markStatus, sideTitle, statusName, terms} from './labels';
import {breakable, join} from './nodes';
import {method} from './operation';
import {reasonList, unconfirmed} from './unconfirmed';

export const pageTitle = 'REST API';

/** The first screen: what the API is and its operations; beside them, the flow. Rendered last, because it lists the reasons of all marks. */
export function front(context: Context, id: string): ReactNode {
  const {model, inline, forMarkdown} = context;
  const count = (things: readonly unknown[], name: string) => (
    <span className="chip">{`${things.length} ${name}${things.length === 1 ? '' : 's'}`}</span>
  );
  return (
    <section className="api-entry api-front">
      <div className="api-main">
        <header>
          {!forMarkdown && (
            // As on other pages (`src/theme/DocBreadcrumbs`).
            <div className="page-line">
              <span className="page-section">Reference · {model.version}</span>
              <div className="page-actions screen-only" data-component="PageMarkdown">
                <details className="drop-down">
                  <summary>Page actions</summary>
                  <div className="popover">
                    <button type="button" className="plain-button needs-script" data-copy-page="">
                      <span>Copy page as Markdown</span>
                    </button>{' '}
                    <a className="plain-button" href="index.md">
                      View as Markdown
                    </a>{' '}
                    <a className="plain-button" href={assistantSetup}>
                      Add to your assistant
                    </a>{' '}
                    <button type="button" className="plain-button needs-script" data-expand="">
                      Expand all
                    </button>
                  </div>
                </details>
              </div>
            </div>
          )}
          <h1 id={id}>{pageTitle}</h1>
          {model.summary && <p>{inline(model.summary)}</p>}
          {!forMarkdown && (
            <p className="page-facts api-facts">
              {count(model.operations, 'operation')} {count(model.webhooks, 'webhook')}{' '}
              {context.reasons.list.length > 0 && (
                <a className="chip" href={href('unconfirmed')}>
                  A ? follows what Avaturn hasn’t published
                </a>
              )}
            </p>
          )}
        </header>
        {operationList(context)}
        <details className="api-nested">
          <summary>About this description: account, sources, license</summary>
          {context.blocks(model.description, 3)}
          {unconfirmed(context, model.unconfirmed)}
          {terms(
            context,
            [
              {label: 'Title', codes: [`${model.title}, version ${model.version}`]},
              {label: 'License', codes: model.license},
            ],
            model.extensions,
          )}
        </details>
        {typedClientPart(context)}
        {reasonList(context)}
      </div>
      <div className="api-side">
        {!forMarkdown && flowPanel(context)}
        {sideTitle(context, 'Take it with you')}
        <p className="api-note">
          <a href="/openapi.yaml" download="">
            openapi.yaml
          </a>{' '}
          with comments
        </p>
        <p className="api-note">
          <a href="/openapi.json" download="">
            openapi.json
          </a>{' '}
          for Postman and code generators
        </p>
        <p className="api-note">
          <a href="index.md" download="avaturn-rest-api.md">
            index.md
          </a>{' '}
          this page, with samples in eight languages
        </p>
      </div>
    </section>
  );
}

/** Every operation in one line: its request without what all paths share, and what it does. */
function operationList(context: Context): ReactNode {
  const {model} = context;
  const operations = model.operations;
  const shared = commonStart(operations.map(({path}) => path));
  return (
    <>
      <h2 id={context.anchors.section('operations', '#/paths')}>Operations</h2>
      {model.servers.map((server) => (
        <div className="api-note api-server" key={server.url}>
          <code>{server.url}</code>
          {unconfirmed(context, server.unconfirmed)} {context.blocks(server.description, 4)}
        </div>
      ))}
      <ul className="api-operations bare-list plain-code">
        {operations.map(({id, method: verb, path, summary}) => (
          <li key={id}>
            <a href={href(id)}>
              {method(verb)} <span>{context.label(summary)}</span> <code>{breakable(path.slice(shared.length))}</code>
            </a>
          </li>
        ))}
      </ul>
    </>
  );
}

/** The segments that all paths begin with, without the last slash. */
function commonStart([first = '', ...others]: readonly string[]): string {
  const segments = first.split('/').slice(0, -1);
  while (segments.length > 0 && !others.every((path) => path.startsWith(`${segments.join('/')}/`))) segments.pop();
  return segments.join('/');
}

function typedClientPart(context: Context): ReactNode {
  return (
    <details className="api-nested">
      <summary id={context.anchors.section('typed-client', '#/info')}>Typed client for TypeScript</summary>
      <p>
        Generate the types, save a TypeScript sample of this page as <code>sample.mts</code>, and check and run it. The
        extension makes it an ES module, which <code>await</code> at the top level needs.
      </p>
      {context.code(typedClient(context.origin).join('\n'), 'bash', 'Typed client for TypeScript')}
    </details>
  );
}

/** Commands that make a client for TypeScript in a new folder, check it and run it. */
export const typedClient = (origin: string): readonly string[] => [
  'npm install openapi-fetch typescript tsx @types/node',
  `npx openapi-typescript@7 ${origin}/openapi.json --output avaturn.ts`,
  'npx tsc --noEmit --strict --module nodenext --types node sample.mts',
  'npx tsx sample.mts',
];
export function authentication(context: Context): ReactNode {
  return (
    <section className="api-entry">
      <div className="api-main">
        <h2 id={context.anchors.section('authentication', '#/components/securitySchemes')}>Authentication</h2>
        {join(context.model.securitySchemes.map((scheme) => schemeEntry(context, scheme)))}
        <p>
          The samples on this page read the token from the environment variable <code>{tokenVariable}</code>.
        </p>
      </div>
      <div className="api-side">
        {sideTitle(context, 'Header')}
        {context.code('Authorization: Bearer <secret>', 'text', 'HTTP header')}
      </div>
    </section>
  );
}

function schemeEntry(context: Context, scheme: SecurityScheme): ReactNode {
  return (
    <>
      <h3>
        <code>{scheme.name}</code>
      </h3>
      <div>
        <span className="api-type">{scheme.type}</span>
        {unconfirmed(context, scheme.unconfirmed)}
      </div>
      {context.blocks(scheme.description, 4)}
      {terms(context, scheme.facts, scheme.extensions)}
    </>
  );
}

/** Renders the errors, and records where each is described. */
export function errors(context: Context): ReactNode {
  const entries = sharedErrors(context.model);
  const total = context.model.operations.length;
  return (
    <section className="api-entry">
      <div className="api-main">
        <h2 id={context.anchors.section('errors', '#/paths')}>Errors</h2>
        <ul className="field-rows">{join(entries.map((entry) => errorRow(context, entry, total)))}</ul>
      </div>
    </section>
  );
}

function errorRow(context: Context, {response, sources}: SharedError, total: number): ReactNode {
  const {status, description, extensions, unconfirmed: reasons} = response;
  const anchor = context.anchors.field(`errors.${status}`);
  // A mark that applies to all operations is shown here; one for some operations is shown there.
  const alike = sources.every((source) => String(source.response.unconfirmed) === String(reasons));
  for (const source of sources) {
    context.errors.set(source.response, {anchor, unconfirmed: alike ? [] : source.response.unconfirmed});
  }
  return (
    <li className="field-row" id={anchor}>
      <div className="field-head">
        <a className="api-name" href={href(anchor)}>
          {markStatus(status)}
        </a>{' '}
        <span className="api-type">{statusName(status)}</span> {alike && unconfirmed(context, reasons)}
      </div>
      {context.blocks(description, 4)}
      {terms(context, [], extensions)}
      <p className="api-note">
        {sources.length === total
          ? 'Any operation may return it.'
          : join([
              'From: ',
              join(
                sources.map(({operation: {id}}) => <a href={href(id)}>{id}</a>),
                ', ',
              ),
            ])}
      </p>
      {response.body && (
        <details className="api-nested">
          <summary>Example</summary>
          {responseExamples(context, [response])}
        </details>
      )}
    </li>
  );
}

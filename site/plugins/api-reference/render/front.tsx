import React, {type ReactNode} from 'react';
import type {Response, SecurityScheme} from '@avaturn-docs/platform/openapi/model';
import {sharedErrors, type SharedError} from '@avaturn-docs/platform/openapi/model/errors';
import {tokenVariable} from '../samples/request';
import {operationsOf} from '@avaturn-docs/platform/openapi/model/uses';
import {href} from './anchors';
import type {Context, ErrorPlace} from './context';
import {responseExamples} from './examples';
import {markStatus, sideTitle, statusName, terms} from './marks';
import {join} from './nodes';
import {reasonList, unconfirmed} from './reasons';

/** Rendered after all other sections, because it lists the reasons of their marks. */
export function introduction(context: Context, id: string): ReactNode {
  const {model, blocks, url} = context;
  const mark = unconfirmed(context, model.unconfirmed);
  const servers = serverList(context);
  return (
    <section className="api-entry">
      <div className="api-main">
        <h2 id={id}>Introduction</h2>
        {blocks(model.description, 3)}
        {mark}
        {terms(context, model.facts, model.extensions)}
        {reasonList(context)}
      </div>
      <div className="api-side">
        {servers}
        {sideTitle(
          context,
          <>
            {model.title}, version {model.version}
          </>,
        )}
        <ul className="api-servers">
          <li>
            <a href={url('openapi.yaml')} download="">
              openapi.yaml
            </a>
            , with comments
          </li>
          <li>
            <a href={url('openapi.json')} download="">
              openapi.json
            </a>
            , for Postman and code generators
          </li>
          <li>
            <a href="index.md" download="avaturn-rest-api.md">
              index.md
            </a>
            , this page as Markdown, with all samples in ten languages
          </li>
        </ul>
        {firstSteps(context)}
      </div>
    </section>
  );
}

/** How to make a client, and the flow from a user to a picture in the page's simulator. */
function firstSteps(context: Context): ReactNode {
  return (
    <>
      {sideTitle(context, 'Typed client', context.anchors.section('typed-client', '#/info'))}
      <p>
        Generate the types, save a TypeScript sample of this page as <code>sample.mts</code>, and check and run it. The
        extension makes it an ES module, which <code>await</code> at the top level needs.
      </p>
      {context.code(typedClient(context.origin).join('\n'), 'bash', 'Typed client for TypeScript')}
      <div className="api-flow">
        <button type="button" className="api-try" data-flow="">
          Start the flow
        </button>
        <p>
          Four requests to the simulator in this page: a user, a session, an export and a render. Each response has a
          button for the next one. The flow replaces the values in these four forms with those of the examples.
        </p>
      </div>
    </>
  );
}

/** Commands that make a client for TypeScript in a new folder, check it and run it. */
export const typedClient = (origin: string): readonly string[] => [
  'npm install openapi-fetch typescript tsx @types/node',
  `npx openapi-typescript@7 ${origin}/openapi.json --output avaturn.ts`,
  'npx tsc --noEmit --strict --module nodenext --types node sample.mts',
  'npx tsx sample.mts',
];

function serverList(context: Context): ReactNode {
  const {servers} = context.model;
  return (
    <>
      {sideTitle(context, servers.length === 1 ? 'Server' : 'Servers')}
      <ul className="api-servers">
        {servers.map((server) => (
          <li key={server.url}>
            <code>{server.url}</code>
            {unconfirmed(context, server.unconfirmed)}
            {context.blocks(server.description, 4)}
          </li>
        ))}
      </ul>
    </>
  );
}

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
      <div className="api-marks">
        <span className="api-type">{scheme.type}</span>
        {unconfirmed(context, scheme.unconfirmed)}
      </div>
      {context.blocks(scheme.description, 4)}
      {terms(context, scheme.facts, scheme.extensions)}
    </>
  );
}

/** Renders the errors, and records where each is described. */
export function errors(context: Context, found: Map<Response, ErrorPlace>): ReactNode {
  const entries = sharedErrors(context.model);
  const total = operationsOf(context.model).length;
  return (
    <section className="api-entry">
      <div className="api-main">
        <h2 id={context.anchors.section('errors', '#/paths')}>Errors</h2>
        <ul className="api-responses">{join(entries.map((entry) => errorRow(context, entry, total, found)))}</ul>
      </div>
      <div className="api-side">
        {responseExamples(
          context,
          'errors',
          entries.map(({response}) => response),
          3,
        )}
      </div>
    </section>
  );
}

function errorRow(
  context: Context,
  {response, sources}: SharedError,
  total: number,
  found: Map<Response, ErrorPlace>,
): ReactNode {
  const {status, description, extensions, unconfirmed: reasons} = response;
  const anchor = context.anchors.field(`errors.${status}`);
  // A mark that applies to all operations is shown here; one for some operations is shown there.
  const alike = sources.every((source) => String(source.response.unconfirmed) === String(reasons));
  for (const source of sources) {
    found.set(source.response, {anchor, unconfirmed: alike ? [] : source.response.unconfirmed});
  }
  return (
    <li className="api-response" id={anchor}>
      <div className="api-field-head">
        <a className="api-name" href={href(anchor)}>
          {markStatus(status)}
        </a>{' '}
        <span className="api-type">{statusName(status)}</span> {alike && unconfirmed(context, reasons)}
      </div>
      {context.blocks(description, 4)}
      {terms(context, [], extensions)}
      <p className="api-more">
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
    </li>
  );
}

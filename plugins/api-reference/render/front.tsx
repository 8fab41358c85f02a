import React, {type ReactNode} from 'react';
import type {ApiModel, Operation, SecurityScheme} from '../model';
import {tokenVariable} from '../model/request-shape';
import {operationsOf} from '../model/uses';
import {href} from './anchors';
import type {Context} from './context';
import {deprecation, link, moreAbout, terms, unconfirmed} from './marks';
import {join} from './nodes';
import {markStatus, statusName} from './status';

/** What is before the operations. */
export function frontSections(context: Context): ReactNode {
  return join([introduction(context), authentication(context), errors(context)]);
}

function introduction(context: Context): ReactNode {
  const {model, anchors, blocks, url} = context;
  return (
    <section className="api-entry">
      <div className="api-main">
        <h2 id={anchors.section('introduction', '#/info')}>Introduction</h2>
        {blocks(model.description, 3)}
        {unconfirmed(context, model.unconfirmed)}
        {terms(context, model.facts, model.extensions)}
        {moreAbout(model.externalDocs)}
      </div>
      <div className="api-side">
        {model.servers.length > 0 && (
          <>
            <p className="api-side-title">{model.servers.length === 1 ? 'Server' : 'Servers'}</p>
            <ul className="api-servers">
              {model.servers.map((server) => (
                <li key={server.url}>
                  <code>{server.url}</code>
                  {unconfirmed(context, server.unconfirmed)}
                  {blocks(server.description, 4)}
                  {terms(context, [], server.extensions)}
                </li>
              ))}
            </ul>
          </>
        )}
        <p className="api-side-title">
          {model.title}, version {model.version}
        </p>
        <ul className="api-servers">
          <li>
            <a href={url('openapi.yaml')} download="">
              openapi.yaml
            </a>
            , to read
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
            , this page as Markdown
          </li>
        </ul>
      </div>
    </section>
  );
}

function authentication(context: Context): ReactNode {
  const {securitySchemes} = context.model;
  const lines = securitySchemes.flatMap(({header}) => (header ? [`${header.name}: ${header.prefix}<secret>`] : []));
  return (
    securitySchemes.length > 0 && (
      <section className="api-entry">
        <div className="api-main">
          <h2 id={context.anchors.section('authentication', '#/components/securitySchemes')}>Authentication</h2>
          {join(securitySchemes.map((scheme) => schemeEntry(context, scheme)))}
          <p>
            The samples on this page read the token from the environment variable <code>{tokenVariable}</code>.
          </p>
        </div>
        <div className="api-side">
          <p className="api-side-title">Header</p>
          {context.code.block([...new Set(lines)].join('\n'), 'text', 'HTTP header')}
        </div>
      </section>
    )
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
        {deprecation(scheme)}
        {unconfirmed(context, scheme.unconfirmed)}
      </div>
      {context.blocks(scheme.description, 4)}
      {terms(context, scheme.facts, scheme.extensions)}
    </>
  );
}

interface ErrorEntry {
  readonly status: string;
  readonly description: string;
  readonly extensions: Operation['extensions'];
  readonly responses: {readonly operation: Operation; readonly unconfirmed: readonly string[]}[];
}

/** Responses that report a fault, each meaning once, with the operations that give it. */
function errorEntries(model: ApiModel): ErrorEntry[] {
  const entries = new Map<string, ErrorEntry>();
  for (const operation of operationsOf(model)) {
    for (const {status, description = '', extensions, unconfirmed: reasons} of operation.responses.filter((response) =>
      /^[45]/.test(response.status),
    )) {
      const key = JSON.stringify([status, description, extensions]);
      const entry = entries.get(key) ?? {status, description, extensions, responses: []};
      entry.responses.push({operation, unconfirmed: reasons});
      entries.set(key, entry);
    }
  }
  return [...entries.values()].sort((a, b) => (a.status < b.status ? -1 : 1));
}

function errors(context: Context): ReactNode {
  const entries = errorEntries(context.model);
  const total = operationsOf(context.model).length;
  return (
    entries.length > 0 && (
      <section className="api-entry">
        <div className="api-main">
          <h2 id={context.anchors.section('errors', '#/paths')}>Errors</h2>
          <ul className="api-responses">{join(entries.map((entry) => errorRow(context, entry, total)))}</ul>
        </div>
      </section>
    )
  );
}

function errorRow(context: Context, entry: ErrorEntry, total: number): ReactNode {
  const {status, description, extensions, responses} = entry;
  // An unconfirmed statement about all responses is shown with the error; one about some, with their operations.
  const [first] = responses;
  const alike = responses.every((response) => String(response.unconfirmed) === String(first?.unconfirmed));
  // The comma stays with its name at the end of a line.
  const links = responses.map(({operation, unconfirmed: reasons}, index) => (
    <div className="api-error-source" key={operation.id}>
      {link({url: href(operation.id), label: operation.id})}
      {!alike && unconfirmed(context, reasons)}
      {index < responses.length - 1 && ','}
    </div>
  ));
  return (
    <li className="api-response">
      <div className="api-field-head">
        <span className="api-label">{markStatus(status)}</span> <span className="api-type">{statusName(status)}</span>{' '}
        {unconfirmed(context, alike ? (first?.unconfirmed ?? []) : [])}
      </div>
      {context.blocks(description, 4)}
      {terms(context, [], extensions)}
      <div className="api-more">
        {responses.length === total && alike ? 'Any operation may return it.' : <>From: {join(links, ' ')}</>}
      </div>
    </li>
  );
}

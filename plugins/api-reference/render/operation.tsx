import React, {type ReactNode} from 'react';
import type {Operation, OperationGroup, ParameterPlace} from '../../../openapi/model';
import {groupAnchor, href} from './anchors';
import {bodyParts, parameterRow} from './bodies';
import type {Context} from './context';
import {requestSamples, responseExamples, uploadSamples} from './examples';
import {badge, deprecation, moreAbout, terms} from './marks';
import {join} from './nodes';
import {unconfirmed} from './reasons';
import {responseList} from './responses';

export function operationGroup(context: Context, group: OperationGroup): ReactNode {
  return (
    <section className="api-group">
      <h2 id={context.anchors.section(groupAnchor(group.name), '#/tags')}>{group.title}</h2>
      {context.blocks(group.description, 3)}
      {unconfirmed(context, group.unconfirmed)}
      {terms(context, [], group.extensions)}
      {moreAbout(group.externalDocs)}
      {join(group.operations.map((operation) => operationSection(context, operation)))}
    </section>
  );
}

function operationSection(context: Context, operation: Operation): ReactNode {
  const {id, summary} = operation;
  context.anchors.section(id, operation.pointer);
  const samples = (
    <div className="api-side">
      {requestSamples(context, operation)}
      {responseExamples(
        context,
        id,
        operation.responses.filter((response) => !context.errors.has(response)),
      )}
      {operation.upload && uploadSamples(context, operation, operation.upload)}
    </div>
  );
  return (
    <section className="api-entry">
      <div className="api-main">
        <h3 id={id}>
          <a className="api-heading" href={href(id)}>
            {context.label(summary)}
          </a>
        </h3>
        <p className="api-endpoint">
          {method(operation.method)} <code>{operation.path}</code> {deprecation(operation)}{' '}
          {unconfirmed(context, operation.unconfirmed)}
        </p>
        {context.blocks(operation.description, 4)}
        {moreAbout(operation.externalDocs)}
        {security(operation)}
      </div>
      {/* On a phone, the samples are between the purpose and the fields; in Markdown, they are last. */}
      {!context.forMarkdown && samples}
      <div className="api-main">
        {parameterLists(context, operation)}
        {requestBody(context, operation)}
        {responseList(context, id, operation)}
        {upload(context, operation)}
        {operation.extensions.length > 0 && (
          <details className="api-nested">
            <summary>{operation.extensions.map(({label}) => label).join(', ')}</summary>
            {terms(context, [], operation.extensions)}
          </details>
        )}
      </div>
      {context.forMarkdown && samples}
    </section>
  );
}

export function method(name: string): ReactNode {
  return (
    <span className="api-method" data-method={name}>
      {name.toUpperCase()}
    </span>
  );
}

function security({security: needs}: Operation): ReactNode {
  const schemes = (need: Operation['security'][number]) =>
    need.map(({scheme, scopes}) => (
      <>
        <a href={href('authentication')}>{scheme}</a>
        {scopes.length > 0 && (
          <>
            {' ('}
            {join(
              scopes.map((scope) => <code key={scope}>{scope}</code>),
              ', ',
            )}
            )
          </>
        )}
      </>
    ));
  const alternatives = needs.map((need) => (need.length === 0 ? 'none' : join(schemes(need), ' and ')));
  return <p className="api-needs">Authorization: {alternatives.length > 0 ? join(alternatives, ' or ') : 'none'}</p>;
}

const placeTitles: Record<ParameterPlace, string> = {
  path: 'Path parameters',
  query: 'Query parameters',
  header: 'Headers',
  cookie: 'Cookies',
};

function parameterLists(context: Context, {id, parameters}: Operation): ReactNode {
  return join(
    (['path', 'query', 'header', 'cookie'] as const).map((place) => {
      const list = parameters.filter((parameter) => parameter.in === place);
      return (
        list.length > 0 && (
          <>
            <h4>{placeTitles[place]}</h4>
            <ul className="api-fields">
              {join(list.map((parameter) => parameterRow(context, `${id}.${place}`, parameter, true)))}
            </ul>
          </>
        )
      );
    }),
  );
}

function requestBody(context: Context, {id, pointer, requestBody: request}: Operation): ReactNode {
  if (!request) {
    return null;
  }
  const anchor = context.anchors.section(`${id}.request`, pointer);
  return (
    <>
      <h4 id={anchor}>Request body {request.required ? badge('required', 'required') : badge('plain', 'optional')}</h4>
      {deprecation(request)}
      {unconfirmed(context, request.unconfirmed)}
      {context.blocks(request.description, 5)}
      {terms(context, [], request.extensions)}
      {join(request.bodies.map((body) => bodyParts(context, anchor, body, {sent: true})))}
    </>
  );
}

function upload(context: Context, {id, pointer, responses, upload: next}: Operation): ReactNode {
  if (!next) {
    return null;
  }
  const anchor = context.anchors.section(`${id}.upload`, pointer);
  const response = `${id}.response.${responses.find(({status}) => status.startsWith('2'))?.status ?? 'default'}`;
  const field = <code>{next.urlField}</code>;
  return (
    <>
      <h4 id={anchor}>Upload</h4>
      <p>
        Next, send this request to the <a href={href(`${response}.${next.urlField}`)}>{field}</a> in the response. It
        carries no token.
      </p>
      <p className="api-endpoint">
        {method(next.method)} {field} {unconfirmed(context, next.unconfirmed)}
      </p>
      {bodyParts(context, anchor, {...next.body, unconfirmed: []}, {fold: true, sent: true})}
    </>
  );
}

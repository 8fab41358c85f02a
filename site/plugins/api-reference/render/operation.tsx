import React, {type ReactNode} from 'react';
import type {Body, Operation, OperationGroup, RequestBody, Response} from '@avaturn-docs/platform/openapi/model';
import {groupAnchor, href} from './anchors';
import {bodyHead, bodyParts, parameterRow} from './bodies';
import type {Context} from './context';
import {requestSamples, responseExamples, uploadSamples} from './examples';
import {badge, deprecation, markStatus, statusName, terms} from './labels';
import {join} from './nodes';
import {unconfirmed} from './unconfirmed';
import {isBare} from './type-text';

export function operationGroup(context: Context, group: OperationGroup): ReactNode {
  return (
    <section className="api-group">
      <h2 id={context.anchors.section(groupAnchor(group.name), '#/tags')}>{group.title}</h2>
      {context.blocks(group.description, 3)}
      {unconfirmed(context, group.unconfirmed)}
      {terms(context, [], group.extensions)}
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
        operation.responses.filter((response) => !context.errors.has(response)),
      )}
      {operation.upload && uploadSamples(context, operation, operation.upload)}
    </div>
  );
  return (
    <section className="api-entry">
      <div className="api-main">
        <h3 id={id}>
          <a className="api-heading plain-code" href={href(id)}>
            {context.label(summary)}
          </a>
        </h3>
        <p className="api-endpoint plain-code">
          {method(operation.method)} <code>{operation.path}</code> {deprecation(operation)}{' '}
          {unconfirmed(context, operation.unconfirmed)}{' '}
          <span>
            Authorization:{' '}
            {operation.security === undefined ? 'none' : <a href={href('authentication')}>{operation.security}</a>}
          </span>
        </p>
        {context.blocks(operation.description, 4)}
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

function parameterLists(context: Context, {id, parameters}: Operation): ReactNode {
  return join(
    (['path', 'query'] as const).map((place) => {
      const list = parameters.filter((parameter) => parameter.in === place);
      return (
        list.length > 0 && (
          <>
            <h4>{place === 'path' ? 'Path parameters' : 'Query parameters'}</h4>
            <ul className="field-rows">
              {join(list.map((parameter) => parameterRow(context, `${id}.${place}`, parameter)))}
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
      {messageParts(context, anchor, request, true)}
    </>
  );
}

/** The description and the fields of a request body. */
export function messageParts(context: Context, anchor: string, message: RequestBody, sent: boolean): ReactNode {
  return (
    <>
      {unconfirmed(context, message.unconfirmed)}
      {context.blocks(message.description, 5)}
      {terms(context, [], message.extensions)}
      {bodyParts(context, anchor, message.body, {sent})}
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
      <p className="api-endpoint plain-code">
        {method(next.method)} {field} {unconfirmed(context, next.body.unconfirmed)}
      </p>
      {bodyParts(context, anchor, {...next.body, unconfirmed: []}, {fold: true, sent: true})}
      {terms(
        context,
        next.encoding.map(({part, contentType}) => ({label: `Type of ${part}`, codes: [contentType]})),
      )}
    </>
  );
}

/** Responses of an operation. Errors are collapsed, because one section describes them for all operations. */
export function responseList(context: Context, prefix: string, {pointer, responses}: Operation): ReactNode {
  const entry = (response: Response) =>
    responseEntry(context, `${prefix}.response.${response.status}`, pointer, response);
  const errors = responses.filter((response) => context.errors.has(response));
  const others = responses.filter((response) => !context.errors.has(response));
  return (
    <>
      <h4 id={context.anchors.section(`${prefix}.responses`, pointer)}>Responses</h4>
      <ul className="field-rows">{join(others.map(entry))}</ul>
      {errors.length > 0 && (
        <details className="api-nested">
          <summary>Errors: {errors.map(({status}) => status).join(', ')}</summary>
          <ul className="field-rows">{join(errors.map(entry))}</ul>
        </details>
      )}
    </>
  );
}

function responseEntry(context: Context, anchor: string, pointer: string, response: Response): ReactNode {
  const {status, description, body} = response;
  const id = context.anchors.section(anchor, pointer);
  const shared = context.errors.get(response);
  return (
    <li className="field-row" id={id}>
      <div className="field-head">
        <a className="api-name" href={href(id)}>
          {markStatus(status)}
        </a>{' '}
        <span className="api-type">{statusName(status)}</span> {unconfirmed(context, (shared ?? response).unconfirmed)}{' '}
        {shared && <a href={href(shared.anchor)}>Cause and fix</a>}
      </div>
      {!shared && context.blocks(description, 5)}
      {!shared && terms(context, [], response.extensions)}
      {body && (shared && isNameOnly(body) ? bodyHead(body) : bodyParts(context, id, body, {fold: true}))}
    </li>
  );
}

/** True if the body is only a named schema, so that a link is enough. */
function isNameOnly({schema, unconfirmed: reasons}: Body): boolean {
  return schema.ref !== undefined && isBare(schema) && reasons.length === 0;
}

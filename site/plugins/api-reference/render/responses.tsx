import React, {type ReactNode} from 'react';
import type {Body, Operation, Response} from '@avaturn-docs/platform/openapi/model';
import {href} from './anchors';
import {bodyHead, bodyParts} from './bodies';
import type {Context} from './context';
import {markStatus, statusName, terms} from './marks';
import {join} from './nodes';
import {unconfirmed} from './reasons';
import {isBare} from './type-text';

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

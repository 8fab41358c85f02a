import React, {type ReactNode} from 'react';
import type {Body, Operation, Response} from '../model';
import {href} from './anchors';
import {bodyHead, bodyParts, parameterRow} from './bodies';
import type {Context} from './context';
import {deprecation, terms, unconfirmed} from './marks';
import {join} from './nodes';
import {markStatus, statusName} from './status';
import {isBare} from './type-text';

/**
 * Responses of an operation: those of a success with their fields, the others with a link to their schema.
 *
 * @param prefix Anchor of the operation or webhook.
 */
export function responseList(context: Context, prefix: string, {pointer, responses}: Operation): ReactNode {
  const entries = responses.map((response) =>
    responseEntry(context, `${prefix}.response.${response.status}`, pointer, response),
  );
  return (
    <>
      <h4>Responses</h4>
      <ul className="api-responses">{join(entries)}</ul>
    </>
  );
}

function responseEntry(context: Context, anchor: string, pointer: string, response: Response): ReactNode {
  const {status, description, bodies, headers} = response;
  const id = context.anchors.section(anchor, pointer);
  const succeeds = /^[123]/.test(status);
  return (
    <li className="api-response" id={id}>
      <div className="api-field-head">
        <a className="api-name" href={href(id)}>
          {markStatus(status)}
        </a>{' '}
        <span className="api-type">{statusName(status)}</span> {deprecation(response)}{' '}
        {unconfirmed(context, response.unconfirmed)}
      </div>
      {context.blocks(description, 5)}
      {terms(context, [], response.extensions)}
      {headers.length > 0 && (
        <ul className="api-fields">{join(headers.map((header) => parameterRow(context, `${id}.header`, header)))}</ul>
      )}
      {join(bodies.map((body) => (succeeds || !isNamedOnly(body) ? bodyParts(context, id, body) : bodyHead(body))))}
    </li>
  );
}

/** True where the body is a named schema and nothing else, so that a link says it all. */
function isNamedOnly({schema, encoding, unconfirmed: reasons}: Body): boolean {
  return (
    schema?.ref !== undefined && isBare({...schema, ref: undefined}) && encoding.length === 0 && reasons.length === 0
  );
}

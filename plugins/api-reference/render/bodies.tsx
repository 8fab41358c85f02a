import React, {type ReactNode} from 'react';
import type {Body, Parameter} from '../model';
import type {Context} from './context';
import {parts, row} from './fields';
import {terms, unconfirmed} from './marks';
import {isBare, typeText} from './type-text';

/** A parameter or header: what is beside its schema and the schema itself, in one row. */
export function parameterRow(context: Context, prefix: string, parameter: Parameter): ReactNode {
  const id = context.anchors.field(`${prefix}.${parameter.name}`);
  const {schema} = parameter;
  const own = {
    ...schema,
    description: parameter.description ?? schema.description,
    unconfirmed: [...parameter.unconfirmed, ...schema.unconfirmed],
    deprecated: parameter.deprecated || schema.deprecated,
  };
  return row(context, {
    name: parameter.name,
    id,
    required: parameter.required,
    schema: own,
    spot: {anchor: id, trail: [], opens: true},
    more: (
      <>
        {parameter.description && context.blocks(schema.description, 5)}
        {terms(context, parameter.facts, parameter.extensions)}
      </>
    ),
  });
}

/** A body's media type and the name of its schema. */
export function bodyHead({mediaType, schema}: Body): ReactNode {
  return (
    <p className="api-body-head">
      <code>{mediaType}</code>
      {schema && (
        <>
          {' '}
          <span className="api-type">{typeText(schema)}</span>
        </>
      )}
    </p>
  );
}

/** The head of a body, and its fields. */
export function bodyParts(context: Context, anchor: string, body: Body): ReactNode {
  const {schema, encoding, unconfirmed: reasons} = body;
  const partTypes = encoding.map(({part, contentType}) => ({label: `Type of ${part}`, codes: [contentType]}));
  const target =
    schema?.ref === undefined || !isBare({...schema, ref: undefined})
      ? undefined
      : context.schemas.get(schema.ref)?.schema;
  const spot = {anchor, trail: target ? [schema?.ref ?? ''] : [], opens: true};
  const shown = target ?? schema;
  return (
    <>
      {bodyHead(body)}
      {unconfirmed(context, [...reasons, ...(shown?.unconfirmed ?? [])])}
      {schema && context.blocks(schema.description, 5)}
      {shown && terms(context, shown.facts, shown.extensions)}
      {shown && parts(context, shown, spot)}
      {terms(context, partTypes)}
    </>
  );
}

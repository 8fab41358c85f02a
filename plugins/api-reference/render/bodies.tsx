import React, {type ReactNode} from 'react';
import type {Body, Parameter} from '../../../openapi/model';
import type {Context} from './context';
import {folded, inside, parts, row} from './fields';
import {terms} from './marks';
import {unconfirmed} from './reasons';
import {isBare, typeText} from './type-text';

/** A parameter or header: its own properties and its schema in one row. */
export function parameterRow(context: Context, prefix: string, parameter: Parameter, sent: boolean): ReactNode {
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
    spot: {anchor: id, trail: [], opens: true, sent},
    more: (
      <>
        {parameter.description && context.blocks(schema.description, 5)}
        {terms(context, parameter.facts, parameter.extensions)}
      </>
    ),
  });
}

/** A body's media type and the name of its schema. */
export function bodyHead({mediaType, schema}: Body, marks?: ReactNode): ReactNode {
  return (
    <p className="api-body-head">
      <code>{mediaType}</code>
      {schema && (
        <>
          {' '}
          <span className="api-type">{typeText(schema)}</span>
        </>
      )}
      {marks}
    </p>
  );
}

/**
 * The header of a body, and its fields.
 * @param fold whether the fields are collapsed
 */
export function bodyParts(
  context: Context,
  anchor: string,
  body: Body,
  {fold = false, sent = false}: {readonly fold?: boolean; readonly sent?: boolean} = {},
): ReactNode {
  const {schema, encoding, unconfirmed: reasons} = body;
  const partTypes = encoding.map(({part, contentType}) => ({label: `Type of ${part}`, codes: [contentType]}));
  const spot = {anchor, trail: [], opens: true, sent};
  const found = schema && inside(context, schema, spot);
  const isNamed = schema?.ref !== undefined && isBare({...schema, ref: undefined});
  const shown = isNamed ? context.schemas.get(schema.ref ?? '')?.schema : schema;
  return (
    <>
      {bodyHead(body, unconfirmed(context, [...reasons, ...(shown?.unconfirmed ?? [])]))}
      {schema && context.blocks(schema.description, 5)}
      {shown && terms(context, shown.facts, shown.extensions)}
      {found && (fold ? folded(context, schema, spot) : parts(context, found.schema, found.spot))}
      {terms(context, partTypes)}
    </>
  );
}

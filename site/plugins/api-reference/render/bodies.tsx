import React, {type ReactNode} from 'react';
import type {Body, Parameter, Scene} from '@avaturn-docs/platform/openapi/model';
import {code} from '@avaturn-docs/platform/openapi/model/schema';
import {openedSchema, type Context} from './context';
import {folded, inside, parts, row} from './fields';
import {terms} from './labels';
import {breakable} from './nodes';
import {schemaMark, unconfirmed} from './unconfirmed';
import {typeText} from './type-text';

/** A parameter: its own properties and its schema in one row. */
export function parameterRow(context: Context, prefix: string, parameter: Parameter): ReactNode {
  const id = context.anchors.field(`${prefix}.${parameter.name}`);
  const {schema} = parameter;
  const facts = parameter.example === undefined ? [] : [{label: 'Example', codes: [code(parameter.example)]}];
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
    spot: {anchor: id, trail: [], opens: true, sent: true},
    more: (
      <>
        {parameter.description && context.blocks(schema.description, 5)}
        {terms(context, facts, parameter.extensions)}
        {parameter.scenes.length > 0 && sceneList(context, parameter.scenes)}
      </>
    ),
  });
}

function sceneList(context: Context, scenes: readonly Scene[]): ReactNode {
  return (
    <ul className="field-rows">
      {scenes.map(({name, framing, background, unconfirmed: reasons}) => (
        <li className="field-row" key={name}>
          <div className="field-head">
            <code>{context.forMarkdown ? name : breakable(name)}</code>
          </div>
          Framing: {framing}. Background: {background}
          {unconfirmed(context, reasons)}
        </li>
      ))}
    </ul>
  );
}

export function bodyHead({mediaType, schema}: Body, marks?: ReactNode): ReactNode {
  return (
    <p className="api-note">
      <code>{mediaType}</code> <span className="api-type">{typeText(schema)}</span>
      {marks}
    </p>
  );
}

/** The header of a body, and its fields. */
export function bodyParts(
  context: Context,
  anchor: string,
  body: Body,
  {fold = false, sent = false}: {readonly fold?: boolean; readonly sent?: boolean} = {},
): ReactNode {
  const {schema, unconfirmed: reasons} = body;
  const spot = {anchor, trail: [], opens: true, sent};
  const found = inside(context, schema, spot);
  const target = openedSchema(context, schema, spot);
  return (
    <>
      {bodyHead(
        body,
        <>
          {unconfirmed(context, reasons)}
          {schemaMark(context, [schema, target], false)}
        </>,
      )}
      {context.blocks(schema.description, 5)}
      {terms(
        context,
        [...schema.facts, ...(target?.facts ?? [])],
        [...schema.extensions, ...(target?.extensions ?? [])],
      )}
      {fold ? folded(context, schema, spot) : parts(context, found.schema, found.spot)}
    </>
  );
}

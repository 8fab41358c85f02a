import type {Body, Parameter} from '../model';
import type {Context} from './context';
import {parts, row} from './fields';
import {html, type Html} from './html';
import {terms, unconfirmed} from './marks';
import {isBare, typeText} from './type-text';

/** A parameter or header: what stands beside its schema and the schema itself, in one row. */
export function parameterRow(context: Context, prefix: string, parameter: Parameter): Html {
  const id = context.anchors.field(`${prefix}.${parameter.name}`);
  const {schema} = parameter;
  const own = {
    ...schema,
    description: parameter.description ?? schema.description,
    unconfirmed: [...parameter.unconfirmed, ...schema.unconfirmed],
    deprecated: parameter.deprecated || schema.deprecated,
  };
  const both = parameter.description && schema.description ? context.blocks(schema.description, 5) : undefined;
  const more = html`${both}${terms(context, parameter.facts, parameter.extensions)}`;
  return row(context, {
    name: parameter.name,
    id,
    required: parameter.required,
    schema: own,
    spot: {anchor: id, trail: [], opens: true},
    more,
  });
}

/** A body's media type, the name of its schema, and its fields. */
export function bodyParts(
  context: Context,
  anchor: string,
  {mediaType, schema, encoding, unconfirmed: reasons}: Body,
): Html {
  const partTypes = encoding.map(({part, contentType}) => ({label: `Type of ${part}`, codes: [contentType]}));
  const head = html`<p class="api-body-head">
    <code>${mediaType}</code>${schema && html` <span class="api-type">${typeText(schema)}</span>`}
  </p>`;
  const target =
    schema?.ref === undefined || !isBare({...schema, ref: undefined})
      ? undefined
      : context.schemas.get(schema.ref)?.schema;
  const spot = {anchor, trail: target ? [schema?.ref ?? ''] : [], opens: true};
  const shown = target ?? schema;
  return html`${head}${unconfirmed(context, [...reasons, ...(shown?.unconfirmed ?? [])])}${schema && context.blocks(schema.description, 5)}
  ${shown && html`${terms(context, shown.facts, shown.extensions)}${parts(context, shown, spot)}`}${terms(context, partTypes)}`;
}

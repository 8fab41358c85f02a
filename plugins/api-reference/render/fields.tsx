import React, {type ReactNode} from 'react';
import type {Child, Choice, Discriminator, SchemaNode} from '../model';
import {code} from '../model/facts';
import {href, schemaAnchor} from './anchors';
import {openedSchema, type Context, type Spot} from './context';
import {badge, deprecation, moreAbout, terms, unconfirmed} from './marks';
import {join} from './nodes';
import {isBare, nullableOption, typeText} from './type-text';

/** One line of a list of fields with what hangs below it. */
interface Row {
  readonly name: ReactNode;
  /** Anchor; only fields have one. */
  readonly id?: string;
  readonly required: boolean;
  readonly schema: SchemaNode;
  readonly spot: Spot;
  /** Drawn before the facts of the schema itself. */
  readonly more?: ReactNode;
}

/** A field, a parameter, an option of a choice. */
export function row(context: Context, {name, id, required, schema, spot, more}: Row): ReactNode {
  const target = openedSchema(context, schema, spot);
  return (
    <li className="api-field" id={id}>
      <div className="api-field-head">
        {id === undefined ? (
          <span className="api-label">{name}</span>
        ) : (
          <a className="api-name" href={href(id)}>
            <code>{name}</code>
          </a>
        )}{' '}
        <span className="api-type">{typeText(schema)}</span> {required && badge('required', 'required')} {flags(schema)}{' '}
        {unconfirmed(context, [...schema.unconfirmed, ...(target?.unconfirmed ?? [])])}
      </div>
      {schema.title && <p className="api-title">{schema.title}</p>}
      {context.blocks(schema.description ?? target?.description, 5)}
      {more}
      {terms(
        context,
        [...schema.facts, ...(target?.facts ?? []), ...exampleFacts(schema)],
        [...schema.extensions, ...(target?.extensions ?? [])],
      )}
      {moreAbout(schema.externalDocs)}
      {nested(context, schema, spot)}
    </li>
  );
}

function flags(schema: SchemaNode): ReactNode {
  return (
    <>
      {schema.readOnly && badge('plain', 'in responses only')} {schema.writeOnly && badge('plain', 'in requests only')}{' '}
      {deprecation(schema)}
    </>
  );
}

/** Examples that say more than the default or the values beside them. */
function exampleFacts({examples, facts}: SchemaNode): {label: string; codes: string[]}[] {
  const said = new Set(
    facts.filter(({label}) => ['Always', 'Default', 'Values'].includes(label)).flatMap(({codes}) => codes),
  );
  const codes = examples.map(code).filter((text) => !said.has(text));
  return codes.length > 0 ? [{label: codes.length > 1 ? 'Examples' : 'Example', codes}] : [];
}

/** What a value holds, in a part that opens: at once where it is written out, on demand where it has a name. */
function nested(context: Context, schema: SchemaNode, spot: Spot): ReactNode {
  const own = parts(context, schema, spot);
  const target = openedSchema(context, schema, spot);
  const inner = target && parts(context, target, {...spot, trail: [...spot.trail, schema.ref ?? '']});
  return (own ?? inner) ? (
    <>
      {own}
      {inner && (
        <details className="api-nested">
          <summary>
            Inside <code>{schema.ref}</code>
          </summary>
          {inner}
        </details>
      )}
    </>
  ) : null;
}

/** Fields, items, keys and choices of a schema; null for a plain value. */
export function parts(context: Context, schema: SchemaNode, spot: Spot): ReactNode {
  const children = schema.children.map((child) => childRow(context, child, spot));
  const rows = children.filter(({isRow}) => isRow).map(({node}) => node);
  const single = nullableOption(schema);
  const all = [
    rows.length > 0 ? <ul className="api-fields">{join(rows)}</ul> : null,
    ...children.filter(({isRow}) => !isRow).map(({node}) => node),
    mapping(schema.discriminator, schema.choices),
    ...(single && isBare(single)
      ? [nested(context, single, spot)]
      : schema.choices.map((choice) => choiceList(context, choice, schema.discriminator, spot))),
  ].filter((node) => node !== null);
  return all.length > 0 ? join(all) : null;
}

const roleLabels: Record<Exclude<Child['role'], 'field'>, (name: string) => ReactNode> = {
  pattern: (name) => (
    <>
      keys like <code>{name}</code>
    </>
  ),
  map: () => 'any other key',
  names: () => 'each key',
  items: () => 'each item',
  item: (name) => `item ${name}`,
  contains: () => 'some items',
  not: () => 'anything but',
  rest: () => 'anything else',
};

function childRow(context: Context, child: Child, spot: Spot): {readonly isRow: boolean; readonly node: ReactNode} {
  const {role, name, required, schema} = child;
  if (role === 'field') {
    const id = context.anchors.field(`${spot.anchor}.${name}`);
    return {isRow: true, node: row(context, {name, id, required, schema, spot: {...spot, anchor: id}})};
  }
  if (role === 'items' && isBare({...schema, types: [], ref: undefined, format: undefined})) {
    // The type of the list says what its items are; only what they hold is left to draw.
    return {isRow: false, node: nested(context, schema, spot)};
  }
  return {isRow: true, node: row(context, {name: roleLabels[role](name), required: false, schema, spot})};
}

const choiceLabels: Record<Choice['kind'], string> = {oneOf: 'One of', anyOf: 'One or more of', allOf: 'All of'};

function choiceList(
  context: Context,
  {kind, options}: Choice,
  discriminator: Discriminator | undefined,
  spot: Spot,
): ReactNode {
  const rows = options.map(({schema, discriminatorValues: values}, index) =>
    row(context, {
      name:
        discriminator && values.length > 0 ? (
          <>
            <code>{discriminator.property}</code> is{' '}
            {join(
              values.map((value) => <code key={value}>{value}</code>),
              ' or ',
            )}
          </>
        ) : (
          `${index + 1}`
        ),
      required: false,
      schema,
      spot: {...spot, anchor: `${spot.anchor}.${schema.ref ?? index + 1}`},
    }),
  );
  return (
    <>
      <p className="api-choice">
        {choiceLabels[kind]}
        {discriminator && kind !== 'allOf' && (
          <>
            , discriminator <code>{discriminator.property}</code>
          </>
        )}
        :
      </p>
      <ul className="api-fields">{join(rows)}</ul>
    </>
  );
}

/** A discriminator whose schemas aren't listed with it as options: its values link to schemas elsewhere. */
function mapping(discriminator: Discriminator | undefined, choices: readonly Choice[]): ReactNode {
  const shown = new Set(
    choices
      .filter(({kind}) => kind !== 'allOf')
      .flatMap(({options}) => options.flatMap(({discriminatorValues}) => discriminatorValues)),
  );
  const rest = discriminator?.mapping.filter(({value}) => !shown.has(value)) ?? [];
  if (!discriminator || (rest.length === 0 && shown.size > 0)) {
    return null;
  }
  return (
    <>
      <p className="api-choice">
        Discriminator: <code>{discriminator.property}</code>
        {rest.length > 0 && ':'}
      </p>
      {rest.length > 0 && (
        <dl className="api-terms">
          {rest.map(({value, ref}) => (
            <div key={value}>
              <dt>
                <code>{value}</code>
              </dt>
              <dd>
                <a href={href(schemaAnchor(ref))}>{ref}</a>
              </dd>
            </div>
          ))}
        </dl>
      )}
    </>
  );
}

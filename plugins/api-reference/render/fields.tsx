import React, {type ReactNode} from 'react';
import type {Child, Choice, Discriminator, SchemaNode} from '../../../openapi/model';
import {code} from '../../../openapi/model/facts';
import {href, schemaAnchor} from './anchors';
import {openedSchema, type Context, type Spot} from './context';
import {badge, deprecation, moreAbout, terms} from './marks';
import {join} from './nodes';
import {unconfirmed} from './reasons';
import {isBare, nullableOption, typeText} from './type-text';

/** One row of a list of fields with its nested content. */
interface Row {
  readonly name: ReactNode;
  /** Anchor; only fields have one. */
  readonly id?: string;
  readonly required: boolean;
  readonly schema: SchemaNode;
  readonly spot: Spot;
  /** Rendered before the facts of the schema itself. */
  readonly more?: ReactNode;
}

/** A field, a parameter, or an option of a choice. */
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
        <span className="api-type">{typeText(schema)}</span>{' '}
        {required ? badge('required', 'required') : id !== undefined && spot.sent && badge('plain', 'optional')}{' '}
        {schema.readOnly && badge('plain', 'Read-only')} {schema.writeOnly && badge('plain', 'Write-only')}{' '}
        {deprecation(schema)}
        {unconfirmed(context, [...schema.unconfirmed, ...(target?.unconfirmed ?? [])])}
      </div>
      {schema.title && <p className="api-title">{schema.title}</p>}
      {context.blocks(schema.description ?? target?.description, 5)}
      {more}
      {terms(
        context,
        [...schema.facts, ...(target?.facts ?? []), ...(repeats(spot) ? [] : exampleFacts(schema))],
        [...schema.extensions, ...(target?.extensions ?? [])],
      )}
      {moreAbout(schema.externalDocs)}
      {folded(context, schema, spot)}
    </li>
  );
}

/** Examples that add something to the default or the values. */
function exampleFacts({examples, facts}: SchemaNode): {label: string; codes: string[]}[] {
  const said = new Set(
    facts.filter(({label}) => ['Always', 'Default', 'Values'].includes(label)).flatMap(({codes}) => codes),
  );
  const codes = examples.map(code).filter((text) => !said.has(text));
  return codes.length > 0 ? [{label: codes.length > 1 ? 'Examples' : 'Example', codes}] : [];
}

/** True within an expanded named schema: its own section shows the examples of its fields. */
function repeats({trail, opens}: Spot): boolean {
  return opens && trail.length > 0;
}

/** The schema with the fields that a reader looks for, inside lists, "or null" and plain references, with its location. */
export function inside(context: Context, schema: SchemaNode, spot: Spot): {schema: SchemaNode; spot: Spot} {
  const {children, choices, discriminator, ref = ''} = schema;
  const [child] = children;
  const single = nullableOption(schema);
  if (single && isBare(single) && children.length === 0) {
    return inside(context, single, spot);
  }
  if (child && children.length === 1 && choices.length === 0 && isPlainList(child)) {
    return inside(context, child.schema, spot);
  }
  const target = openedSchema(context, schema, spot);
  return target && children.length === 0 && choices.length === 0 && !discriminator
    ? inside(context, target, {...spot, trail: [...spot.trail, ref]})
    : {schema, spot};
}

/** True if the list's type already names its items, so that only their fields remain to be rendered. */
function isPlainList({role, schema}: Child): boolean {
  return (
    role === 'items' && isBare({...schema, types: [], ref: undefined, format: undefined, children: [], choices: []})
  );
}

/** The contents of a value in a collapsible part. */
export function folded(context: Context, schema: SchemaNode, spot: Spot): ReactNode {
  const found = inside(context, schema, spot);
  const content = parts(context, found.schema, found.spot);
  return (
    content && (
      <details className="api-nested">
        <summary>{summaryOf(found.schema)}</summary>
        {content}
      </details>
    )
  );
}

/** Summary of a collapsible part: its fields by name, or the number of variants. */
function summaryOf({children, choices, discriminator, ref}: SchemaNode): ReactNode {
  const names = children.flatMap(({role, name}) => (role === 'field' ? [name] : []));
  const [choice] = choices;
  if (names.length > 0) {
    return (
      <>
        {names.length === 1 ? 'Field: ' : 'Fields: '}
        {join(
          names.map((name) => <code key={name}>{name}</code>),
          ', ',
        )}
      </>
    );
  }
  if (choice && choice.kind !== 'allOf') {
    return (
      <>
        {choice.options.length} variants{discriminator && ' by '}
        {discriminator && <code>{discriminator.property}</code>}
      </>
    );
  }
  return ref === undefined ? 'Details' : <code>{ref}</code>;
}

/** Fields, items, keys and options of a schema; null for a plain value. */
export function parts(context: Context, schema: SchemaNode, spot: Spot): ReactNode {
  const rows = schema.children.filter((child) => !isPlainList(child)).map((child) => childRow(context, child, spot));
  const target = openedSchema(context, schema, spot);
  const all = [
    rows.length > 0 && <ul className="api-fields">{join(rows)}</ul>,
    ...schema.children.filter(isPlainList).map((child) => folded(context, child.schema, spot)),
    mapping(schema.discriminator, schema.choices),
    ...schema.choices.map((choice) => choiceList(context, choice, schema, spot)),
    target && folded(context, target, {...spot, trail: [...spot.trail, schema.ref ?? '']}),
  ].filter(Boolean);
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

function childRow(context: Context, {role, name, required, schema}: Child, spot: Spot): ReactNode {
  if (role !== 'field') {
    return row(context, {name: roleLabels[role](name), required: false, schema, spot});
  }
  const id = context.anchors.field(`${spot.anchor}.${name}`);
  return row(context, {name, id, required, schema, spot: {...spot, anchor: id}});
}

const choiceLabels: Record<Choice['kind'], string> = {oneOf: 'One of', anyOf: 'One or more of', allOf: 'All of'};

function choiceList(
  context: Context,
  {kind, options}: Choice,
  {children, discriminator}: SchemaNode,
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
  const {property} = discriminator ?? {};
  // All options have the field, so it also has an anchor that names none of them.
  const isField = property !== undefined && kind !== 'allOf' && !children.some(({name}) => name === property);
  const id = isField ? context.anchors.field(`${spot.anchor}.${property}`) : undefined;
  const name = <code>{property}</code>;
  return (
    <>
      <p className="api-choice" id={id}>
        {choiceLabels[kind]}
        {property !== undefined && kind !== 'allOf' && (
          <>, discriminator {id === undefined ? name : <a href={href(id)}>{name}</a>}</>
        )}
        :
      </p>
      <ul className="api-fields">{join(rows)}</ul>
    </>
  );
}

/** A discriminator whose schemas aren't listed as options: its values link to schemas elsewhere. */
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

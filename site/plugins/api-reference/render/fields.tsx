import React, {type ReactNode} from 'react';
import type {Child, Choice, SchemaNode} from '@avaturn-docs/platform/openapi/model';
import {code} from '@avaturn-docs/platform/openapi/model/schema';
import {href} from './anchors';
import {openedSchema, type Context, type Spot} from './context';
import {badge, deprecation, exampleFacts, terms} from './labels';
import {join} from './nodes';
import {schemaMark} from './unconfirmed';
import {isBare, nullableOption, typeText} from './type-text';

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
    <li className="field-row" id={id}>
      <div className="field-head">
        {id === undefined ? (
          <strong>{name}</strong>
        ) : (
          <a className="api-name" href={href(id)}>
            <code>{name}</code>
          </a>
        )}{' '}
        <span className="api-type">{typeText(schema)}</span>{' '}
        {required ? badge('required', 'required') : id !== undefined && spot.sent && badge('plain', 'optional')}{' '}
        {deprecation(schema)}
        {schemaMark(context, [schema, target], spot.anchor.startsWith('schema-'))}
      </div>
      {context.blocks(schema.description ?? target?.description, 5)}
      {more}
      {terms(
        context,
        [...schema.facts, ...(target?.facts ?? []), ...exampleFacts(repeats(spot) ? [] : newExamples(schema))],
        [...schema.extensions, ...(target?.extensions ?? [])],
      )}
      {folded(context, schema, spot)}
    </li>
  );
}

/** Examples that add something to the default or the values. */
function newExamples({examples, facts}: SchemaNode): string[] {
  const said = facts.filter(({label}) => ['Always', 'Default', 'Values'].includes(label)).flatMap(({codes}) => codes);
  return examples.map(code).filter((text) => !said.includes(text));
}

/** True within an expanded named schema: its own section shows the examples of its fields. */
function repeats({trail, opens}: Spot): boolean {
  return opens && trail.length > 0;
}

/** The schema with the fields that a reader looks for, inside lists, "or null" and plain references, with its location. */
export function inside(context: Context, schema: SchemaNode, spot: Spot): {schema: SchemaNode; spot: Spot} {
  const {children, choice, ref = ''} = schema;
  const [child] = children;
  const single = nullableOption(schema);
  if (single && isBare(single) && children.length === 0) {
    return inside(context, single, spot);
  }
  if (child && children.length === 1 && !choice && isPlainList(child)) {
    return inside(context, child.schema, spot);
  }
  const target = openedSchema(context, schema, spot);
  return target && children.length === 0 && !choice
    ? inside(context, target, {...spot, trail: [...spot.trail, ref]})
    : {schema, spot};
}

/** True if the list's type already names its items, so that only their fields remain to be rendered. */
function isPlainList({role, schema}: Child): boolean {
  return role === 'items' && isBare({...schema, children: [], choice: undefined});
}

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
function summaryOf({children, choice}: SchemaNode): ReactNode {
  const names = children.flatMap(({role, name}) => (role === 'field' ? [name] : []));
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
  return choice ? (
    <>
      {choice.options.length} variants{choice.discriminator !== undefined && ' by '}
      {choice.discriminator !== undefined && <code>{choice.discriminator}</code>}
    </>
  ) : (
    'Details'
  );
}

/** Fields, items, keys and options of a schema; null for a plain value. */
export function parts(context: Context, schema: SchemaNode, spot: Spot): ReactNode {
  const rows = schema.children.filter((child) => !isPlainList(child)).map((child) => childRow(context, child, spot));
  const target = openedSchema(context, schema, spot);
  const all = [
    rows.length > 0 && <ul className="field-rows">{join(rows)}</ul>,
    ...schema.children.filter(isPlainList).map((child) => folded(context, child.schema, spot)),
    schema.choice && choiceList(context, schema.choice, spot),
    target && folded(context, target, {...spot, trail: [...spot.trail, schema.ref ?? '']}),
  ].filter(Boolean);
  return all.length > 0 ? join(all) : null;
}

function childRow(context: Context, {role, name, required, schema}: Child, spot: Spot): ReactNode {
  if (role !== 'field') {
    return row(context, {name: role === 'map' ? 'any other key' : 'each item', required: false, schema, spot});
  }
  const id = context.anchors.field(`${spot.anchor}.${name}`);
  return row(context, {name, id, required, schema, spot: {...spot, anchor: id}});
}

function choiceList(context: Context, {kind, options, discriminator}: Choice, spot: Spot): ReactNode {
  const rows = options.map(({schema, discriminatorValue}, index) =>
    row(context, {
      name:
        discriminatorValue === undefined ? (
          `${index + 1}`
        ) : (
          <>
            <code>{discriminator}</code> is <code>{discriminatorValue}</code>
          </>
        ),
      required: false,
      schema,
      spot: {...spot, anchor: `${spot.anchor}.${schema.ref ?? index + 1}`},
    }),
  );
  // All options have the field, so it also has an anchor that names none of them.
  const id = discriminator === undefined ? undefined : context.anchors.field(`${spot.anchor}.${discriminator}`);
  return (
    <>
      <p className="api-note" id={id}>
        {kind === 'oneOf' ? 'One of' : 'One or more of'}
        {id !== undefined && (
          <>
            , discriminator{' '}
            <a href={href(id)}>
              <code>{discriminator}</code>
            </a>
          </>
        )}
        :
      </p>
      <ul className="field-rows">{join(rows)}</ul>
    </>
  );
}

import type {Child, Choice, Discriminator, SchemaNode} from '../model';
import {code} from '../model/facts';
import {href, schemaAnchor} from './anchors';
import {openedSchema, type Context, type Spot} from './context';
import {html, join, type Content, type Html} from './html';
import {badge, deprecation, moreAbout, terms, unconfirmed} from './marks';
import {isBare, nullableOption, typeText} from './type-text';

/** One line of a list of fields with what hangs below it. */
interface Row {
  readonly name: Content;
  /** Anchor; only fields have one. */
  readonly id?: string;
  readonly required: boolean;
  readonly schema: SchemaNode;
  readonly spot: Spot;
  /** Drawn before the facts of the schema itself. */
  readonly more?: Content;
}

/** A field, a parameter, an option of a choice. */
export function row(context: Context, {name, id, required, schema, spot, more}: Row): Html {
  const target = openedSchema(context, schema, spot);
  const description = schema.description ?? target?.description;
  const label =
    id === undefined
      ? html`<span class="api-label">${name}</span>`
      : html`<a class="api-name" href="${href(id)}"><code>${name}</code></a>`;
  return html`<li class="api-field" ${id !== undefined && html` id="${id}"`}>
    <div class="api-field-head">
      ${label} <span class="api-type">${typeText(schema)}</span>
      ${required && html` ${badge('required', 'required')}`}${flags(schema)}
      ${unconfirmed(context, [...schema.unconfirmed, ...(target?.unconfirmed ?? [])])}
    </div>
    ${schema.title && html`<p class="api-title">${schema.title}</p>`} ${context.blocks(description, 5)}
    ${more}${terms(context, [...schema.facts, ...(target?.facts ?? []), ...exampleFacts(schema)], [...schema.extensions, ...(target?.extensions ?? [])])}
    ${moreAbout(schema.externalDocs)}${nested(context, schema, spot)}
  </li>`;
}

function flags(schema: SchemaNode): Html {
  return html`${schema.readOnly && html` ${badge('plain', 'in answers only')}`}${schema.writeOnly && html` ${badge('plain', 'in requests only')}`}
  ${deprecation(schema)}`;
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
function nested(context: Context, schema: SchemaNode, spot: Spot): Html {
  const own = parts(context, schema, spot);
  const target = openedSchema(context, schema, spot);
  const inner = target ? parts(context, target, {...spot, trail: [...spot.trail, schema.ref ?? '']}) : html``;
  return html`${own}${
    !inner.isEmpty &&
    html`<details class="api-nested">
      <summary>Inside <code>${schema.ref}</code></summary>
      ${inner}
    </details>`
  }`;
}

/** Fields, items, keys and choices of a schema; nothing for a plain value. */
export function parts(context: Context, schema: SchemaNode, spot: Spot): Html {
  const rows = schema.children.map((child) => childRow(context, child, spot));
  const lists = rows.filter((entry) => entry.isRow).map((entry) => entry.html);
  const single = nullableOption(schema);
  const bare = single && isBare(single) ? nested(context, single, spot) : undefined;
  return html`${
    lists.length > 0 &&
    html`<ul class="api-fields">
      ${lists}
    </ul>`
  }${rows.filter((entry) => !entry.isRow).map((entry) => entry.html)}
  ${mapping(schema.discriminator, schema.choices)}${bare ?? schema.choices.map((choice) => choiceList(context, choice, schema.discriminator, spot))}`;
}

const roleLabels: Record<Exclude<Child['role'], 'field'>, (name: string) => Content> = {
  pattern: (name) => html`keys like <code>${name}</code>`,
  map: () => 'any other key',
  names: () => 'each key',
  items: () => 'each item',
  item: (name) => `item ${name}`,
  contains: () => 'some items',
  not: () => 'anything but',
  rest: () => 'anything else',
};

function childRow(context: Context, {role, name, required, schema}: Child, spot: Spot): {isRow: boolean; html: Html} {
  if (role === 'field') {
    const id = context.anchors.field(`${spot.anchor}.${name}`);
    return {isRow: true, html: row(context, {name, id, required, schema, spot: {...spot, anchor: id}})};
  }
  if (role === 'items' && isBare({...schema, types: [], ref: undefined, format: undefined})) {
    // The type of the list says what its items are; only what they hold is left to draw.
    return {isRow: false, html: nested(context, schema, spot)};
  }
  return {isRow: true, html: row(context, {name: roleLabels[role](name), required: false, schema, spot})};
}

const choiceLabels: Record<Choice['kind'], string> = {oneOf: 'One of', anyOf: 'One or more of', allOf: 'All of'};

function choiceList(
  context: Context,
  {kind, options}: Choice,
  discriminator: Discriminator | undefined,
  spot: Spot,
): Html {
  const rows = options.map(({schema, discriminatorValues}, index) => {
    const values = join(
      discriminatorValues.map((value) => html`<code>${value}</code>`),
      ' or ',
    );
    const name =
      discriminator && discriminatorValues.length > 0
        ? html`<code>${discriminator.property}</code> is ${values}`
        : `${index + 1}`;
    return row(context, {
      name,
      required: false,
      schema,
      spot: {...spot, anchor: `${spot.anchor}.${schema.ref ?? index + 1}`},
    });
  });
  const told = discriminator && kind !== 'allOf' && html`, told apart by <code>${discriminator.property}</code>`;
  return html`<p class="api-choice">${choiceLabels[kind]}${told}:</p>
    <ul class="api-fields">
      ${rows}
    </ul>`;
}

/** A discriminator whose schemas do not stand beside it as options: its values lead to schemas elsewhere. */
function mapping(discriminator: Discriminator | undefined, choices: readonly Choice[]): Html {
  const shown = new Set(
    choices
      .filter(({kind}) => kind !== 'allOf')
      .flatMap(({options}) => options.flatMap(({discriminatorValues}) => discriminatorValues)),
  );
  const rest = discriminator?.mapping.filter(({value}) => !shown.has(value)) ?? [];
  if (!discriminator || (rest.length === 0 && shown.size > 0)) {
    return html``;
  }
  const entries = rest.map(
    ({value, ref}) =>
      html`<div>
        <dt><code>${value}</code></dt>
        <dd><a href="${href(schemaAnchor(ref))}">${ref}</a></dd>
      </div>`,
  );
  return html`<p class="api-choice">Told apart by <code>${discriminator.property}</code>${rest.length > 0 && ':'}</p>
    ${rest.length > 0 && html`<dl class="api-terms">${entries}</dl>`}`;
}

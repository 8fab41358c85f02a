import type {Cursor} from '../document/cursor';
import {described} from './described';
import {readExamples} from './examples';
import {code} from './facts';
import {readSchema, schemaOfAnything} from './schema';
import type {Example, Fact, Parameter, ParameterPlace} from './types';

/** Styles by location, the standard's default first (OpenAPI 3.1, Parameter Object). Label and matrix paths aren't
 * supported. */
const styles: Record<ParameterPlace, readonly string[]> = {
  path: ['simple'],
  query: ['form', 'spaceDelimited', 'pipeDelimited', 'deepObject'],
  header: ['simple'],
  cookie: ['form'],
};

/** Parameters of an operation and of its path; the operation's own take precedence, as the standard says. */
export function readParameters(pathItem: Cursor, operation: Cursor): Parameter[] {
  const byKey = new Map<string, Parameter>();
  for (const cursor of [...pathItem.items('parameters'), ...operation.items('parameters')]) {
    const parameter = readParameter(cursor.follow().expect('parameter'));
    byKey.set(`${parameter.in} ${parameter.name}`, parameter);
  }
  return [...byKey.values()];
}

function readParameter(cursor: Cursor): Parameter {
  const place = cursor.requiredText('in');
  if (!Object.hasOwn(styles, place)) {
    cursor.fail(`A parameter cannot be in "${place}"`, `Use ${Object.keys(styles).join(', ')}`);
  }
  return readNamed(cursor, cursor.requiredText('name'), place as ParameterPlace);
}

/** Response headers are described like parameters, under their names. */
export function readHeaders(cursor: Cursor): Parameter[] {
  return cursor.entries('headers').map(([name, header]) => readNamed(header.follow().expect('header'), name, 'header'));
}

function readNamed(cursor: Cursor, name: string, place: ParameterPlace): Parameter {
  const schema = cursor.get('schema');
  const [usual = 'form', ...others] = styles[place];
  const style = cursor.text('style') ?? usual;
  if (style !== usual && !others.includes(style)) {
    cursor
      .get('style')
      ?.fail(`The style "${style}" cannot be drawn for a parameter in ${place}`, `Use ${styles[place].join(', ')}`);
  }
  const explode = cursor.get('explode') ? cursor.flag('explode') : style === 'form';
  const examples = readExamples(cursor, schema, 'quiet');
  const node = schema ? readSchema(schema) : schemaOfAnything(cursor.pointer);
  return {
    ...described(cursor),
    name,
    in: place,
    required: cursor.flag('required'),
    facts: facts(cursor, style, examples),
    schema: node,
    examples,
    style,
    explode,
  };
}

function facts(cursor: Cursor, style: string, examples: readonly Example[]): Fact[] {
  if (examples.some(({description, unconfirmed}) => description ?? unconfirmed.length > 0)) {
    cursor.get('examples')?.fail('The example of a parameter is drawn in one line', 'Give it a `summary` only');
  }
  const example = cursor.get('example');
  return [
    ...(example ? [{label: 'Example', codes: [code(example.value)]}] : []),
    ...examples
      .filter(({name}) => name !== '')
      .map(({name, summary, value}) => ({label: `Example (${summary ?? name})`, codes: [code(value)]})),
    ...(cursor.get('style') ? [{label: 'Style', codes: [style]}] : []),
    ...(cursor.get('explode')
      ? [
          {
            label: 'Lists',
            codes: [cursor.flag('explode') ? 'the name repeated for each value' : 'all values behind the name once'],
          },
        ]
      : []),
    ...(cursor.flag('allowEmptyValue') ? [{label: 'May be empty', codes: []}] : []),
    ...(cursor.flag('allowReserved') ? [{label: 'Reserved characters stay as they are', codes: []}] : []),
  ];
}

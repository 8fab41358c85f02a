import {sample} from 'openapi-sampler';
import type {Cursor} from '../document/cursor';
import type {Example} from './types';

/** Fields that a generated value omits: those that only the other side writes, or none. */
export type Direction = 'request' | 'response' | 'quiet';

/**
 * The examples of a media type or parameter, or one generated from the schema.
 * @param cursor contains `example` or `examples`
 */
export function readExamples(cursor: Cursor, schema: Cursor | undefined, direction: Direction): Example[] {
  const single = cursor.get('example');
  const named = cursor.entries('examples').map(([name, entry]): Example => {
    const example = entry.follow().expect('example');
    const value = example.get('value') ?? example.fail('The example has no `value`', 'Add `value`');
    const {value: content} = value;
    return {
      name,
      summary: example.text('summary'),
      description: example.text('description'),
      unconfirmed: example.unconfirmed(),
      value: content,
      generated: false,
    };
  });
  if (single) {
    named.unshift({name: '', unconfirmed: [], value: single.value, generated: false});
  }
  if (named.length > 0 || !schema) {
    return named;
  }
  return [{name: '', unconfirmed: [], value: generateValue(schema, direction), generated: true}];
}

function generateValue(schema: Cursor, direction: Direction): unknown {
  if (typeof schema.value === 'boolean') {
    return null;
  }
  try {
    const options = {quiet: true, skipReadOnly: direction === 'request', skipWriteOnly: direction === 'response'};
    return sample(structuredClone(schema.value) as Parameters<typeof sample>[0], options, schema.document.value);
  } catch (error) {
    return schema.fail(
      `No example can be made from this schema: ${(error as Error).message}`,
      'Write an `example` beside it',
    );
  }
}

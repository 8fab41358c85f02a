import type {Cursor} from '../document/cursor';
import {described} from './described';
import {readSchema, requiredSchema} from './schema';
import type {Parameter} from './types';

/** Parameters of an operation. */
export function readParameters(operation: Cursor): Parameter[] {
  return operation.items('parameters').map((entry) => {
    const cursor = entry.follow().expect('parameter');
    const place = cursor.requiredText('in');
    if (place !== 'path' && place !== 'query') {
      return cursor.fail(`The reference does not support a parameter in "${place}"`, 'Use path or query');
    }
    const required = cursor.flag('required');
    if (required && !cursor.get('example')) {
      cursor.fail('The parameter has no `example`', 'Add one: samples send it');
    }
    return {
      ...described(cursor),
      name: cursor.requiredText('name'),
      in: place,
      required,
      schema: readSchema(requiredSchema(cursor)),
      example: cursor.get('example')?.value,
    };
  });
}

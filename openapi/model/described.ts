import type {Cursor} from '../document/cursor';
import {readExtensions} from '../document/extensions';
import type {Described} from './types';

/** Description, deprecation, marks and extensions, which nearly every object of the document can have. */
export function described(cursor: Cursor): Described {
  return {
    description: cursor.text('description'),
    deprecated: cursor.flag('deprecated'),
    unconfirmed: cursor.unconfirmed(),
    extensions: readExtensions(cursor),
  };
}

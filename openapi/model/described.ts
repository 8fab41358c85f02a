import type {Cursor} from '../document/cursor';
import {readExtensions} from '../document/extensions';
import type {Described, Link} from './types';

/** Description, deprecation, marks and extensions, which nearly every object of the document can have. */
export function described(cursor: Cursor): Described {
  return {
    description: cursor.text('description'),
    deprecated: cursor.flag('deprecated'),
    unconfirmed: cursor.unconfirmed(),
    extensions: readExtensions(cursor),
  };
}

export function externalDocs(cursor: Cursor): Link | undefined {
  const docs = cursor.get('externalDocs')?.expect('externalDocs');
  return docs && {url: docs.requiredText('url'), label: docs.text('description')};
}

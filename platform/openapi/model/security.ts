import type {Cursor} from '../document/cursor';
import {described} from './facts';
import type {SecurityScheme} from './types';

/** The ways to authorize a request. Samples send a bearer token. */
export function readSecuritySchemes(root: Cursor): SecurityScheme[] {
  return (root.get('components')?.entries('securitySchemes') ?? []).map(([name, cursor]) => {
    const facts = [{label: 'Scheme', codes: [cursor.requiredText('scheme')]}];
    return {...described(cursor), name, type: cursor.requiredText('type'), facts};
  });
}

/** Name of the scheme that an operation needs; undefined for none. */
export function readSecurity(operation: Cursor, root: Cursor): string | undefined {
  const [need, alternative] = (operation.get('security') ? operation : root).items('security');
  const [scheme, second] = need?.entries() ?? [];
  const others = alternative ?? second?.[1] ?? need?.items(scheme?.[0] ?? '')[0];
  others?.fail('Only one security scheme without scopes can be drawn', 'Keep one');
  return scheme?.[0];
}

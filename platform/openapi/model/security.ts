import type {Cursor} from '../document/cursor';
import {described} from './facts';
import type {SecurityScheme} from './types';

/** The ways to authorize a request. Samples send a bearer token, so anything else fails the build. */
export function readSecuritySchemes(root: Cursor): SecurityScheme[] {
  return (root.get('components')?.entries('securitySchemes') ?? []).map(([name, cursor]) => {
    const [type, scheme] = [cursor.requiredText('type'), cursor.text('scheme')];
    if (type !== 'http' || scheme !== 'bearer') {
      return cursor.fail('No request sample can carry this security scheme', 'Use "type: http" and "scheme: bearer"');
    }
    return {...described(cursor), name, type, facts: [{label: 'Scheme', codes: [scheme]}]};
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

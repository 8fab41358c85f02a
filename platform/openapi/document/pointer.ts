/** JSON pointers (RFC 6901) in their URI fragment form, as in `$ref`. */

/** `#/paths` and `/users/{id}` result in `#/paths/~1users~1{id}`. */
export function childPointer(pointer: string, key: string | number): string {
  return `${pointer}/${String(key).replace(/~/g, '~0').replace(/\//g, '~1')}`;
}

/** The keys of a pointer. */
export function pointerKeys(pointer: string): string[] {
  return pointer
    .split('/')
    .slice(1)
    .map((key) => key.replace(/~1/g, '/').replace(/~0/g, '~'));
}

/** The value at `keys`; undefined if there is none. */
export function valueAt(root: unknown, keys: readonly string[]): unknown {
  return keys.reduce<unknown>((value, key) => {
    const holds = typeof value === 'object' && value !== null && Object.hasOwn(value, key);
    return holds ? (value as Record<string, unknown>)[key] : undefined;
  }, root);
}

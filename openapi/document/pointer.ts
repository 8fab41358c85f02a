/** JSON pointers (RFC 6901) in their URI fragment form, as in `$ref`. */

/** `#/paths` and `/users/{id}` result in `#/paths/~1users~1{id}`. */
export function childPointer(pointer: string, key: string | number): string {
  return `${pointer}/${String(key).replace(/~/g, '~0').replace(/\//g, '~1')}`;
}

/** The keys of a pointer; undefined if the text isn't a pointer into the same document. */
export function pointerKeys(pointer: string): string[] | undefined {
  if (pointer !== '#' && !pointer.startsWith('#/')) {
    return undefined;
  }
  const unescape = (key: string) => decodeText(key).replace(/~1/g, '/').replace(/~0/g, '~');
  return pointer.split('/').slice(1).map(unescape);
}

function decodeText(key: string): string {
  try {
    return decodeURIComponent(key);
  } catch {
    // A single percent sign isn't an escape; the key is used as written.
    return key;
  }
}

/** The value at `keys`; undefined if there is none. */
export function valueAt(root: unknown, keys: readonly string[]): unknown {
  return keys.reduce<unknown>((value, key) => {
    const holds = typeof value === 'object' && value !== null && Object.hasOwn(value, key);
    return holds ? (value as Record<string, unknown>)[key] : undefined;
  }, root);
}

/**
 * Pointer of the value that starts at a line of `JSON.stringify(root, null, 2)`, the text whose lines the validator
 * reports.
 * @param line from 1
 */
export function pointerAtJsonLine(root: unknown, line: number): string {
  let current = 0;
  let found = '#';
  const visit = (value: unknown, pointer: string): void => {
    current += 1;
    if (current === line) {
      found = pointer;
    }
    const entries = typeof value === 'object' && value !== null ? Object.entries(value) : [];
    entries
      .filter(([, child]) => child !== undefined)
      .forEach(([key, child]) => visit(child, childPointer(pointer, key)));
    // The closing bracket has its own line unless the container is empty.
    current += entries.length > 0 ? 1 : 0;
  };
  visit(root, '#');
  return found;
}

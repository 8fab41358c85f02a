/** JSON pointers (RFC 6901) in their URI fragment form, which is how `$ref` writes them. */

/** `#/paths` and `/users/{id}` give `#/paths/~1users~1{id}`. */
export function childPointer(pointer: string, key: string | number): string {
  return `${pointer}/${String(key).replace(/~/g, '~0').replace(/\//g, '~1')}`;
}

/** The keys of a pointer, or undefined when the text is not a pointer into the same document. */
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
    // A lone percent sign is not an escape; the key is used as written.
    return key;
  }
}

/** The value at `keys`, or undefined when there is none. */
export function valueAt(root: unknown, keys: readonly string[]): unknown {
  return keys.reduce<unknown>((value, key) => {
    const holds = typeof value === 'object' && value !== null && Object.hasOwn(value, key);
    return holds ? (value as Record<string, unknown>)[key] : undefined;
  }, root);
}

/**
 * Pointer of the value that `JSON.stringify(root, null, 2)` begins at a line. The validator reports lines of that text.
 *
 * @param line From 1.
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
    // The closing bracket has a line of its own unless the container is empty.
    current += entries.length > 0 ? 1 : 0;
  };
  visit(root, '#');
  return found;
}

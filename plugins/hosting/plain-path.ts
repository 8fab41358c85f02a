/**
 * Paths that need no quoting in any host's format: nginx treats `;`, `{` and `$`, Cloudflare `*`, `:` and white space as
 * syntax.
 */
const plainPath = /^\/[A-Za-z0-9._/-]*$/;

/** @throws Error if a redirect contains a character that a host treats as syntax */
export function checkPlainPaths(rules: ReadonlyMap<string, string>): void {
  const odd = [...rules].flat().find((path) => !plainPath.test(path));
  if (odd !== undefined) {
    throw new Error(
      `config/redirects.ts: "${odd}" contains a character that host rules treat as syntax. ` +
        'Use letters, digits, ".", "_", "-" and "/" only.',
    );
  }
}

/** Syntax for nginx or Cloudflare in a header's value: quotes, variables, placeholders, line breaks. */
const syntax = /["$\\]|:splat|[^ -~]/;

/** @throws Error if a header's value can't be written unquoted in every format */
export function checkPlainHeader(name: string, value: string): void {
  if (syntax.test(value)) {
    throw new Error(
      `config/headers.ts: the value of ${name} contains a character that host rules treat as syntax: ${value}. ` +
        'Use printable ASCII without double quotes, "$" and backslashes.',
    );
  }
}

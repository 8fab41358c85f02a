/**
 * Paths that need no quoting in any of the formats made from the table: nginx would read `;`, `{` and `$`, Cloudflare
 * `*`, `:` and white space as syntax.
 */
const plainPath = /^\/[A-Za-z0-9._/-]*$/;

/** @throws Error if a redirect holds a character that a host would read as syntax */
export function checkPlainPaths(rules: ReadonlyMap<string, string>): void {
  const odd = [...rules].flat().find((path) => !plainPath.test(path));
  if (odd !== undefined) {
    throw new Error(
      `config/redirects.ts: "${odd}" holds a character that host rules treat as syntax. ` +
        'Use letters, digits, ".", "_", "-" and "/" only.',
    );
  }
}

/** What nginx and Cloudflare would read as syntax in a header's value: quotes, variables, placeholders, line ends. */
const syntax = /["$\\]|:splat|[^ -~]/;

/** @throws Error if a header's value cannot be written as it is in every format */
export function checkPlainHeader(name: string, value: string): void {
  if (syntax.test(value)) {
    throw new Error(
      `config/headers.ts: the value of ${name} holds a character that host rules treat as syntax: ${value}. ` +
        'Use printable ASCII without double quotes, "$" and back slashes.',
    );
  }
}

/** One problem of a request, in the format of the framework behind the API. */
export interface Problem {
  /** `body`, `query` or `path`, followed by the path to the field. */
  readonly loc: readonly (string | number)[];
  readonly msg: string;
  readonly type: string;
}

/** The status and body of an error. `detail` is a text, or the list of problems for a 422. */
export class ErrorResponse extends Error {
  constructor(
    readonly status: 401 | 403 | 404 | 405 | 409 | 410 | 413 | 422,
    readonly detail: string | readonly Problem[],
  ) {
    super(typeof detail === 'string' ? detail : detail.map(({loc, msg}) => `${loc.join('.')}: ${msg}`).join('; '));
  }
}

/** One problem of a request, in the format of the framework behind the API. */
export interface Problem {
  /** `body`, `query` or `path`, followed by the path to the field. */
  readonly loc: readonly (string | number)[];
  readonly msg: string;
  readonly type: string;
}

/** An error response. `detail` is a text, or the list of problems for a 422. */
export class Failure extends Error {
  constructor(
    readonly status: 400 | 401 | 403 | 404 | 405 | 409 | 410 | 413 | 415 | 422,
    readonly detail: string | readonly Problem[],
  ) {
    super(typeof detail === 'string' ? detail : detail.map(({loc, msg}) => `${loc.join('.')}: ${msg}`).join('; '));
  }
}

export const missing = (loc: Problem['loc']): Problem => ({loc, msg: 'field required', type: 'value_error.missing'});

export const unknownId = () => new Failure(404, 'This project has no user or avatar with this id.');

import {type ApiModel, type Operation, type Response} from './index';

/** An error with one meaning, and the operations that return it. */
export interface SharedError {
  readonly response: Response;
  /** Each operation with its own description of the response, because unconfirmed parts may differ. */
  readonly sources: {readonly operation: Operation; readonly response: Response}[];
}

/** The parts that may differ between two operations with the same error. */
const besideMeaning = new Set(['pointer', 'source', 'unconfirmed']);

/** Error responses of all operations by status, each meaning once. */
export function sharedErrors(model: ApiModel): SharedError[] {
  const errors = new Map<string, SharedError>();
  for (const operation of model.operations) {
    for (const response of operation.responses.filter(({status}) => /^[45]/.test(status))) {
      const key = JSON.stringify(response, (name, value: unknown) => (besideMeaning.has(name) ? undefined : value));
      const error = errors.get(key) ?? {response, sources: []};
      error.sources.push({operation, response});
      errors.set(key, error);
    }
  }
  return [...errors.values()].sort((a, b) => (a.response.status < b.response.status ? -1 : 1));
}

/** Reads requests by the contracts of the API. */
import type {ApiContracts} from '@avaturn-docs/platform/openapi/model/contracts';
import {checkerOf} from './schema';

/** A request that matches its operation. */
export interface CheckedRequest {
  readonly path: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, unknown>>;
  readonly body: unknown;
}

export type OperationContract = ReturnType<typeof readContracts>[number];

export function readContracts({operations, schemas}: ApiContracts) {
  return operations.map(({parameters, body, ...operation}) => {
    const schemaOf = (place: 'path' | 'query') => {
      const own = parameters.filter((parameter) => parameter.place === place);
      return {
        required: own.filter(({required}) => required).map(({name}) => name),
        properties: Object.fromEntries(
          // The simulator can't know a project's own scenes.
          own.map(({name, schema, permitted}) => [name, permitted ? {allOf: [schema, {enum: permitted}]} : schema]),
        ),
      };
    };
    const check = checkerOf(
      {
        required: body?.required ? ['body'] : [],
        properties: {path: schemaOf('path'), query: schemaOf('query'), ...(body && {body: body.schema})},
      },
      schemas,
    );
    const defaults = parameters.flatMap(({name, fallback}) => (fallback === undefined ? [] : [[name, fallback]]));
    const isBoolean = (wanted: string) =>
      parameters.some(({name, types}) => name === wanted && types.includes('boolean'));
    return {
      ...operation,
      hasBody: body !== undefined,
      /**
       * @param body undefined if the request has none
       * @throws ErrorResponse 422 with every problem of the request
       */
      read(path: CheckedRequest['path'], search: URLSearchParams, body: unknown): CheckedRequest {
        const query = Object.fromEntries(
          [...search].map(([name, text]) => [name, isBoolean(name) ? (booleanOf(text) ?? text) : text]),
        );
        check({path, query, body});
        return {path, query: {...Object.fromEntries(defaults), ...query}, body};
      },
    };
  });
}

/** A query value that the framework behind the API parses as a boolean; undefined for any other. */
function booleanOf(text: string): boolean | undefined {
  if (/^(true|1|yes|y|on|t)$/i.test(text)) return true;
  return /^(false|0|no|n|off|f)$/i.test(text) ? false : undefined;
}

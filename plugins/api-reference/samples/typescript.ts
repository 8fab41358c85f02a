import {javascript} from './javascript';
import {javascript as quote, javascriptLiteral} from './quote';
import type {BuiltRequest} from './request';

const methods = new Set(['GET', 'PUT', 'POST', 'DELETE', 'OPTIONS', 'HEAD', 'PATCH', 'TRACE']);

/**
 * A call of the client that `openapi-fetch` makes from types of `openapi-typescript`. What that client can't send,
 * such as a form, the sample sends with `fetch`.
 */
export function typescript(request: BuiltRequest): string {
  const {method, secrets, body, call} = request;
  const isJson = body === undefined || (body.kind === 'json' && body.mediaType === 'application/json');
  if (!call || !isJson || !methods.has(method)) {
    return javascript(request);
  }
  const places = Object.entries({path: call.path, query: call.query}).filter(
    ([, values]) => Object.keys(values).length > 0,
  );
  const params = javascriptLiteral(Object.fromEntries(places), '  ');
  const options = [
    ...(places.length > 0 ? [`  params: ${params},`] : []),
    ...(body?.kind === 'json' ? [`  body: ${javascriptLiteral(body.value, '  ')},`] : []),
    ...(request.returnsJson ? [] : ["  parseAs: 'text',"]),
  ];
  const head = secrets.map(
    ({header, prefix, variable}) =>
      `${/^[A-Za-z]\w*$/.test(header) ? header : quote(header)}: \`${prefix}\${process.env.${variable}}\``,
  );
  return [
    "import createClient from 'openapi-fetch';",
    "import type {paths} from './avaturn.js';",
    '',
    'const client = createClient<paths>({',
    `  baseUrl: ${quote(call.server)},`,
    ...(head.length > 0 ? [`  headers: {${head.join(', ')}},`] : []),
    '});',
    `const {data, error, response} = await client.${method}(${quote(call.template)}${options.length > 0 ? ', {' : ');'}`,
    ...(options.length > 0 ? [...options, '});'] : []),
    'if (!response.ok) {',
    '  throw new Error(`${response.status} ${JSON.stringify(error)}`);',
    '}',
    request.returnsJson ? 'console.log(data);' : 'console.log(response.status);',
  ].join('\n');
}

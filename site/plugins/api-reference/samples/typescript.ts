import {javascript} from './javascript';
import {javascript as quote, javascriptLiteral} from './quote';
import {tokenVariable, type BuiltRequest} from './request';

/**
 * A call of the client that `openapi-fetch` makes from types of `openapi-typescript`. A form, which that client can't send,
 * is sent with `fetch`.
 */
export function typescript(request: BuiltRequest): string {
  const {method, server, template, path, query, needsToken, value, json, parts, returnsJson} = request;
  if (parts) {
    return javascript(request);
  }
  const places = Object.entries({path, query}).filter(([, values]) => Object.keys(values).length > 0);
  const params = javascriptLiteral(Object.fromEntries(places), '  ');
  const options = [
    ...(places.length > 0 ? [`  params: ${params},`] : []),
    ...(json ? [`  body: ${javascriptLiteral(value, '  ')},`] : []),
    ...(returnsJson ? [] : ["  parseAs: 'text',"]),
  ];
  return [
    "import createClient from 'openapi-fetch';",
    "import type {paths} from './avaturn.js';",
    '',
    'const client = createClient<paths>({',
    `  baseUrl: ${quote(server)},`,
    ...(needsToken ? [`  headers: {Authorization: \`Bearer \${process.env.${tokenVariable}}\`},`] : []),
    '});',
    `const {data, error, response} = await client.${method}(${quote(template)}${options.length > 0 ? ', {' : ');'}`,
    ...(options.length > 0 ? [...options, '});'] : []),
    'if (!response.ok) {',
    '  throw new Error(`${response.status} ${JSON.stringify(error)}`);',
    '}',
    returnsJson ? 'console.log(data);' : 'console.log(response.status);',
  ].join('\n');
}

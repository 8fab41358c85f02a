import {php as quote, phpLiteral} from './quote';
import type {BuiltRequest, Part} from './request';

/** PHP 8 with Guzzle. Its own exceptions truncate the body of an error, so the sample throws. */
export function php({method, url, secrets, headers, body}: BuiltRequest): string {
  const entries = [
    ...secrets.map(
      ({header, prefix, variable}) =>
        `${quote(header)} => ${prefix && `${quote(prefix)} . `}getenv(${quote(variable)})`,
    ),
    ...headers.map(({name, value}) => `${quote(name)} => ${quote(value)}`),
    // `json` sets the usual media type itself, and only Guzzle knows the boundary of a multipart type.
    ...(body && body.kind !== 'multipart' && !usesJson(body) ? [`'Content-Type' => ${quote(body.mediaType)}`] : []),
  ];
  const options = ["    'http_errors' => false,", ...list('headers', entries), ...bodyOption(body)];
  const call = `$client->request(${quote(method)}, ${quote(url)}`;
  return [
    '<?php',
    '',
    "require 'vendor/autoload.php';",
    '',
    '$client = new GuzzleHttp\\Client();',
    `$response = ${call}, [`,
    ...options,
    ']);',
    'if ($response->getStatusCode() >= 300) {',
    "    throw new RuntimeException($response->getStatusCode() . ' ' . $response->getBody());",
    '}',
    'echo $response->getBody();',
  ].join('\n');
}

function usesJson(body: NonNullable<BuiltRequest['body']>): boolean {
  return body.kind === 'json' && body.mediaType === 'application/json';
}

function bodyOption(body: BuiltRequest['body']): string[] {
  switch (body?.kind) {
    case 'json':
      return usesJson(body)
        ? [`    'json' => ${phpLiteral(body.value, '    ')},`]
        : [`    'body' => json_encode(${phpLiteral(body.value, '    ')}),`];
    case 'text':
      return [`    'body' => ${quote(body.text)},`];
    case 'multipart':
      return list('multipart', body.parts.map(partEntry));
    default:
      return [];
  }
}

function partEntry({name, value}: Part): string {
  return typeof value === 'string'
    ? `['name' => ${quote(name)}, 'contents' => ${quote(value)}]`
    : `['name' => ${quote(name)}, 'contents' => fopen(${quote(value.file)}, 'r'), 'headers' => ['Content-Type' => ${quote(value.contentType)}]]`;
}

function list(name: string, entries: readonly string[]): string[] {
  return entries.length > 0 ? [`    '${name}' => [`, ...entries.map((entry) => `        ${entry},`), '    ],'] : [];
}

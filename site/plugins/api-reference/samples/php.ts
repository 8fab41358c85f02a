import {php as quote, phpLiteral} from './quote';
import {tokenVariable, type BuiltRequest, type Part} from './request';

/** PHP 8 with Guzzle. Its own exceptions truncate the body of an error, so the sample throws. */
export function php({method, url, needsToken, value, json, parts = []}: BuiltRequest): string {
  const token = needsToken ? [`'Authorization' => 'Bearer ' . getenv('${tokenVariable}')`] : [];
  const options = [
    "    'http_errors' => false,",
    ...list('headers', token),
    // Guzzle sets the media type itself.
    ...(json ? [`    'json' => ${phpLiteral(value, '    ')},`] : []),
    ...list('multipart', parts.map(partEntry)),
  ];
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

function partEntry({name, value}: Part): string {
  return typeof value === 'string'
    ? `['name' => ${quote(name)}, 'contents' => ${quote(value)}]`
    : `['name' => ${quote(name)}, 'contents' => fopen(${quote(value.file)}, 'r'), 'headers' => ['Content-Type' => ${quote(value.contentType)}]]`;
}

function list(name: string, entries: readonly string[]): string[] {
  return entries.length > 0 ? [`    '${name}' => [`, ...entries.map((entry) => `        ${entry},`), '    ],'] : [];
}

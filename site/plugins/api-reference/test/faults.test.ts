import {expect, test} from 'vitest';
import {drawText} from './documents';

/** A small valid document; each test breaks one part of it. */
const sound = `openapi: 3.1.0
info:
  title: Small
  version: '1'
servers:
  - url: https://api.example.com
tags:
  - name: users
paths:
  /users/{id}:
    get:
      operationId: getUser
      summary: Get a user
      tags: [users]
      parameters:
        - name: id
          in: path
          required: true
          example: a
          schema:
            type: string
      responses:
        '200':
          description: The user.
          content:
            application/json:
              schema:
                $ref: '#/components/schemas/User'
              examples:
                one:
                  value: {name: A}
components:
  schemas:
    User:
      type: object
      properties:
        name:
          type: string
`;

/** The valid document with lines inserted below the one that contains a text. */
function below(marker: string, ...lines: string[]): string {
  const rows = sound.split('\n');
  const at = rows.findIndex((row) => row.includes(marker));
  expect(at, `"${marker}" is in the document`).toBeGreaterThanOrEqual(0);
  return [...rows.slice(0, at + 1), ...lines, ...rows.slice(at + 1)].join('\n');
}

/** Changes that make the file an invalid OpenAPI document, or one that can't be rendered. */
const faults: readonly (readonly [name: string, source: string])[] = [
  ['YAML that cannot be read', sound.replace('title: Small', 'title: Small: thing')],
  ['a duplicate key', below('title: Small', '  title: Again')],
  ['another version of OpenAPI', sound.replace('3.1.0', '3.0.3')],
  [
    'a schema referred to at a place that is not a component',
    sound.replace("'#/components/schemas/User'", "'#/components/schemas/User/properties/name'"),
  ],
  [
    'a duplicate operation id',
    below(
      'paths:',
      '  /me:',
      "    get: {operationId: getUser, summary: Me, tags: [users], responses: {'200': {description: Me.}}}",
    ),
  ],
  ['an operation whose id is an anchor of the page', sound.replace('getUser', 'schemas')],
  ['a mark without the id of a statement', below('summary: Get a user', '      x-unconfirmed: true')],
  [
    'a body that is not JSON',
    below('summary: Get a user', '      requestBody:', '        content:', '          image/png: {}'),
  ],
  ['a body without an example', sound.replace(/ +examples:\n.*\n.*value.*\n/, '')],
  [
    'an example that no request can carry',
    below('      parameters:', '        - {name: list, in: query, example: [a], schema: {type: array, items: {}}}'),
  ],
  ['a required parameter without an example', sound.replace('          example: a\n', '')],
  ['a header as a parameter', below('      parameters:', '        - {name: X-Note, in: header, schema: {}}')],
  [
    'two security schemes for one operation',
    below('summary: Get a user', '      security:', '        - ghost: []', '        - spirit: []'),
  ],
  [
    'a discriminator value without its option',
    below(
      '    User:',
      '      discriminator: {propertyName: kind, mapping: {a: User}}',
      '      oneOf: [{type: string}]',
    ),
  ],
];

test('the document without changes is valid', async () => {
  await expect(drawText(sound)).resolves.toBeDefined();
});

test('the build fails with the line, the pointer, the problem and the fix', async () => {
  const messages = await Promise.all(
    faults.map(async ([name, source]) => {
      const error: unknown = await drawText(source).catch((reason: unknown) => reason);
      expect(error, name).toBeInstanceOf(Error);
      return `${name}\n${(error as Error).message}\n`;
    }),
  );
  await expect(messages.join('\n')).toMatchFileSnapshot('faults.txt');
});

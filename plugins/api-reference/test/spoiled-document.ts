import {expect} from 'vitest';

/** A small valid document; each test breaks one part of it. */
export const sound = `openapi: 3.1.0
info:
  title: Small
  version: '1'
servers:
  - url: https://api.example.com
paths:
  /users/{id}:
    get:
      operationId: getUser
      summary: Get a user
      parameters:
        - name: id
          in: path
          required: true
          schema:
            type: string
      responses:
        '200':
          description: The user.
          content:
            application/json:
              schema:
                $ref: '#/components/schemas/User'
components:
  schemas:
    User:
      type: object
      properties:
        name:
          type: string
`;

/** The valid document with lines inserted below the one that contains a text. */
export function below(marker: string, ...lines: string[]): string {
  const rows = sound.split('\n');
  const at = rows.findIndex((row) => row.includes(marker));
  expect(at, `"${marker}" is in the document`).toBeGreaterThanOrEqual(0);
  return [...rows.slice(0, at + 1), ...lines, ...rows.slice(at + 1)].join('\n');
}

/** A broken document, and the expected message of the build. */
export interface Fault {
  readonly name: string;
  readonly source: string;
  readonly line: number;
  readonly pointer: string;
  readonly problem: string;
  readonly fix: string;
}

import {expect} from 'vitest';

/** A small document that draws; each test spoils one place of it. */
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

/** The sound document with lines put in below the one that holds a text. */
export function below(marker: string, ...lines: string[]): string {
  const rows = sound.split('\n');
  const at = rows.findIndex((row) => row.includes(marker));
  expect(at, `"${marker}" is in the document`).toBeGreaterThanOrEqual(0);
  return [...rows.slice(0, at + 1), ...lines, ...rows.slice(at + 1)].join('\n');
}

/** A spoiled document, and what the build says of it. */
export interface Fault {
  readonly name: string;
  readonly source: string;
  readonly line: number;
  readonly pointer: string;
  readonly problem: string;
  readonly fix: string;
}

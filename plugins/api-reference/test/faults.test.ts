import {describe, expect, test} from 'vitest';
import {ApiDocumentError} from '../../../openapi/document/errors';
import {drawText} from './documents';
import {faultsOfDrawing} from './faults-of-drawing';
import {faultsOfStructure} from './faults-of-structure';
import {sound} from './spoiled-document';

async function faultOf(source: string): Promise<ApiDocumentError> {
  const error: unknown = await drawText(source).then(
    () => undefined,
    (reason: unknown) => reason,
  );
  expect(error, 'the build stops').toBeInstanceOf(ApiDocumentError);
  return error as ApiDocumentError;
}

test('the document without changes is valid', async () => {
  await expect(drawText(sound)).resolves.toBeDefined();
});

describe('the build fails for', () => {
  test.each([...faultsOfStructure, ...faultsOfDrawing])('$name', async ({source, line, pointer, problem, fix}) => {
    const error = await faultOf(source);
    expect(error.problem.toLowerCase()).toContain(problem.toLowerCase());
    expect(error.fix).toContain(fix);
    expect({line: error.line, pointer: error.pointer}).toEqual({line, pointer});
    expect(error.message).toBe(`api.yaml:${line} at ${pointer}\n  ${error.problem}.\n  ${error.fix}.`);
  });
});

test('a document with only webhooks is rendered', async () => {
  const source = `openapi: 3.1.0
info: {title: Hooks, version: '1'}
webhooks:
  thing.done:
    post:
      requestBody:
        content:
          application/json:
            schema: {type: object, properties: {id: {type: string}}}
      responses:
        '200': {description: Taken.}
`;
  const {reference} = await drawText(source);
  expect(reference.anchors).toEqual([
    'introduction',
    'webhooks',
    'webhook-thing.done',
    'webhook-thing.done.message.id',
    'webhook-thing.done.responses',
    'webhook-thing.done.response.200',
  ]);
});

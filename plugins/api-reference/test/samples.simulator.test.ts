import {afterAll, beforeAll, beforeEach, describe, expect, test} from 'vitest';
import {loadDocument} from '../../../openapi/document/load';
import {buildModel} from '../../../openapi/model';
import type {ExampleRequest} from '../form';
import {sampleRequest} from '../model/request-shape';
import {writeSamples} from '../samples';
import {paths} from './documents';
import type {RecordingServer} from './recording-server';
import {runners} from './sample-runners';
import {startSimulatorServer, type Exchange} from './simulator-server';

const token = `token-of-the-test'"$HOME`;
const model = buildModel(await loadDocument(paths.avaturn));
const operations = model.groups.flatMap((group) => group.operations);

/** Every operation, with each example body of the file. */
const cases = operations.flatMap((operation): {id: string; request: ExampleRequest}[] => {
  const request = sampleRequest(model, operation);
  const bodies = operation.requestBody?.body.examples.map(({value}) => value) ?? [undefined];
  return bodies.map((body) => ({id: operation.id, request: {...request, values: {...request.values, body}}}));
});

let server: RecordingServer<Exchange>;

beforeAll(async () => {
  server = await startSimulatorServer(model, token);
});

afterAll(() => server.close());

beforeEach(() => void server.take());

function sample({shape, values}: ExampleRequest, language: string): string {
  const all = writeSamples({...shape, server: server.origin}, values);
  return all.find((entry) => entry.language.value === language)?.code ?? '';
}

// Languages print a response differently, but its texts are the same.
const texts = (value: unknown): string[] =>
  typeof value === 'string'
    ? [value]
    : typeof value === 'object' && value !== null
      ? Object.values(value).flatMap(texts)
      : [];

describe.concurrent.each(runners)('samples in $language', ({language, run}) => {
  // One server for each language, so that they can run in parallel.
  test('of every operation get the response of the success', async () => {
    const own = await startSimulatorServer(model, token);
    const codes = cases.map(({request}) => sample(request, language).replaceAll(server.origin, own.origin));
    const printed = await run(codes, token);
    const exchanges = own.take();
    await own.close();
    expect(exchanges.filter(({status, unexpected}) => status >= 300 || unexpected.length > 0)).toEqual([]);
    expect(exchanges.map(({operation}) => operation)).toEqual(cases.map(({id}) => id));
    expect(exchanges.flatMap(({response}) => texts(response)).filter((text) => !printed.includes(text))).toEqual([]);
  });
});

test('cover every operation of the file', () => {
  expect(new Set(cases.map(({id}) => id)).size).toBe(operations.length);
  expect(operations.length).toBeGreaterThanOrEqual(10);
});

test("a sample that doesn't match the file is rejected, with the reason", async () => {
  const request = cases.find(({id}) => id === 'newSession')?.request as ExampleRequest;
  const wrong = {...request, values: {...request.values, body: {user_id: 1}}};
  const failure = async (run: Promise<string>): Promise<string> =>
    run.then(
      () => 'no error',
      ({stdout, stderr}: {stdout: string; stderr: string}) => stdout + stderr,
    );
  for (const {language, run} of runners) {
    const output = await failure(run([sample(wrong, language)], token));
    expect(output, language).toContain('422');
    const [exchange] = server.take();
    expect(exchange?.status).toBe(422);
    for (const text of texts(exchange?.response)) expect(output, language).toContain(text);
  }
  const [, js] = runners;
  expect(await failure(js!.run([sample(request, 'js')], 'other'))).toContain('401');
  expect(server.take().map(({status}) => status)).toEqual([401]);
});

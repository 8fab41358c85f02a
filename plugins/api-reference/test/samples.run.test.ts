import {afterAll, beforeEach, describe, expect, test} from 'vitest';
import type {ExampleRequest} from '../form';
import {writeSamples} from '../samples';
import {startRecordingServer, type Received} from './recording-server';
import {sampleCases} from './sample-cases';
import {runners} from './sample-runners';

const token = `token-of-the-test'"$HOME`;
const pictures = ['front.jpg', 'side-1.jpg', 'side-2.jpg', 'face.png', 'one.bin'];
const cases = await sampleCases();
const server = await startRecordingServer();

beforeEach(() => {
  server.received.length = 0;
});

afterAll(() => server.close());

function sample({shape, values}: ExampleRequest, language: string): string {
  const path = shape.path.replace(/^https:\/\/[^/]+/, '');
  const all = writeSamples({...shape, server: server.origin, path}, values);
  return all.find((entry) => entry.language.value === language)!.code;
}

describe.each(runners)('samples in $language', ({language, run}) => {
  test('send what the file describes, and print the response', async () => {
    Object.assign(server.reply, {status: 200, json: {note: 'Response of the test'}});
    const codes = cases.map(({request}) => sample(request, language));
    expect(await run(codes, token, pictures)).toContain('Response of the test');
    expect(server.received).toHaveLength(cases.length);
    for (const [index, {request}] of cases.entries()) await expectRequest(server.received[index]!, request);
  });

  test('fail with the status and the body of an error', async () => {
    Object.assign(server.reply, {status: 422, json: {detail: 'Reason of the test'}});
    const failure = run([sample(cases[0]!.request, language)], token).then(
      () => 'no error',
      ({stdout, stderr}: {stdout: string; stderr: string}) => stdout + stderr,
    );
    expect(await failure).toMatch(/422[^]*Reason of the test|Reason of the test[^]*422/);
  });
});

async function expectRequest(received: Received, request: ExampleRequest): Promise<void> {
  const {shape, values} = request;
  expect(received.method).toBe(shape.method.toUpperCase());
  expect(received.headers.authorization).toBe(shape.needsToken ? `Bearer ${token}` : undefined);
  const {pathname, searchParams} = new URL(received.url!, server.origin);
  const [expectedPath = ''] = shape.path.replace(/^https:\/\/[^/]+/, '').split('?');
  expect(decodeURIComponent(pathname)).toBe(
    expectedPath.replace(/\{(\w+)\}/g, (_, name: string) => String(values.parameters[`path ${name}`])),
  );
  const query = Object.entries(values.parameters).flatMap(([key, value]) =>
    key.startsWith('query ') && value !== undefined ? [[key.slice('query '.length), String(value)]] : [],
  );
  expect([...searchParams]).toEqual(query);
  await expectBody(received, request);
}

async function expectBody({headers, body}: Received, {shape, values}: ExampleRequest): Promise<void> {
  const type = headers['content-type'] ?? '';
  if (shape.files) {
    await expectForm(type, body, shape.files, values.body as Record<string, string>);
  } else if (values.body === undefined) {
    expect(body.length).toBe(0);
  } else {
    expect(type).toBe('application/json');
    expect(JSON.parse(body.toString())).toEqual(values.body);
  }
}

async function expectForm(
  contentType: string,
  body: Buffer,
  files: NonNullable<ExampleRequest['shape']['files']>,
  values: Record<string, string>,
): Promise<void> {
  const form = await new Response(new Uint8Array(body), {headers: {'Content-Type': contentType}}).formData();
  expect([...form.keys()]).toEqual(Object.keys(values));
  for (const [name, value] of Object.entries(values)) {
    const part = form.get(name)!;
    const file = files.find((entry) => entry.name === name);
    expect(typeof part === 'string' ? part : [part.name, part.type, await part.text()]).toEqual(
      file ? [value, file.contentType, `bytes of ${value}`] : String(value),
    );
  }
}

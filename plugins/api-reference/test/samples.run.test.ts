import type {IncomingMessage} from 'node:http';
import {afterAll, beforeAll, describe, expect, test} from 'vitest';
import type {ExampleRequest} from '../form';
import {writeSamples} from '../samples';
import {startRecordingServer, type RecordingServer} from './recording-server';
import {sampleCases} from './sample-cases';
import {runners} from './sample-runners';

const token = 'token-of-the-test';
const pictures = ['front.jpg', 'side-1.jpg', 'side-2.jpg', 'face.png', 'one.bin'];

/** One request as received by a server. */
interface Received extends Pick<IncomingMessage, 'method' | 'url' | 'headers'> {
  readonly body: Buffer;
}

let server: RecordingServer<Received>;

beforeAll(async () => {
  server = await startRecordingServer(({method, url, headers}, body, response) => {
    response.setHeader('Content-Type', 'application/json').end('null');
    return {method, url, headers, body};
  });
});

afterAll(() => server.close());

const cases = await sampleCases();

function sample({shape, values}: ExampleRequest, language: string): string {
  const path = shape.path.replace(/^https:\/\/[^/]+/, '');
  const all = writeSamples({...shape, server: server.origin, path}, values);
  return all.find((entry) => entry.language.value === language)!.code;
}

describe.each(runners)('samples in $language', ({language, run}) => {
  test('send what the file describes', async () => {
    const codes = cases.map(({request}) => sample(request, language));
    await run(codes, token, pictures);
    const received = server.take();
    expect(received).toHaveLength(cases.length);
    for (const [index, {request}] of cases.entries()) await expectRequest(received[index]!, request);
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
  for (const [key, value] of Object.entries(values.parameters)) {
    if (!key.startsWith('query ') || typeof value === 'object') continue;
    expect(searchParams.get(key.slice('query '.length))).toBe(value === undefined ? null : String(value));
  }
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

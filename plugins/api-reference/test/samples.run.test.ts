import {afterAll, beforeAll, describe, expect, test} from 'vitest';
import type {SampleRequest} from '../model/request-shape';
import {writeSamples} from '../samples';
import {startEchoServer, type Received} from './echo-server';
import type {RecordingServer} from './recording-server';
import {sampleCases} from './sample-cases';
import {runners} from './sample-runners';

const token = 'token-of-the-test';
const pictures = ['front.jpg', 'side-1.jpg', 'side-2.jpg', 'face.png', 'one.bin', 'two.bin'];

let server: RecordingServer<Received>;

beforeAll(async () => {
  server = await startEchoServer();
});

afterAll(() => server.close());

const cases = await sampleCases();

function sample({shape, values}: SampleRequest, language: string): string {
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

async function expectRequest(received: Received, request: SampleRequest): Promise<void> {
  const {shape, values} = request;
  expect(received.method).toBe(shape.method.toUpperCase());
  expect(received.headers.authorization).toBe(shape.secrets.length > 0 ? `Bearer ${token}` : undefined);
  const {pathname, searchParams} = new URL(received.target, server.origin);
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

async function expectBody({headers, body}: Received, {shape, values}: SampleRequest): Promise<void> {
  if (shape.mediaType === undefined) {
    expect(body.length).toBe(0);
  } else if (shape.mediaType === 'application/json') {
    expect(headers['content-type']).toBe('application/json');
    expect(JSON.parse(body.toString())).toEqual(values.body);
  } else if (shape.mediaType === 'multipart/form-data') {
    await expectForm(headers['content-type'] ?? '', body, shape, values.body as Record<string, unknown>);
  } else if (shape.mediaType === 'application/x-www-form-urlencoded') {
    expect(Object.fromEntries(new URLSearchParams(body.toString()))).toEqual(values.body);
  } else {
    expect(headers['content-type']).toContain(shape.mediaType);
    expect(body.toString()).toBe(values.body);
  }
}

async function expectForm(
  contentType: string,
  body: Buffer,
  {files}: SampleRequest['shape'],
  values: Record<string, unknown>,
): Promise<void> {
  const form = await new Response(new Uint8Array(body), {headers: {'Content-Type': contentType}}).formData();
  for (const [name, value] of Object.entries(values)) {
    const parts = form.getAll(name);
    const file = files.find((entry) => entry.name === name);
    expect(parts.length).toBe([value].flat().length);
    for (const [index, part] of parts.entries()) {
      const item = String([value].flat()[index]);
      expect(typeof part === 'string' ? part : [part.name, part.type, await part.text()]).toEqual(
        file ? [item, file.contentType, `bytes of ${item}`] : item,
      );
    }
  }
}

import {execFile} from 'node:child_process';
import {mkdtemp, rm, symlink, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {fileURLToPath} from 'node:url';
import {promisify} from 'node:util';
import {afterAll, beforeAll, describe, expect, test} from 'vitest';
import {loadDocument} from '../../../openapi/document/load';
import {buildModel} from '../../../openapi/model';
import {sampleRequest, uploadRequest, type SampleRequest} from '../model/request-shape';
import {writeSamples} from '../samples';
import {startEchoServer, type Received} from './echo-server';
import type {RecordingServer} from './recording-server';
import {paths} from './documents';

const run = promisify(execFile);
const token = 'token-of-the-test';
const standIn = fileURLToPath(new URL('./python', import.meta.url));

let server: RecordingServer<Received>;
let folder: string;
/** Folder of the replacement for the package `requests`, unless that is installed. */
let pythonPath = '';

beforeAll(async () => {
  server = await startEchoServer();
  for (const program of ['bash', 'curl', 'python3']) {
    await run(program, ['--version']).catch(() => {
      throw new Error(`The samples cannot be run without ${program}: install it.`);
    });
  }
  await run('python3', ['-c', 'import requests']).catch(() => {
    pythonPath = standIn;
  });
  folder = await mkdtemp(path.join(tmpdir(), 'samples-'));
  await symlink(fileURLToPath(new URL('../../../node_modules', import.meta.url)), path.join(folder, 'node_modules'));
  for (const name of ['front.jpg', 'side-1.jpg', 'side-2.jpg', 'face.png', 'one.bin', 'two.bin']) {
    await writeFile(path.join(folder, name), `bytes of ${name}`);
  }
});

afterAll(async () => {
  await server.close();
  await rm(folder, {recursive: true});
});

/** How to run the samples of a language. */
const runners: Record<string, (file: string) => [program: string, args: string[]]> = {
  // Bash, because readers paste the samples into it; an error status fails the test like a broken sample.
  curl: (file) => ['bash', ['-eu', file]],
  js: (file) => [process.execPath, [file]],
  ts: (file) => [process.execPath, ['--import', import.meta.resolve('tsx'), file]],
  python: (file) => ['python3', [file]],
};

const endings: Readonly<Record<string, string>> = {js: 'mjs', ts: 'mts'};

/** Runs a sample against the server and returns its one request. */
async function execute(language: string, code: string): Promise<Received> {
  const file = path.join(folder, `sample.${endings[language] ?? language}`);
  await writeFile(file, code);
  const [program, args] = runners[language]?.(file) ?? ['false', []];
  const keys = {AVATURN_API_TOKEN: token, AVATURN_API_KEY: 'key-of-the-test'};
  await run(program, args, {
    cwd: folder,
    env: {...process.env, ...keys, PYTHONPATH: pythonPath, NO_PROXY: '127.0.0.1'},
  });
  const [received, ...others] = server.take();
  expect(others).toEqual([]);
  expect(received, 'the sample made a request').toBeDefined();
  return received as Received;
}

const models = await Promise.all(
  [paths.avaturn, paths.nasty].map(async (file) => buildModel(await loadDocument(file))),
);

const cases: {readonly name: string; readonly request: SampleRequest}[] = models.flatMap((model) =>
  model.groups
    .flatMap(({operations}) => operations)
    .flatMap((operation) => [
      {name: operation.id, request: sampleRequest(model, operation)},
      ...(operation.upload ? [{name: `${operation.id}, upload`, request: uploadRequest(model, operation.upload)}] : []),
    ]),
);

const onServer = ({shape, values}: SampleRequest): SampleRequest => ({
  shape: {...shape, server: server.origin, path: shape.path.replace(/^https:\/\/[^/]+/, '')},
  values,
});

describe.each(Object.keys(runners))('samples in %s', (language) => {
  test.each(cases)('$name sends what the file describes', async ({request}) => {
    const {shape, values} = onServer(request);
    const sample = writeSamples(shape, values).find((entry) => entry.language.value === language);
    const received = await execute(language, sample?.code ?? '');

    expect(received.method).toBe(shape.method.toUpperCase());
    expect(received.headers.authorization).toBe(shape.secrets.length > 0 ? `Bearer ${token}` : undefined);
    const {pathname, searchParams} = new URL(received.target, server.origin);
    const [expectedPath = ''] = shape.path.split('?');
    expect(decodeURIComponent(pathname)).toBe(
      expectedPath.replace(/\{(\w+)\}/g, (_, name: string) => String(values.parameters[`path ${name}`])),
    );
    for (const [key, value] of Object.entries(values.parameters).filter(
      ([name, value]) => name.startsWith('query ') && typeof value !== 'object',
    )) {
      expect(searchParams.get(key.slice('query '.length))).toBe(value === undefined ? null : String(value));
    }
    await expectBody(received, request);
  });
});

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

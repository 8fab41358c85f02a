import {execFile} from 'node:child_process';
import {mkdtemp, rm, symlink, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {fileURLToPath, pathToFileURL} from 'node:url';
import {promisify} from 'node:util';
import {afterAll, beforeEach, describe, expect, test} from 'vitest';
import {isInstalled} from '../../../scripts/debian';
import type {ExampleRequest} from '../form';
import {writeSamples} from '../samples';
import {startRecordingServer, type Received} from './recording-server';
import {sampleCases} from './sample-cases';

const token = `token-of-the-test'"$HOME`;
const pictures = ['front.jpg', 'side-1.jpg', 'side-2.jpg', 'face.png', 'one.bin'];
const cases = await sampleCases();
const server = await startRecordingServer();

beforeEach(() => {
  server.received.length = 0;
});

afterAll(() => server.close());

const execute = promisify(execFile);

/** Python's package `requests`, or a replacement if it isn't installed. */
async function pythonPath(): Promise<string> {
  return execute('python3', ['-c', 'import requests']).then(
    () => '',
    () => fileURLToPath(new URL('./python', import.meta.url)),
  );
}

const importEach = ['--input-type=module', '--eval', 'for (const file of process.argv.slice(1)) await import(file);'];

/** A program that runs the given files, each as a separate module. */
const programs: Readonly<Record<string, readonly [program: string, args: readonly string[], suffix: string]>> = {
  // Bash, because readers paste the samples into it. Each runs in its own shell.
  curl: ['bash', ['-euc', 'for file; do bash -eu "$file"; echo; done', 'bash'], 'sh'],
  js: [process.execPath, importEach, 'mjs'],
  ts: [process.execPath, ['--import', import.meta.resolve('tsx'), ...importEach], 'mts'],
  python: ['python3', ['-c', 'import runpy, sys\nfor file in sys.argv[1:]: runpy.run_path(file)'], 'py'],
};

/** Runs samples of one language in one process, next to the files of an upload, and returns their output. */
async function run(language: string, codes: readonly string[]): Promise<string> {
  const [program, args, suffix] = programs[language]!;
  const folder = await mkdtemp(path.join(tmpdir(), 'samples-'));
  try {
    // Node looks for packages next to the sample.
    await symlink(
      fileURLToPath(new URL('../../../../node_modules', import.meta.url)),
      path.join(folder, 'node_modules'),
    );
    for (const name of pictures) await writeFile(path.join(folder, name), `bytes of ${name}`);
    const files = await Promise.all(
      codes.map(async (code, index) => {
        const file = path.join(folder, `sample-${index}.${suffix}`);
        await writeFile(file, code);
        return suffix.endsWith('ts') || suffix === 'mjs' ? pathToFileURL(file).href : file;
      }),
    );
    const env = {...process.env, AVATURN_API_TOKEN: token, PYTHONPATH: await pythonPath(), NO_PROXY: '127.0.0.1'};
    const {stdout} = await execute(program, [...args, ...files], {cwd: folder, env});
    return stdout;
  } finally {
    await rm(folder, {recursive: true, force: true});
  }
}

function sample({shape, values}: ExampleRequest, language: string): string {
  const path = shape.path.replace(/^https:\/\/[^/]+/, '');
  const all = writeSamples({...shape, server: server.origin, path}, values);
  return all.find((entry) => entry.language.value === language)!.code;
}

describe.each(Object.keys(programs))('samples in %s', (language) => {
  // A machine without Python or bash runs the others.
  const testRun = test.runIf(isInstalled(programs[language]![0]));

  testRun('send what the file describes, and print the response', async () => {
    Object.assign(server.reply, {status: 200, json: {note: 'Response of the test'}});
    const codes = cases.map(({request}) => sample(request, language));
    expect(await run(language, codes)).toContain('Response of the test');
    expect(server.received).toHaveLength(cases.length);
    for (const [index, {request}] of cases.entries()) await expectRequest(server.received[index]!, request);
  });

  testRun('fail with the status and the body of an error', async () => {
    Object.assign(server.reply, {status: 422, json: {detail: 'Reason of the test'}});
    const failure = run(language, [sample(cases[0]!.request, language)]).then(
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
    expectedPath.replace(/\{(\w+)\}/g, (_, name: string) => String(values.path[name])),
  );
  const query = Object.entries(values.query).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, String(value)]],
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

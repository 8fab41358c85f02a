import {execFile} from 'node:child_process';
import {mkdtemp, rm, symlink, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {fileURLToPath} from 'node:url';
import {promisify} from 'node:util';
import openapiTS, {astToString} from 'openapi-typescript';
import {afterAll, beforeAll, expect, test} from 'vitest';
import {loadDocument} from '@avaturn-docs/platform/openapi/document/load';
import {buildModel} from '@avaturn-docs/platform/openapi/model';
import {typedClient} from '../render/front';
import type {ExampleRequest} from '../form';
import {sampleRequest, uploadRequest} from '../model/example-requests';
import {writeSamples} from '../samples';
import {paths} from './documents';

const run = promisify(execFile);
const modules = fileURLToPath(new URL('../../../../node_modules', import.meta.url));

const document = await loadDocument(paths.avaturn);
const model = buildModel(document);
const operations = model.operations;

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'typed-client-'));
  await symlink(modules, path.join(folder, 'node_modules'));
  const types = await openapiTS(JSON.stringify(document.value));
  await writeFile(path.join(folder, 'avaturn.ts'), astToString(types));
  // As after `npm init -y`.
  await writeFile(path.join(folder, 'package.json'), '{"type": "commonjs"}');
});

afterAll(() => rm(folder, {recursive: true, force: true}));

const typescript = ({shape, values}: ExampleRequest): string =>
  writeSamples(shape, values).find(({language}) => language.value === 'ts')?.code ?? '';

/** The arguments of a command in the page's section about typed clients. */
const argumentsOf = (program: string): string[] =>
  typedClient('')
    .find((line) => line.startsWith(`npx ${program} `))!
    .split(' ')
    .slice(2);

/** Errors of the compiler in the samples. */
async function errorsOf(samples: readonly string[]): Promise<string> {
  const files = await Promise.all(
    samples.map(async (text, index) => {
      const file = path.join(folder, `sample-${index}.mts`);
      await writeFile(file, text);
      return file;
    }),
  );
  const options = argumentsOf('tsc').filter((argument) => argument !== 'sample.mts');
  return run(process.execPath, [path.join(modules, 'typescript-native/bin/tsc'), ...options, ...files], {
    cwd: folder,
  }).then(
    () => '',
    ({stdout}: {stdout: string}) => stdout,
  );
}

test('the TypeScript samples fit the types made from the description, and a wrong value does not', async () => {
  const requests = operations.flatMap((operation): ExampleRequest[] => {
    const request = sampleRequest(model, operation);
    const bodies = operation.requestBody?.body.examples.map(({value}) => value) ?? [undefined];
    return [
      ...bodies.map((body) => ({...request, values: {...request.values, body}})),
      ...(operation.upload ? [uploadRequest(model, operation.upload)] : []),
    ];
  });
  const samples = requests.map(typescript);
  expect(samples.filter((text) => text.includes('createClient<paths>')).length).toBeGreaterThanOrEqual(10);
  expect(await errorsOf(samples)).toBe('');
  const session = sampleRequest(
    model,
    operations.find(({id}) => id === 'newSession')!,
  );
  const wrong = typescript({...session, values: {...session.values, body: {user_id: 1}}});
  expect(await errorsOf([wrong])).toContain("Type 'number' is not assignable to type 'string'");
});

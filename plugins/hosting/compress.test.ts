// @vitest-environment node
import {mkdirSync, readdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {brotliDecompressSync, gunzipSync} from 'node:zlib';
import {afterEach, beforeEach, describe, expect, test, vi} from 'vitest';
import {makeEmptyFolder, noise, removeFixture} from '../../tests/hosting/fixture-build';
import {compress} from './compress';

// A busy machine takes its time to start a program and to compress a build.
vi.setConfig({testTimeout: 60_000, hookTimeout: 60_000});

let directory = '';
beforeEach(() => {
  directory = makeEmptyFolder();
});
afterEach(() => removeFixture(directory));

const at = (name: string): string => path.join(directory, name);
const names = (): string[] => readdirSync(directory, {recursive: true}).map(String).sort();
const long = 'The same words, again and again. '.repeat(200);

describe('compress', () => {
  test('writes copies that hold the file', async () => {
    writeFileSync(at('index.html'), long);
    const report = await compress(directory);
    expect(names()).toEqual(['index.html', 'index.html.br', 'index.html.gz']);
    expect(brotliDecompressSync(readFileSync(at('index.html.br'))).toString()).toBe(long);
    expect(gunzipSync(readFileSync(at('index.html.gz'))).toString()).toBe(long);
    expect(report).toMatchObject({files: 1, bytes: long.length});
    expect(report.brotliBytes).toBe(readFileSync(at('index.html.br')).length);
    expect(report.gzipBytes).toBe(readFileSync(at('index.html.gz')).length);
  });

  test.each(['js', 'css', 'json', 'svg', 'xml', 'txt', 'yaml', 'md', 'wasm'])('takes .%s files', async (extension) => {
    mkdirSync(at('deep/down'), {recursive: true});
    writeFileSync(at(`deep/down/file.${extension}`), long);
    expect((await compress(directory)).files).toBe(1);
  });

  test('leaves small files, packed kinds and files for hosts alone', async () => {
    writeFileSync(at('small.html'), 'a'.repeat(1023));
    writeFileSync(at('picture.png'), long);
    writeFileSync(at('_server.json'), JSON.stringify(long));
    writeFileSync(at('_redirects'), long);
    await compress(directory);
    expect(names()).toEqual(['_redirects', '_server.json', 'picture.png', 'small.html']);
  });

  test('keeps a copy only if it is smaller', async () => {
    writeFileSync(at('noise.txt'), noise(5000));
    await compress(directory);
    expect(names()).toEqual(['noise.txt']);
  });

  test('keeps copies of a model only if they are smaller by a twentieth', async () => {
    writeFileSync(at('dense.glb'), Buffer.concat([noise(9800), Buffer.alloc(200)]));
    writeFileSync(at('loose.glb'), Buffer.concat([noise(8000), Buffer.alloc(2000)]));
    await compress(directory);
    expect(names()).toEqual(['dense.glb', 'loose.glb', 'loose.glb.br', 'loose.glb.gz']);
  });

  test('removes a copy that is no longer worth keeping', async () => {
    writeFileSync(at('page.html'), long);
    await compress(directory);
    writeFileSync(at('page.html'), 'short');
    await compress(directory);
    expect(names()).toEqual(['page.html']);
  });

  test('gives the same bytes for the same files, however many at a time', async () => {
    const texts = Array.from({length: 12}, (_, index) => `${index}.txt`);
    for (const name of texts) writeFileSync(at(name), `${name} ${long}`);
    const read = () => names().map((name) => [name, readFileSync(at(name)).toString('base64')]);
    const first = await compress(directory, {concurrency: 1});
    const before = read();
    const second = await compress(directory, {concurrency: 5});
    expect(read()).toEqual(before);
    expect(second).toEqual(first);
    expect(first.files).toBe(12);
  });

  test('writes gzip headers without a time or a system', async () => {
    writeFileSync(at('page.html'), long);
    await compress(directory);
    expect([...readFileSync(at('page.html.gz')).subarray(4, 10)]).toEqual([0, 0, 0, 0, 2, 255]);
  });
});

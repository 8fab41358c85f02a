import {existsSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {afterEach, beforeEach, describe, expect, test} from 'vitest';
import {makeEmptyFolder, noise, removeFixture} from '../../tests/hosting/fixture-build';
import {compress, keepCopies} from './compress';
import {copiesFolder} from './folders';

let directory = '';
let cache = '';
beforeEach(() => {
  directory = makeEmptyFolder();
  cache = `${directory}-cache`;
});
afterEach(() => {
  removeFixture(directory);
  rmSync(cache, {recursive: true});
});

const at = (name: string): string => path.join(directory, name);
const copyAt = (name: string): string => path.join(copiesFolder(directory), name);
const copies = (): string[] =>
  existsSync(copyAt('')) ? readdirSync(copyAt(''), {recursive: true}).map(String).sort() : [];
const long = 'The same words, again and again. '.repeat(200);

describe('compress', () => {
  test('skips small files, compressed formats, and files for hosts', async () => {
    writeFileSync(at('small.html'), 'a'.repeat(1023));
    writeFileSync(at('picture.png'), long);
    writeFileSync(at('_redirects'), long);
    await compress(directory, cache);
    expect(copies()).toEqual([]);
  });

  test('keeps a copy only if it is smaller', async () => {
    writeFileSync(at('noise.txt'), noise(5000));
    await compress(directory, cache);
    expect(copies()).toEqual([]);
  });

  test('keeps copies of a model only if they are smaller by a twentieth', async () => {
    writeFileSync(at('dense.glb'), Buffer.concat([noise(9800), Buffer.alloc(200)]));
    writeFileSync(at('loose.glb'), Buffer.concat([noise(8000), Buffer.alloc(2000)]));
    await compress(directory, cache);
    expect(copies()).toEqual(['loose.glb.br', 'loose.glb.gz']);
  });

  test('reuses the copies of unchanged files, and keeps no others', async () => {
    writeFileSync(at('page.html'), long);
    writeFileSync(at('old.html'), `${long} old`);
    await compress(directory, cache);
    const kept = readdirSync(cache).sort();
    expect(kept).toHaveLength(4);
    // A copy that compression can't have made.
    const brotli = kept.find((name) => name.endsWith('.br') && readFileSync(path.join(cache, name)).length > 0)!;
    writeFileSync(path.join(cache, brotli), 'kept');
    await compress(directory, cache);
    const texts = ['page.html.br', 'old.html.br'].map((name) => readFileSync(copyAt(name), 'utf8'));
    expect(texts.filter((text) => text === 'kept')).toHaveLength(1);
    rmSync(at('old.html'));
    await keepCopies(cache, await compress(directory, cache));
    expect(readdirSync(cache)).toHaveLength(2);
  });
});

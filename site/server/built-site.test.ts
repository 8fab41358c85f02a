import {mkdirSync, symlinkSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {afterEach, beforeEach, describe, expect, test} from 'vitest';
import {copiesFolder, manifestFile} from '../plugins/hosting/folders';
import {makeManifest} from '../plugins/hosting/manifest';
import {makeEmptyFolder, removeFixture} from '../tests/hosting/fixture-build';
import {readBuiltSite} from './built-site';
import {StartError} from '@avaturn-docs/command-line/start-error';

let directory = '';
beforeEach(() => {
  directory = makeEmptyFolder();
});
afterEach(() => removeFixture(directory));

const at = (name: string): string => path.join(directory, name);
const write = (name: string, content: string | Buffer = `content of ${name}`): void => {
  mkdirSync(path.dirname(at(name)), {recursive: true});
  writeFileSync(at(name), content);
};
const writeManifest = (content = JSON.stringify(makeManifest([], new Map(), []))): void => {
  mkdirSync(path.dirname(manifestFile(directory)), {recursive: true});
  writeFileSync(manifestFile(directory), content);
};

describe('a build that cannot be served', () => {
  const refusal = (folder = directory): string => {
    try {
      readBuiltSite(folder);
    } catch (error) {
      if (error instanceof StartError) return error.message;
      throw error;
    }
    throw new Error('The build was taken.');
  };
  const fix = 'Build again: npm run build';

  test("doesn't exist", () => {
    expect(refusal(at('none'))).toBe(`There is no build in ${at('none')}. Make one first: npm run build`);
  });

  test('has no manifest', () => {
    expect(refusal()).toBe(`${manifestFile(directory)} is missing or damaged. ${fix}`);
  });

  test.each(['', '{"redirects":', 'not json'])('has a damaged manifest: %s', (content) => {
    writeManifest(content);
    expect(refusal()).toBe(`${manifestFile(directory)} is missing or damaged. ${fix}`);
  });

  test.each(['index.html', '404.html'])('has no %s', (missing) => {
    writeManifest();
    for (const page of ['index.html', '404.html']) if (page !== missing) write(page);
    expect(refusal()).toBe(`The build in ${directory} has no ${missing}. ${fix}`);
  });
});

describe('a build', () => {
  beforeEach(() => {
    writeManifest();
    write('index.html');
    write('404.html');
  });

  test('does not serve files outside the folder', () => {
    const outside = makeEmptyFolder();
    writeFileSync(path.join(outside, 'secret.txt'), 'secret');
    symlinkSync(path.join(outside, 'secret.txt'), at('secret.txt'));
    symlinkSync(outside, at('folder'));
    expect([...readBuiltSite(directory).files.keys()]).toEqual(['/']);
    removeFixture(outside);
  });

  test('lists compressed copies only of existing files', () => {
    write('data.json');
    write(path.relative(directory, path.join(copiesFolder(directory), 'data.json.gz')));
    write(path.relative(directory, path.join(copiesFolder(directory), 'gone.json.gz')));
    write('download.gz');
    const {files} = readBuiltSite(directory);
    expect(Object.keys(files.get('/data.json') ?? {})).toEqual(['identity', 'gzip']);
    expect([...files.keys()]).toContain('/download.gz');
    expect([...files.keys()].filter((file) => file.endsWith('.json.gz'))).toEqual([]);
  });
});

import {mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {describe, expect, test} from 'vitest';
import {starterResults, starters} from '@avaturn-docs/platform/starters';
import {tools} from '../../data/tools';
import {starterName} from '@avaturn-docs/create-avaturn-app/create';
import {starterFiles} from './starters';

const root = path.join(import.meta.dirname, '../..');
const site = 'https://docs.example';

interface Manifest {
  readonly name: string;
  readonly license: string;
  readonly scripts: Readonly<Record<string, string>>;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
}

interface Lock {
  readonly packages: Readonly<Record<string, Manifest>>;
}

test('the list contains every starter folder, and results only for these', () => {
  const names: string[] = starters.map(({name}) => name);
  expect(readdirSync(path.join(root, 'samples/starters')).sort()).toEqual([...names].sort());
  expect(names).toEqual(expect.arrayContaining(Object.keys(starterResults)));
});

describe.each(starters)('$name', (starter) => {
  const files = starterFiles(root, starter, site);
  const text = (file: string) => Buffer.from(files.get(file) ?? []).toString('utf8');

  test('has a license, and a README with three steps and every file in its table', () => {
    expect(text('LICENSE')).toContain('MIT License');
    expect(text('README.md').match(/^\d\. /gm)).toHaveLength(3);
    const named = [...text('README.md').matchAll(/^\| `([^`]+)` \|/gm)].map(([, file]) => file!);
    expect(named.length).toBeGreaterThan(2);
    expect(named.filter((file) => !files.has(file))).toEqual([]);
  });

  test('contains no generated files, no marks for pages, and no URL of another site', () => {
    const names = [...files.keys()];
    expect(names.filter((file) => text(file).includes('#region'))).toEqual([]);
    expect(names.filter((file) => /node_modules|dist\/|\.next\//.test(file))).toEqual([]);
    expect(names.filter((file) => text(file).includes('docs.avaturn.me'))).toEqual([]);
  });

  test('Git ignores the settings of a project that has a token', () => {
    const settings = [...files.keys()].filter((file) => file.startsWith('.env'));
    const withToken = settings.filter((file) => text(file).includes('TOKEN'));
    expect(withToken).toEqual(settings.includes('.env.example') ? ['.env.example'] : []);
    if (withToken.length > 0) {
      expect(text('.gitignore').split('\n')).toEqual(expect.arrayContaining(['.env', '.env.local']));
      expect(text('README.md')).toContain('cp .env.example .env');
    }
  });

  test('starts the simulator that the site publishes', () => {
    const {version} = tools.find(({name}) => name === 'avaturn-simulator')!;
    const commands = files.has('package.json')
      ? (JSON.parse(text('package.json')) as Manifest).scripts['simulator']
      : text('README.md');
    expect(commands).toContain(`npx -y ${site}/tools/avaturn-simulator-${version}.tgz`);
  });
});

describe.each(starters.filter((starter) => starterFiles(root, starter, site).has('package.json')))(
  '$name',
  (starter) => {
    const files = starterFiles(root, starter, site);
    const text = (file: string) => Buffer.from(files.get(file) ?? []).toString('utf8');

    test('pins every package, and has a matching lock file', () => {
      const manifest = JSON.parse(text('package.json')) as Manifest;
      const {packages} = JSON.parse(text('package-lock.json')) as Lock;
      const pinned = {...manifest.dependencies, ...manifest.devDependencies};
      expect(Object.values(pinned).filter((version) => !/^\d+\.\d+\.\d+$/.test(version))).toEqual([]);
      expect({...packages['']?.dependencies, ...packages['']?.devDependencies}).toEqual(pinned);
      expect(manifest.license).toBe('MIT');
      expect([manifest.name, packages['']?.name]).toEqual([starterName(starter.name), starterName(starter.name)]);
    });
  },
);

test('a shared file is identical to the original', () => {
  const [web] = starters;
  const files = starterFiles(root, web, site);
  const original = readFileSync(path.join(root, 'static/models/clips.glb'));
  expect(original.equals(files.get('public/clips.glb')!)).toBe(true);
});

test("an archive doesn't contain a developer's settings", () => {
  const siteDir = mkdtempSync(path.join(tmpdir(), 'starters-'));
  const folder = path.join(siteDir, 'samples/starters/web');
  mkdirSync(folder, {recursive: true});
  for (const file of ['.env', '.env.local', '.env.example']) writeFileSync(path.join(folder, file), 'TOKEN=1');
  expect([...starterFiles(siteDir, {...starters[0], shares: {}}, site).keys()]).toEqual(['.env.example']);
  rmSync(siteDir, {recursive: true});
});

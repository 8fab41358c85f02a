// @vitest-environment node
import {existsSync, readFileSync, rmSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext} from '@docusaurus/types';
import {afterEach, beforeEach, expect, test, vi} from 'vitest';
import {hostRedirects, redirects} from '../../config/redirects';
import {fixtureFiles, fixtureOrigin, makeRenderedPages, removeFixture} from '../../tests/hosting/fixture-build';
import {finishBuild} from './finish';
import hostingPlugin from './index';
import type {HostingManifest} from './manifest';

// A busy machine takes its time to start a program and to compress a build.
vi.setConfig({testTimeout: 60_000, hookTimeout: 60_000});

let directory = '';
beforeEach(() => {
  directory = makeRenderedPages();
});
afterEach(() => removeFixture(directory));

const read = (name: string): string => readFileSync(path.join(directory, name), 'utf8');

const hostFiles = ['_redirects', '_headers', 'nginx.conf', 'nginx-main.conf', 'Dockerfile', '_server.json'];

type PostBuild = NonNullable<ReturnType<typeof hostingPlugin>['postBuild']>;

/** Calls the hook with the part of the framework's properties that the plugin reads. */
async function postBuild(): Promise<void> {
  const props = {outDir: directory, siteConfig: {url: fixtureOrigin, title: 'Developer Docs'}};
  await hostingPlugin({} as LoadContext, {analytics: []}).postBuild?.(props as Parameters<PostBuild>[0]);
}

test('a redirect page stands at every old path but the server-only ones', async () => {
  await postBuild();
  for (const {from, to, serverOnly} of redirects) {
    if (serverOnly) {
      expect(existsSync(path.join(directory, from)), from).toBe(false);
      continue;
    }
    expect(read(`${from}/index.html`)).toContain(`href="${fixtureOrigin}${to}"`);
  }
});

test('the rules of each host are written', async () => {
  await postBuild();
  expect(read('_redirects')).toContain('\n/docs /docs/what-is-avaturn/ 301\n');
  expect(read('_headers')).toContain("\n  Content-Security-Policy: default-src 'none'; script-src 'self' 'sha256-");
  expect(read('nginx.conf')).toContain('location = /docs/ {');
  expect(read('Dockerfile')).toContain('COPY nginx.conf ');
});

test('the manifest holds what the embedded server needs', async () => {
  await postBuild();
  const manifest = JSON.parse(read('_server.json')) as HostingManifest;
  expect(manifest).toMatchObject({version: 2, notFound: '/404.html'});
  expect(manifest.redirects).toEqual(Object.fromEntries(hostRedirects()));
  expect(manifest.immutable).toEqual({
    prefix: '/assets/',
    files: [fixtureFiles.image, fixtureFiles.script, fixtureFiles.wasmWorker],
    unhashed: [fixtureFiles.unhashed],
  });
  expect(manifest.mediaTypes['glb']).toBe('model/gltf-binary');
});

test('the same build gives the same files', async () => {
  await postBuild();
  const first = hostFiles.map(read);
  removeFixture(directory);
  directory = makeRenderedPages();
  await postBuild();
  expect(hostFiles.map(read)).toEqual(first);
});

test('a build without a redirect target is refused', async () => {
  rmSync(path.join(directory, 'docs/what-is-avaturn'), {recursive: true});
  await expect(postBuild()).rejects.toThrow(/\/docs goes to \/docs\/what-is-avaturn\/, which is no built page/);
});

test('the last step compresses a finished build and says so', async () => {
  await postBuild();
  const line = await finishBuild(directory);
  expect(line).toMatch(/^Compressed \d+ files in [\d.]+ s: [\d.]+ MB become /);
  expect(existsSync(path.join(directory, 'docs/importing/index.html.br'))).toBe(true);
});

test('the last step refuses a folder that is no finished build', async () => {
  await expect(finishBuild(directory)).rejects.toThrow(/There is no finished build in .*npm run build/);
});

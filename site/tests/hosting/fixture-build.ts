import {createHash, randomBytes} from 'node:crypto';
import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {routes} from '../../data/routes';
import {toolPath, tools} from '../../data/tools';
import type {LoadContext} from '@docusaurus/types';
import {headerRules, type HeaderRule} from '../../config/headers';
import {finishBuild} from '../../plugins/hosting/finish';
import {hostingFolder} from '../../plugins/hosting/folders';
import hostingPlugin from '../../plugins/hosting';
import {scriptHash} from '../../plugins/hosting/inline-scripts';
import {redirectScript} from '../../plugins/hosting/redirect-page';

export const fixtureOrigin = 'https://docs.example.test';

const themeScript = 'document.documentElement.dataset.theme="light"';
const page = (title: string): string =>
  `<!doctype html><html lang="en"><head><title>${title}</title><script>${themeScript}</script></head>` +
  `<body><h1>${title}</h1>` +
  `${`<p>A paragraph of ${title}.</p>`.repeat(60)}</body></html>`;

/** Incompressible bytes, the same in every run. */
export function noise(length: number): Buffer {
  const blocks: Buffer[] = [];
  for (let block = 0; block * 32 < length; block += 1) {
    blocks.push(createHash('sha256').update(String(block)).digest());
  }
  return Buffer.concat(blocks).subarray(0, length);
}

/** Files of a fixture that tests use. Each represents a kind of file in a real build. */
export const fixtureFiles = {
  script: '/assets/js/main.0123abcd.js',
  wasmWorker: '/assets/js/wasm-worker.0123abcd.js',
  image: '/assets/images/logo-0123456789abcdef0123456789abcdef.png',
  model: '/models/sample.glb',
  text: '/robots.txt',
  picture: '/img/logo.svg',
  api: '/openapi.yaml',
  twin: '/docs/importing/index.md',
  frame: '/sandbox/creator/',
  spaced: '/files/a name with spaces.txt',
  tool: toolPath(tools[0]!),
  toolCopy: toolPath({name: tools[0]!.name}),
} as const;

const analytics = ['https://stats.example.test'];

/** The header rules of a fixture. */
export const fixtureHeaders: readonly HeaderRule[] = headerRules({
  scriptHashes: [scriptHash(themeScript), scriptHash(redirectScript)],
  analytics,
});

/** Larger than a socket's buffer. */
export const modelSize = 600_000;

/** The output of the framework for every route, before the hosting plugin runs. */
export function makeRenderedPages(): string {
  const directory = mkdtempSync(path.join(tmpdir(), 'hosting-fixture-'));
  const write = (file: string, content: string | Buffer): void => {
    const absolute = path.join(directory, file);
    mkdirSync(path.dirname(absolute), {recursive: true});
    writeFileSync(absolute, content);
  };
  for (const route of routes) write(`${route.path}index.html`, page(`Page ${route.path}`));
  write('404.html', page('Page not found'));
  write(fixtureFiles.script, 'console.log("a line of a script");\n'.repeat(100));
  write(fixtureFiles.wasmWorker, 'onmessage = () => {};');
  write(fixtureFiles.picture, '<svg xmlns="http://www.w3.org/2000/svg"/>');
  write(fixtureFiles.api, 'openapi: 3.1.0');
  write(fixtureFiles.twin, '# Importing');
  write(`${fixtureFiles.frame}index.html`, '<!doctype html><title>Creator</title>');
  write(fixtureFiles.image, noise(3000));
  write(fixtureFiles.model, noise(modelSize));
  write(fixtureFiles.text, `User-agent: *\nAllow: /\n# ${'a comment '.repeat(200)}\n`);
  write(fixtureFiles.spaced, 'a file');
  for (const tool of [fixtureFiles.tool, fixtureFiles.toolCopy]) write(tool, noise(2000));
  write('.hidden', 'not for readers');
  write('docs/.hidden/index.html', page('Hidden'));
  return directory;
}

type PostBuild = NonNullable<ReturnType<typeof hostingPlugin>['postBuild']>;

/** Calls the hook of the hosting plugin with the properties of the framework that it reads. */
export async function writeHostingFiles(directory: string): Promise<void> {
  const props = {outDir: directory, siteConfig: {url: fixtureOrigin, title: 'Developer Docs'}};
  await hostingPlugin({} as LoadContext, {analytics, inlineScripts: [scriptHash(themeScript)]}).postBuild?.(
    props as Parameters<PostBuild>[0],
  );
}

/** A complete build of every route, with its hosting files and compressed copies. */
export async function makeFixtureBuild(): Promise<string> {
  const directory = makeRenderedPages();
  await writeHostingFiles(directory);
  await finishBuild(directory);
  return directory;
}

/** The files of a fixture that the table of requests needs. */
export const fixtureSamples = {script: fixtureFiles.script, binary: fixtureFiles.model, binarySize: modelSize};

export function removeFixture(directory: string): void {
  for (const folder of [directory, hostingFolder(directory)]) rmSync(folder, {recursive: true, force: true});
}

/** A new temporary folder. */
export function makeEmptyFolder(): string {
  return mkdtempSync(path.join(tmpdir(), `hosting-empty-${randomBytes(3).toString('hex')}-`));
}

import {existsSync, readFileSync} from 'node:fs';
import {createServer, type IncomingMessage, type Server} from 'node:http';
import type {AddressInfo} from 'node:net';
import path from 'node:path';
import {build, transform} from 'esbuild';
import {withoutMarks} from '../../../plugins/samples/sample';
import type {Simulator} from '@avaturn-docs/simulator/command/test/running';

const root = path.join(__dirname, '../../..');

const mediaTypes: Readonly<Record<string, string>> = {
  '.css': 'text/css',
  '.glb': 'model/gltf-binary',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.mjs': 'text/javascript',
  '.ts': 'text/javascript',
  '.tsx': 'text/javascript',
};

/** Resolves bare imports like a bundler, but keeps each sample a separate module. */
const importMap = {
  imports: {
    '@avaturn/sdk': '/packages/@avaturn/sdk/dist/index.js',
    '@met4citizen/headaudio/': '/packages/@met4citizen/headaudio/',
    '@met4citizen/talkinghead/': '/packages/@met4citizen/talkinghead/',
    three: '/packages/three/build/three.module.js',
    'three/addons/': '/packages/three/examples/jsm/',
    react: '/react.js',
    'react-dom/client': '/react.js',
    'react/jsx-runtime': '/react.js',
  },
};

const withImportMap = (html: string) =>
  html.includes('"importmap"')
    ? html
    : html.replace('<head>', `<head><script type="importmap">${JSON.stringify(importMap)}</script>`);

/** React is CommonJS: its named exports have to be listed. */
async function bundleReact(): Promise<string> {
  const contents = `
    import {StrictMode, createElement, useEffect, useRef} from 'react';
    import {createRoot} from 'react-dom/client';
    import {jsx, jsxs, Fragment} from 'react/jsx-runtime';
    export {StrictMode, createElement, useEffect, useRef, createRoot, jsx, jsxs, Fragment};`;
  const {outputFiles} = await build({
    stdin: {contents, resolveDir: root},
    bundle: true,
    format: 'esm',
    define: {'process.env.NODE_ENV': '"development"'},
    write: false,
  });
  return outputFiles[0]?.text ?? '';
}

/** Resolves a URL without an extension like a bundler. */
function withEnding(file: string): string | undefined {
  return [file, `${file}.ts`, `${file}.tsx`].find(
    (candidate) => path.extname(candidate) !== '' && existsSync(candidate),
  );
}

export interface SampleServer {
  /** Without a trailing slash. */
  readonly origin: string;
  /** Samples that a page loaded. */
  readonly served: ReadonlySet<string>;
  /** Bodies of PUT requests by path. */
  readonly uploads: ReadonlyMap<string, Buffer>;
  /** Files that a reader adds next to the samples, by path such as `/three/avatar-stage/avatar.glb`. */
  readonly put: (path: string, content: string | Buffer) => void;
  readonly stop: () => Promise<void>;
}

/**
 * Serves web samples locally under `/<platform>/<project>/<file>`, like a reader's development server, with a backend that
 * requests sessions from the simulator.
 */
export async function serveSamples(simulator: Simulator): Promise<SampleServer> {
  const served = new Set<string>();
  const uploads = new Map<string, Buffer>();
  const extra = new Map<string, string | Buffer>([
    ['/react.js', await bundleReact()],
    // For samples that are a part of a page: each can be imported here.
    [
      '/parts.html',
      withImportMap('<!doctype html><html lang="en"><head><title>Parts</title></head><body></body></html>'),
    ],
  ]);

  async function contentOf(pathname: string): Promise<string | Buffer | undefined> {
    const own = extra.get(pathname);
    if (own !== undefined) return own;
    if (pathname.startsWith('/packages/')) {
      const file = path.join(root, '../node_modules', pathname.slice('/packages/'.length));
      return existsSync(file) ? readFileSync(file) : undefined;
    }
    const file = withEnding(path.join(root, 'samples', pathname.endsWith('/') ? `${pathname}index.html` : pathname));
    if (!file) return undefined;
    const text = withoutMarks(readFileSync(file, 'utf8'));
    served.add(path.relative(path.join(root, 'samples'), file));
    if (file.endsWith('.html')) return withImportMap(text);
    if (!/\.tsx?$/.test(file)) return text;
    return (await transform(text, {loader: file.endsWith('x') ? 'tsx' : 'ts', jsx: 'automatic', format: 'esm'})).code;
  }

  async function newSession(): Promise<string> {
    const {id} = await simulator.ask<{id: string}>('POST', '/api/v1/users/new');
    return JSON.stringify(await simulator.ask('POST', '/api/v1/sessions/new', {user_id: id}));
  }

  async function respond(request: IncomingMessage): Promise<{body: string | Buffer; type: string} | undefined> {
    const {pathname} = new URL(request.url ?? '/', 'http://localhost');
    if (request.method === 'PUT') {
      const chunks: Buffer[] = [];
      for await (const chunk of request) chunks.push(chunk as Buffer);
      uploads.set(pathname, Buffer.concat(chunks));
      return {body: '{}', type: 'application/json'};
    }
    if (pathname === '/api/session') return {body: await newSession(), type: 'application/json'};
    const body = await contentOf(pathname);
    const ending = path.extname(pathname) || (pathname.endsWith('/') ? '.html' : '.js');
    return body === undefined ? undefined : {body, type: mediaTypes[ending] ?? 'application/octet-stream'};
  }

  const server: Server = createServer((request, response) => {
    void respond(request).then(
      (found) =>
        found
          ? response.writeHead(200, {'Content-Type': found.type, 'Cache-Control': 'no-store'}).end(found.body)
          : response.writeHead(404).end(),
      (error: unknown) => response.writeHead(500).end(String(error)),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    served,
    uploads,
    put: (pathname, content) => void extra.set(pathname, content),
    stop: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}

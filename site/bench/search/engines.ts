import path from 'node:path';
import {pathToFileURL} from 'node:url';
import {SearchService, typingPause} from '../../plugins/search/client/search-service';

/** One of the compared engines, as a page uses it. */
export interface Engine {
  /** Fetches and parses what the first query needs. */
  readonly load: () => Promise<void>;
  /** @returns URLs of the first eight hits */
  readonly search: (text: string) => Promise<string[]>;
}

export interface EngineSetting {
  readonly origin: string;
  /** Folder of the site that `origin` serves. */
  readonly site: string;
  /** Folder of the scripts that `bundle.mjs` creates. */
  readonly bundles: string;
}

export const engineNames = ['ours', 'search-local 0.55.3', 'Pagefind 1.6'] as const;
export type EngineName = (typeof engineNames)[number];

const shown = 8;

export function openEngine(name: EngineName, setting: EngineSetting): Promise<Engine> {
  return name === 'ours'
    ? openOurs(setting)
    : name === 'Pagefind 1.6'
      ? openPagefind(setting)
      : openSearchLocal(setting);
}

async function openOurs({origin}: EngineSetting): Promise<Engine> {
  const location = {baseUrl: '/', context: ''};
  let onHits: (hits: string[]) => void = () => undefined;
  const service = new SearchService({
    origin,
    hash: 'bench',
    fetch: (url) => fetch(url),
    respond: (response) => onHits(response.kind === 'hits' ? response.hits.map(({href}) => href) : []),
    pause: () => new Promise((resolve) => setImmediate(resolve)),
    settle: () => new Promise((resolve) => setTimeout(resolve, typingPause)),
  });
  let id = 0;
  return {
    load: () => service.receive({kind: 'load', location}),
    search: (text) =>
      new Promise((resolve) => {
        onHits = resolve;
        void service.receive({kind: 'cancel', id});
        void service.receive({kind: 'query', id: ++id, location, text, limit: shown, perPage: 3});
      }),
  };
}

interface SearchLocalWorker {
  fetchIndexes(baseUrl: string, context: string): Promise<void>;
  search(
    baseUrl: string,
    context: string,
    input: string,
    limit: number,
  ): Promise<{document: {u: string; h?: string}}[]>;
}

async function openSearchLocal({origin, bundles}: EngineSetting): Promise<Engine> {
  Object.assign(globalThis, {location: {origin}});
  await import(pathToFileURL(path.join(bundles, 'search-local.mjs')).href);
  const worker = new (globalThis as unknown as {SearchLocalWorker: new () => SearchLocalWorker}).SearchLocalWorker();
  return {
    load: () => worker.fetchIndexes(`${origin}/`, ''),
    search: async (text) => (await worker.search(`${origin}/`, '', text, shown)).map(({document}) => document.u),
  };
}

interface PagefindModule {
  options(options: {basePath: string; baseUrl: string; noWorker: boolean}): Promise<void>;
  init(): Promise<void>;
  search(text: string): Promise<{results: {data(): Promise<{url: string}>}[]}>;
}

async function openPagefind({origin, site}: EngineSetting): Promise<Engine> {
  const fetchAbsolute = globalThis.fetch;
  Object.assign(globalThis, {fetch: (url: string) => fetchAbsolute(new URL(url, origin))});
  Object.assign(globalThis, {
    window: {location: {origin}},
    document: {querySelector: () => ({getAttribute: () => 'en'}), currentScript: null},
  });
  const pagefind = (await import(pathToFileURL(path.join(site, 'pagefind/pagefind.js')).href)) as PagefindModule;
  return {
    load: async () => {
      await pagefind.options({basePath: `${origin}/pagefind/`, baseUrl: '/', noWorker: true});
      await pagefind.init();
    },
    search: async (text) => {
      const {results} = await pagefind.search(text);
      return (await Promise.all(results.slice(0, shown).map((result) => result.data()))).map(({url}) => url);
    },
  };
}

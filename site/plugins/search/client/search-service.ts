import type {SearchEngine} from '@avaturn-docs/search/engine/engine';
import {baseOf, fetchIndex, fetchTexts, SearchFailure, type Site} from './fetch-index';
import type {PageTexts} from '@avaturn-docs/search/engine/format';
import type {IndexLocation, SearchResponse, SearchRequest, SearchResult} from '@avaturn-docs/search/engine/protocol';

type Query = Extract<SearchRequest, {kind: 'query'}>;

export interface Environment extends Site {
  readonly respond: (response: SearchResponse) => void;
  /** Lets the event loop deliver pending messages. */
  readonly pause: () => Promise<void>;
  /** Waits until typing pauses before texts are fetched for snippets. */
  readonly settle: () => Promise<void>;
}

interface Opened {
  readonly engine: Promise<SearchEngine>;
  readonly texts: Map<string, PageTexts>;
}

/** Time without a keystroke, in milliseconds, that counts as a pause in typing. */
export const typingPause = 100;
/** Maximum number of pages per result whose texts are fetched. */
const maxTexts = 24;

/** Handles requests from the search bar and the search page: the worker's logic, without the worker. */
export class SearchService {
  private readonly opened = new Map<string, Opened>();
  private readonly failed = new Set<string>();
  /** Ids of the queries that aren't canceled. */
  private readonly wanted = new Set<number>();

  constructor(private readonly environment: Environment) {}

  async receive(request: SearchRequest): Promise<void> {
    if (request.kind === 'cancel') {
      this.wanted.delete(request.id);
      return;
    }
    try {
      if (request.kind === 'load') {
        await this.open(request.location).engine;
        this.environment.respond({kind: 'ready', location: request.location});
      } else {
        this.wanted.add(request.id);
        await this.runQuery(request);
      }
    } catch (error) {
      this.environment.respond({
        kind: 'failed',
        ...(request.kind === 'query' && {id: request.id}),
        location: request.location,
        message: error instanceof SearchFailure ? error.message : 'Search failed. Try again.',
      });
    }
  }

  /** Fetches an index once. A failure isn't cached, so the next request tries again. */
  private open(location: IndexLocation): Opened {
    const key = JSON.stringify([location.baseUrl, location.context]);
    const known = this.opened.get(key);
    if (known) {
      return known;
    }
    const engine = fetchIndex(location, this.environment, this.failed.has(key));
    const opened: Opened = {engine, texts: new Map()};
    this.opened.set(key, opened);
    engine.then(
      () => this.failed.delete(key),
      () => {
        this.opened.delete(key);
        this.failed.add(key);
      },
    );
    return opened;
  }

  private async runQuery(query: Query): Promise<void> {
    const {engine, texts} = this.open(query.location);
    const loaded = await engine;
    const respond = (): SearchResult => {
      const result = loaded.search(query, (page) => texts.get(page));
      this.environment.respond({kind: 'hits', id: query.id, ...result});
      return result;
    };
    // A cancellation may have arrived.
    await this.environment.pause();
    if (!this.wanted.has(query.id)) {
      return;
    }
    const result = respond();
    await this.environment.settle();
    if (this.wanted.has(query.id) && (await this.fetchMissing(query, result, texts))) {
      respond();
    }
  }

  /** @returns whether new texts were loaded */
  private async fetchMissing({location}: Query, {hits}: SearchResult, texts: Map<string, PageTexts>): Promise<boolean> {
    const base = baseOf(location, this.environment.origin);
    const missing = [...new Set(hits.map(({page}) => page))].filter((page) => !texts.has(page)).slice(0, maxTexts);
    const fetched = await Promise.all(
      missing.map(async (page) => ({page, text: await fetchTexts(base, page, this.environment)})),
    );
    fetched.forEach(({page, text}) => text && texts.set(page, text));
    return fetched.some(({text}) => text !== undefined);
  }
}

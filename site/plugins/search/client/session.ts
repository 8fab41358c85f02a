import type {IndexLocation, SearchResponse, SearchRequest, SearchResult} from '@avaturn-docs/search/engine/protocol';

export type IndexState =
  | {readonly kind: 'idle' | 'loading' | 'ready'}
  | {readonly kind: 'failed'; readonly message: string};

export type Question = Omit<Extract<SearchRequest, {kind: 'query'}>, 'kind' | 'id'>;

/** The index is created by a build. */
const notBuilt = 'A development server has no search index. To try the search, run npm run build && npm run serve.';
export const loadFailed = 'Search could not be loaded. Check your connection and try again, or reload the page.';

const idle: IndexState = {kind: 'idle'};
const keyOf = ({baseUrl, context}: IndexLocation): string => JSON.stringify([baseUrl, context]);

/**
 * The visit's single search worker, and the state of each index in it. Nothing is requested before the first `load`. The
 * states are for `useSyncExternalStore`: a state object stays the same until it changes.
 */
export class SearchSession {
  private worker: Worker | undefined;
  private lastId = 0;
  private readonly states = new Map<string, IndexState>();
  /** What receives the response to a query, by its id, until the query is canceled. */
  private readonly asked = new Map<number, (response: SearchResult) => void>();
  private readonly listeners = new Set<() => void>();

  constructor(private readonly startWorker: () => Worker) {}

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  state(location: IndexLocation): IndexState {
    return this.states.get(keyOf(location)) ?? idle;
  }

  /** Loads an index, unless that was attempted already. */
  load(location: IndexLocation): void {
    this.loadFrom('idle', location);
  }

  retry(location: IndexLocation): void {
    this.loadFrom('failed', location);
  }

  /**
   * Runs a query once its index is loaded; the caller has to call `load` before, and ask again after a failure. A second
   * response with better snippets may follow.
   */
  ask(question: Question, onResponse: (response: SearchResult) => void): () => void {
    const id = ++this.lastId;
    this.asked.set(id, onResponse);
    if (this.state(question.location).kind !== 'failed') {
      this.post({kind: 'query', id, ...question});
    }
    return () => {
      this.asked.delete(id);
      this.worker?.postMessage({kind: 'cancel', id} satisfies SearchRequest);
    };
  }

  private loadFrom(kind: IndexState['kind'], location: IndexLocation): void {
    if (this.state(location).kind !== kind) {
      return;
    }
    if (process.env.NODE_ENV === 'development') {
      this.setState(location, {kind: 'failed', message: notBuilt});
    } else {
      this.setState(location, {kind: 'loading'});
      this.post({kind: 'load', location});
    }
  }

  private post(request: SearchRequest): void {
    try {
      this.worker ??= this.listenTo(this.startWorker());
    } catch {
      // Browsers throw if a policy or an extension blocks workers.
      this.loseWorker();
      return;
    }
    this.worker.postMessage(request);
  }

  private listenTo(worker: Worker): Worker {
    worker.onmessage = ({data}: MessageEvent<SearchResponse>) => this.receive(data);
    worker.onerror = (event) => {
      // The page shows the failure, so the console doesn't have to.
      event.preventDefault();
      this.loseWorker();
    };
    return worker;
  }

  private receive(response: SearchResponse): void {
    if (response.kind === 'ready') {
      this.setState(response.location, {kind: 'ready'});
    } else if (response.kind === 'failed') {
      this.setState(response.location, {kind: 'failed', message: response.message});
    } else {
      this.asked.get(response.id)?.(response);
    }
  }

  /** The worker didn't start, or crashed: the next `retry` starts a new one. */
  private loseWorker(): void {
    this.worker?.terminate();
    this.worker = undefined;
    for (const key of this.states.keys()) {
      this.states.set(key, {kind: 'failed', message: loadFailed});
    }
    this.notify();
  }

  private setState(location: IndexLocation, state: IndexState): void {
    this.states.set(keyOf(location), state);
    this.notify();
  }

  private notify(): void {
    this.listeners.forEach((listener) => listener());
  }
}

export const session = new SearchSession(() => new Worker(new URL('./worker.ts', import.meta.url)));

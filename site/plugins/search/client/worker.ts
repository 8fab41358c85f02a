import hash from '@generated/search/default/index-hash.json';
import {SearchService, typingPause} from './search-service';
import type {SearchRequest} from '@avaturn-docs/search/engine/protocol';

const wait = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds));

const service = new SearchService({
  origin: self.location.origin,
  hash,
  fetch: (url, options) => fetch(url, options),
  respond: (response) => self.postMessage(response),
  pause: () => wait(0),
  settle: () => wait(typingPause),
});

self.onmessage = ({data}: MessageEvent<SearchRequest>) => void service.receive(data);

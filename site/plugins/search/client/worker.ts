import hash from '@generated/search/default/index-hash.json';
import {SearchService, typingPause} from './search-service';
import type {SearchRequest} from '@avaturn-docs/search/engine/protocol';

// Browsers delay nested timers by at least 4 ms; messages have no delay.
const channel = new MessageChannel();
const waiting: (() => void)[] = [];
channel.port1.onmessage = () => waiting.shift()?.();

const service = new SearchService({
  origin: self.location.origin,
  hash,
  fetch: (url, options) => fetch(url, options),
  respond: (response) => self.postMessage(response),
  pause: () =>
    new Promise((resolve) => {
      waiting.push(resolve);
      channel.port2.postMessage(undefined);
    }),
  settle: () => new Promise((resolve) => setTimeout(resolve, typingPause)),
});

self.onmessage = ({data}: MessageEvent<SearchRequest>) => void service.receive(data);

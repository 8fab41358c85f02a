import hash from '@generated/search/default/index-hash.json';
import {SearchService, typingPause} from './search-service';
import type {SearchRequest} from './protocol';

// Timers are held back to 4 ms each when they follow one another; messages are not.
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

import type {Browser, CDPSession, Page} from '@playwright/test';

/** Cost of one page on a phone, measured by the browser. */
export interface Weight {
  /** Requests before anything is prefetched. */
  readonly requests: number;
  /** Bytes on the wire by kind, with headers, before anything is prefetched. */
  readonly html: number;
  readonly scripts: number;
  readonly styles: number;
  readonly all: number;
  /** Elements in the document. */
  readonly elements: number;
  /** Duration of the longest task, and end of the last one over 50 ms since the start, in ms; 0 without one. */
  readonly longestTask: number;
  readonly busyUntil: number;
  /** JavaScript heap after a garbage collection, in MB. */
  readonly heap: number;
}

/** CPU slowdown relative to this machine, Lighthouse's value for phones. */
const slowdown = 4;
/** Idle time in ms after which a page counts as settled. */
const quiet = 1500;

const phone = {width: 412, height: 823};

/** Opens `address` on a throttled phone with an empty cache, and waits until the page has settled. */
export async function weigh(browser: Browser, address: string): Promise<Weight> {
  const context = await browser.newContext({viewport: phone, isMobile: true, hasTouch: true});
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', {rate: slowdown});
  await watchLongTasks(page);
  const transfers = await watchTransfers(session);
  await page.goto(address, {waitUntil: 'load'});
  await settled(page, transfers);
  const longTasks = await page.evaluate(() => (window as unknown as Watched).longTasks);
  const elements = await page.evaluate(() => document.querySelectorAll('*').length);
  await session.send('HeapProfiler.collectGarbage');
  const {usedSize} = (await session.send('Runtime.getHeapUsage')) as {usedSize: number};
  await context.close();

  const own = [...transfers.values()].filter(({ahead}) => !ahead);
  const bytes = (...types: string[]) =>
    own.filter(({type}) => types.includes(type)).reduce((sum, transfer) => sum + transfer.bytes, 0);
  return {
    requests: own.length,
    html: bytes('Document'),
    scripts: bytes('Script'),
    styles: bytes('Stylesheet'),
    all: own.reduce((sum, transfer) => sum + transfer.bytes, 0),
    elements,
    longestTask: Math.max(0, ...longTasks.map(({duration}) => duration)),
    busyUntil: Math.max(0, ...longTasks.map(({start, duration}) => start + duration)),
    heap: usedSize / 1e6,
  };
}

interface Watched {
  longTasks: {start: number; duration: number}[];
}

async function watchLongTasks(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const longTasks: Watched['longTasks'] = ((window as unknown as Watched).longTasks = []);
    new PerformanceObserver((list) =>
      longTasks.push(...list.getEntries().map(({startTime, duration}) => ({start: startTime, duration}))),
    ).observe({type: 'longtask', buffered: true});
  });
}

interface Transfer {
  readonly type: string;
  /** Prefetched for a page that the reader hasn't requested. */
  readonly ahead: boolean;
  bytes: number;
  at: number;
}

async function watchTransfers(session: CDPSession): Promise<Map<string, Transfer>> {
  const transfers = new Map<string, Transfer>();
  await session.send('Network.enable');
  session.on('Network.requestWillBeSent', ({requestId, request, type = 'Other'}) => {
    const headers = Object.fromEntries(
      Object.entries(request.headers).map(([name, value]) => [name.toLowerCase(), value]),
    );
    const ahead = type === 'Prefetch' || /prefetch/.test(headers['sec-purpose'] ?? headers['purpose'] ?? '');
    if (!request.url.startsWith('data:')) {
      transfers.set(requestId, {type, ahead, bytes: 0, at: performance.now()});
    }
  });
  session.on('Network.loadingFinished', ({requestId, encodedDataLength}) => {
    const transfer = transfers.get(requestId);
    if (transfer) {
      Object.assign(transfer, {bytes: encodedDataLength, at: performance.now()});
    }
  });
  return transfers;
}

/** Waits until no transfer or long task has occurred for a while. */
async function settled(page: Page, transfers: ReadonlyMap<string, Transfer>): Promise<void> {
  const started = performance.now();
  for (;;) {
    const idle = performance.now() - Math.max(started, ...[...transfers.values()].map(({at}) => at));
    const sinceTask = await page.evaluate(() => {
      const last = (window as unknown as Watched).longTasks.at(-1);
      return performance.now() - (last ? last.start + last.duration : 0);
    });
    const rest = quiet - Math.min(idle, sinceTask);
    if (rest <= 0) {
      return;
    }
    await new Promise((resolve) => setTimeout(resolve, rest));
  }
}

import {createServer, type Server} from 'node:http';
import type {AddressInfo} from 'node:net';
import {expect, test} from '@playwright/test';
import {layoutShifts, watchLayoutShifts} from './page-shape';

interface SlowSite {
  readonly origin: string;
  /** Sends the rest of the page. */
  readonly release: () => void;
  readonly server: Server;
}

/** The site, except that the HTML of `path` pauses behind `end`, as it does on a slow connection. */
async function slowSite(site: string, path: string, end: string): Promise<SlowSite> {
  let release = (): void => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  const server = createServer((request, response) => {
    void (async () => {
      const answer = await fetch(new URL(request.url!, site));
      const body = Buffer.from(await answer.arrayBuffer());
      response.writeHead(answer.status, {'content-type': answer.headers.get('content-type') ?? ''});
      const cut = request.url === path ? body.indexOf(end) + end.length : body.length;
      response.write(body.subarray(0, cut));
      if (cut < body.length) await released;
      response.end(body.subarray(cut));
    })();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, release, server};
}

for (const [name, path, end, width] of [
  ['the opening picture of a guide', '/docs/integration/web/html/', '</figure>', 1280],
  ['the lead of the home page', '/', 'on your server.', 360],
  ['the contents button of the REST API', '/api/', '</h1>', 360],
] as const) {
  test(`${name} stays in place when the rest of the page arrives later`, async ({page, baseURL}) => {
    const {origin, release, server} = await slowSite(baseURL!, path, end);
    try {
      await watchLayoutShifts(page);
      await page.setViewportSize({width, height: 900});
      await page.goto(origin + path, {waitUntil: 'commit'});
      const first = page.locator('h1, .page-line').first();
      await expect(first).toBeVisible();
      const painted = () =>
        page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
      await painted();
      const place = (await first.boundingBox())?.y;
      await expect(page.locator('.footer')).toHaveCount(0);
      release();
      await expect(page.locator('.footer')).toBeAttached();
      await painted();
      expect((await first.boundingBox())?.y).toBe(place);
      expect(await layoutShifts(page)).toEqual([]);
    } finally {
      release();
      server.closeAllConnections();
      server.close();
    }
  });
}

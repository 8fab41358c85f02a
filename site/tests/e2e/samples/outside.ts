import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {Page} from '@playwright/test';
import type {Simulator} from '@avaturn-docs/simulator/command/test/running';

const root = path.join(__dirname, '../../..');
const cdn = 'https://cdn.jsdelivr.net/npm/';

/** The file of an installed package for a CDN URL; the version must be the installed one. */
function packageFile(url: string): string | undefined {
  const [, name = '', version, file = ''] = /^((?:@[^/]+\/)?[^@/]+)@([^/]+)\/(.*)$/.exec(url.slice(cdn.length)) ?? [];
  const folder = path.join(root, '../node_modules', name);
  const {version: installed} = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as {version: string};
  const found = path.join(folder, file);
  return version === installed && existsSync(found) ? found : undefined;
}

/**
 * Serves the URLs in samples, so that samples run unchanged: the CDN from the installed packages, and the simulator's
 * usual address and the shared test project from the simulator. Any other external URL fails.
 */
export async function serveOutside(page: Page, simulator: Simulator): Promise<void> {
  await page.route(/^https:\/\/|^http:\/\/127\.0\.0\.1:3100\//, async (route) => {
    const url = new URL(route.request().url());
    const file = url.href.startsWith(cdn) ? packageFile(url.href) : undefined;
    if (file) {
      const headers = {'Access-Control-Allow-Origin': '*'};
      await route.fulfill({contentType: 'text/javascript', headers, body: readFileSync(file)});
    } else if (url.hostname === 'demo.avaturn.dev' || url.port === '3100') {
      const address = /^\/(?:models|sandbox)\//.test(url.pathname)
        ? url.pathname
        : `/sandbox/creator/${url.pathname === '/iframe' ? '' : url.pathname.slice(1)}`;
      // The simulator accepts exports only from its own pages, which these are under another name.
      const headers = {...route.request().headers(), origin: simulator.api};
      await route.fulfill({response: await route.fetch({url: simulator.api + address + url.search, headers})});
    } else {
      await route.abort();
    }
  });
}

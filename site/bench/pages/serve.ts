import {existsSync} from 'node:fs';
import type {AddressInfo} from 'node:net';
import {manifestFile} from '../../plugins/hosting/folders';
import {createSiteServer} from '../../server/site-server';

export interface ServedSite {
  readonly origin: string;
  readonly close: () => void;
}

/** Serves a built site with the embedded server on a free port, with the compression and caching of the real site. */
export async function serveSite(directory: string): Promise<ServedSite> {
  if (!existsSync(manifestFile(directory))) {
    throw new Error(`There is no finished build in ${directory}. Make one first: npm run build`);
  }
  const server = createSiteServer({directory});
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

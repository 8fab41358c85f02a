import {readFileSync} from 'node:fs';
import {createServer, request} from 'node:http';
import type {AddressInfo} from 'node:net';
import path from 'node:path';
import {buffer} from 'node:stream/consumers';
import {listen} from '@avaturn-docs/command-line/listen';
import {createSiteServer} from '../../server/site-server';

const local = {host: '127.0.0.1', port: 0};
const recorder = readFileSync(path.join(__dirname, 'recorder.js'));

/** Serves the build with its own server and headers; each page starts with the recorder's script. */
export async function startSite(directory: string): Promise<{readonly origin: string; close(): void}> {
  const site = createSiteServer({directory});
  const {port} = await listen(site, local);
  const proxy = createServer((req, res) => {
    if (req.url === '/recorder.js') {
      res.writeHead(200, {'Content-Type': 'text/javascript'}).end(recorder);
      return;
    }
    const {'accept-encoding': _, ...headers} = req.headers;
    const onward = request({port, path: req.url, method: req.method, headers}, async (response) => {
      if (!response.headers['content-type']?.startsWith('text/html')) {
        response.pipe(res.writeHead(response.statusCode!, response.headers));
        return;
      }
      const {'content-length': _length, ...others} = response.headers;
      const page = (await buffer(response)).toString().replace('<head>', '<head><script src="/recorder.js"></script>');
      res.writeHead(response.statusCode!, others).end(page);
    });
    onward.on('error', () => res.destroy());
    req.pipe(onward);
  });
  const address: AddressInfo = await listen(proxy, local);
  return {
    origin: `http://127.0.0.1:${address.port}`,
    close() {
      for (const server of [proxy, site]) {
        server.close();
        server.closeAllConnections();
      }
    },
  };
}

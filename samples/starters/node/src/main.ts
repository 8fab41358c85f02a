import {serve} from '@hono/node-server';
import {app, queue} from './app.js';

const port = Number(process.env.PORT ?? 8080);
queue.resume();
serve({fetch: app.fetch, port}, () => console.log(`Open http://localhost:${port}`));

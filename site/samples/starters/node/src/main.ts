import {serve} from '@hono/node-server';
import {app, queue} from './app.js';

const port = Number(process.env.PORT ?? 8080);
const server = serve({fetch: app.fetch, port}, () => {
  console.log(`Open http://localhost:${port}`);
  queue.resume();
});
server.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EADDRINUSE') throw error;
  console.error(`Port ${port} is in use. Stop the other program, or set PORT in .env and in the webhook URL.`);
  process.exit(1);
});

import {readFile} from 'node:fs/promises';
import {createServer} from 'node:http';
import {accountOf} from './sign-in.mjs';
import {avaturnUser} from './accounts.mjs';
import {call} from './avaturn.mjs';
import {addJob, removeParts} from './receiver/store.mjs';
import {isWebhook, readBody, receive} from './receiver/webhooks.mjs';
import {work} from './receiver/worker.mjs';

const port = Number(process.env.PORT ?? 8080);

const routes = {
  'GET /': () => file('index.html', 'text/html; charset=utf-8'),
  'GET /creator.js': () => file('creator.js', 'text/javascript; charset=utf-8'),

  'POST /api/session': async (request) => {
    const session = await call('POST', '/sessions/new', {
      body: {
        user_id: await avaturnUser(accountOf(request)),
        config: {type: 'create_or_edit_existing'},
      },
    });
    return json(200, {url: session.url});
  },

  'POST /api/avatar': async (request) => {
    const {avatarId} = JSON.parse((await readBody(request, 10_000)) ?? '{}');
    const userId = await avaturnUser(accountOf(request));
    const avatars = await call('GET', `/users/${encodeURIComponent(userId)}/avatars`);
    if (!avatars.some(({id}) => id === avatarId)) return json(404, {error: 'This account has no such avatar.'});

    // The page doesn't have to wait for the file.
    await addJob({kind: 'export', avatarId});
    return json(202, {avatarId});
  },
};

async function file(name, type) {
  return {status: 200, type, body: await readFile(name)};
}

function json(status, value) {
  return {status, type: 'application/json', body: JSON.stringify(value)};
}

async function respond(request) {
  if (isWebhook(request)) return {status: await receive(request), type: 'text/plain'};
  const route = routes[`${request.method} ${request.url}`];
  return route ? route(request) : json(404, {error: 'Unknown path.'});
}

const server = createServer(async (request, response) => {
  try {
    const {status, type, body} = await respond(request);
    response.writeHead(status, {'Content-Type': type, 'Cache-Control': 'no-store'}).end(body);
  } catch (error) {
    // The text of the error stays on the server: it may contain ids.
    console.error(error);
    response.writeHead(502, {'Content-Type': 'application/json'}).end('{"error": "Try again later."}');
  }
});
await removeParts();
server.listen(port, () => console.log(`Open http://localhost:${port}`));
void work();

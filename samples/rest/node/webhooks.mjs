import {createHash, timingSafeEqual} from 'node:crypto';
import {createServer} from 'node:http';
import {markHandled, recordEvent, unhandledEvents} from './event-log.mjs';
import {handle} from './handle-event.mjs';

const secret = process.env.WEBHOOK_SECRET ?? '';
if (secret.length < 32) throw new Error('Set WEBHOOK_SECRET to 32 random letters and digits or more.');
const bodyLimit = 64 * 1024;
const port = Number(process.env.PORT ?? 8081);
const retryAfter = 1000 * Number(process.env.RETRY_SECONDS ?? 60);
const maxAttempts = 10;

const digest = (text) => createHash('sha256').update(text).digest();
const path = digest(`/webhooks/avaturn/${secret}`);

async function readEvent(request) {
  const chunks = [];
  let size = 0;
  for await (const chunk of request) {
    size += chunk.length;
    if (size > bodyLimit) throw new Error('The body is too long.');
    chunks.push(chunk);
  }
  const event = JSON.parse(Buffer.concat(chunks).toString('utf8'));
  if (typeof event?.event !== 'string') throw new Error("The body isn't an event.");
  return event;
}

/** Handles an event. Retries after a failure; after the last one, the event waits for the next start. */
async function work(line, event, attempt = 1) {
  try {
    await handle(event);
    await markHandled(line);
  } catch (error) {
    console.error(`${event.event} was not handled (attempt ${attempt} of ${maxAttempts}):`, error);
    if (attempt < maxAttempts) setTimeout(work, retryAfter, line, event, attempt + 1);
  }
}

createServer(async (request, response) => {
  // timingSafeEqual needs values of the same length, which digests have.
  if (request.method !== 'POST' || !timingSafeEqual(digest(request.url), path)) {
    response.writeHead(404).end();
    return;
  }
  let event;
  try {
    event = await readEvent(request);
  } catch (error) {
    console.warn(`Refused: ${error.message}`);
    response.writeHead(400).end();
    return;
  }
  let line;
  try {
    line = await recordEvent(event);
  } catch (error) {
    console.error(error);
    response.writeHead(500).end();
    return;
  }
  response.writeHead(200).end();
  void work(line, event);
}).listen(port, () => console.log(`Waiting for events on port ${port}.`));

for (const [line, event] of await unhandledEvents()) void work(line, event);

import {randomUUID} from 'node:crypto';
import {appendFile, readFile} from 'node:fs/promises';

const file = 'events.ndjson';
const write = (line) => appendFile(file, `${JSON.stringify(line)}\n`);

/** Stores an event and returns the id of its line, because the payload has no id. */
export async function recordEvent(event) {
  const id = randomUUID();
  await write({id, received: new Date(), event});
  return id;
}

export async function markHandled(id) {
  await write({id, handled: new Date()});
}

/** Parses a line; undefined for one that was cut off when the receiver was killed. */
function parse(text) {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The events that were not handled before the receiver stopped, by the id of their line. */
export async function unhandledEvents() {
  const waiting = new Map();
  const log = await readFile(file, 'utf8').catch(() => '');
  for (const line of log.split('\n').map(parse)) {
    if (line?.event) waiting.set(line.id, line.event);
    else if (line) waiting.delete(line.id);
  }
  return waiting;
}

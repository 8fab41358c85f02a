import {createServer} from 'node:http';
import {listen} from '@avaturn-docs/command-line/listen';
import {jsonOf, type Session} from './session';
import type {Json} from './shape';

interface Received {
  readonly method: string;
  readonly type: string;
  readonly bytes: Buffer;
  readonly body: Json;
  /** Milliseconds since the epoch. */
  readonly at: number;
}

/** Receives the webhooks of a comparison. */
export class Recorder {
  /** An event that was waited for didn't arrive: the next ones won't either. */
  private isSilent = false;
  private readonly received: Received[] = [];
  private readonly server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => void (chunks.length < 100 && chunks.push(chunk)));
    request.on('end', () => {
      response.writeHead(200).end();
      const bytes = Buffer.concat(chunks);
      const json = jsonOf({bytes});
      const body = 'value' in json && typeof json.value === 'object' && json.value !== null ? (json.value as Json) : {};
      this.received.push({
        method: request.method ?? '',
        type: request.headers['content-type'] ?? '',
        bytes,
        body,
        at: Date.now(),
      });
    });
  });

  /** @returns its address on this machine */
  async start(port: number, command: string): Promise<string> {
    const address = await listen(this.server, {host: '127.0.0.1', port}, command);
    return `http://127.0.0.1:${address.port}/`;
  }

  stop(): void {
    this.server.closeAllConnections();
    this.server.close();
  }

  /**
   * Waits for an event with these fields, and compares it with the documentation.
   * @param after milliseconds since the epoch: what it reports wasn't true before
   * @returns its body; undefined if it doesn't arrive
   */
  async expect(session: Session, event: string, fields: Json, after = 0): Promise<Json | undefined> {
    const {client, seen, shapes} = session;
    const operation = `#/webhooks/${event}/post`;
    const end = Date.now() + (this.isSilent ? 0 : client.pace.patience / 10);
    const matches = ({body}: Received) => Object.entries(fields).every(([name, value]) => body[name] === value);
    const find = () => this.received.find((one) => one.body['event'] === event && matches(one));
    let found = find();
    while (!found && Date.now() < end) {
      await client.wait(200);
      found = find();
    }
    if (!found && !this.isSilent) {
      this.isSilent = true;
      console.log(`  No ${event} arrived, so the comparison doesn't wait for other events.`);
    }
    // Without any request, the project has another webhook URL.
    if (!found && this.received.length === 0) return undefined;
    const other = this.received.find(({body}) => !('event' in body));
    if (!found && other) {
      seen.differs('webhook-post', event, 'a POST with the JSON of an event', `${other.method} with something else`);
      return undefined;
    }
    if (!found) {
      const near = this.received.some(({body}) => body['event'] === event);
      seen.differs(
        operation,
        event,
        'the event with the ids of the request',
        near ? 'the event with other ids' : 'no event',
      );
      return undefined;
    }
    const isPost = found.method === 'POST' && /^application\/json/i.test(found.type);
    seen.expect(isPost, 'webhook-post', event, 'a POST with JSON', `${found.method} with another Content-Type`);
    const times = this.received.filter((one) => one.body['event'] === event && matches(one)).length;
    if (times > 1) seen.differs(operation, event, 'the event once', `${times} times`);
    seen.expect(found.at >= after, operation, event, 'the event once the list says ready', 'the event earlier');
    const schema = shapes.resolve(`${operation}/requestBody/content/application~1json/schema`).pointer;
    seen.value(shapes, found.body, schema, event);
    const {status} = found.body;
    const link = found.body['export_url'] ?? found.body['render_url'];
    if (event !== 'avatar.ready') {
      seen.expect(
        (status === 'ready') === (typeof link === 'string'),
        operation,
        event,
        'a link if and only if the status is ready',
        shapes.of(found.body),
      );
    }
    return found.body;
  }
}

import {createServer} from 'node:http';
import {listen} from '@avaturn-docs/command-line/listen';
import {jsonOf, mediaTypeOf, type Session} from './session';
import type {Json} from './shape';

interface Received {
  readonly method: string;
  readonly type: string;
  readonly text: string;
  /** Undefined if the text isn't the JSON of an object. */
  readonly body: Json | undefined;
  /** Milliseconds since the epoch. */
  readonly at: number;
}

const includes = (text: string, values: readonly unknown[]): boolean =>
  values.every((value) => text.includes(String(value)));

/** Receives the webhooks of a comparison. */
export class Recorder {
  private readonly received: Received[] = [];
  /** What was waited for: an event, and ids of this comparison. */
  private readonly awaited: (readonly [event: string, ids: readonly unknown[]])[] = [];
  private readonly server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => void (chunks.length < 100 && chunks.push(chunk)));
    request.on('end', () => {
      response.writeHead(200).end();
      const bytes = Buffer.concat(chunks);
      const {value} = jsonOf({bytes});
      this.received.push({
        method: request.method ?? '',
        type: request.headers['content-type'] ?? 'none',
        text: bytes.toString('utf8'),
        body: typeof value === 'object' && value !== null ? (value as Json) : undefined,
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

  /** An event that arrived, in any format, with these ids. */
  find(event: string, ids: readonly unknown[]): Received | undefined {
    return this.received.find(({text}) => includes(text, [event, ...ids]));
  }

  /**
   * Waits for an event.
   * @param since milliseconds since the epoch, from when it is waited for
   * @returns undefined if it doesn't arrive
   */
  async wait(
    {client, seen}: Session,
    event: string,
    ids: readonly unknown[],
    since = Date.now(),
  ): Promise<Received | undefined> {
    // Without any event, the project has another webhook URL.
    const isSilent = this.received.length === 0 && this.awaited.length > 0;
    this.awaited.push([event, ids]);
    const end = since + (isSilent ? 0 : client.pace.patience / 10);
    while (!this.find(event, ids) && Date.now() < end) await client.wait(200);
    const found = this.find(event, ids);
    if (!found) seen.skipped.add(`${event}: it didn't arrive`);
    return found;
  }

  /**
   * Compares what arrived about the ids of this comparison. The documentation promises neither that an event arrives, nor that
   * it arrives once or in order.
   */
  judge({seen, shapes}: Session): void {
    const ours = this.received.filter(({text}) => this.awaited.some(([, [id]]) => text.includes(String(id))));
    for (const {method, type, body} of ours) {
      const isJson = /^application\/json/i.test(type);
      const wrong = [
        ...(method === 'POST' ? [] : [`the method ${/^(GET|PUT|PATCH|DELETE)$/.test(method) ? method : 'another'}`]),
        ...(isJson ? [] : [`Content-Type ${mediaTypeOf(type)}`]),
        ...(isJson && !body ? ["a body that isn't a JSON object"] : []),
      ];
      seen.expect(wrong.length === 0, 'webhook-post', 'webhooks', 'a POST with JSON', wrong.join(' and '));
      if (!body) continue;
      const event = String(body['event']);
      const operation = `#/webhooks/${event}/post`;
      if (!shapes.at(operation)) {
        seen.differs('#/webhooks', 'webhooks', 'a documented event', shapes.of(body['event']), 'undocumented');
        continue;
      }
      const {pointer, value} = shapes.resolve(`${operation}/requestBody/content/application~1json/schema`);
      seen.value(shapes, body, pointer, event);
      // Those that a schema doesn't require are in the documented examples.
      for (const [name, field] of Object.entries(value['properties'] as Json)) {
        const isOptional =
          !(value['required'] as string[]).includes(name) && ![(field as Json)['type']].flat().includes('null');
        if (isOptional && !(name in body))
          seen.differs(String(value['x-unconfirmed']), event, `the field ${name}`, 'no such field');
      }
      const link = body['export_url'] ?? body['render_url'];
      if (event !== 'avatar.ready' && shapes.permits(`${pointer}/properties/status`, body['status'])) {
        const holds = (body['status'] === 'ready') === (typeof link === 'string');
        seen.expect(holds, operation, event, 'a link if and only if the status is ready', shapes.of(body));
      }
    }
    for (const event of new Set(this.awaited.map(([name]) => name))) {
      const isFound = this.awaited.some(([name, ids]) => name === event && this.find(event, ids));
      const isOther = ours.some(({text}) => text.includes(event));
      if (isOther && !isFound)
        seen.differs(`#/webhooks/${event}/post`, event, 'the event with the ids of the request', 'other ids');
    }
  }
}

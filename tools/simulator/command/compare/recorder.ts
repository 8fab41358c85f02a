import {createServer} from 'node:http';
import {listen} from '@avaturn-docs/command-line/listen';
import {jsonOf, mediaTypeOf, type Session} from './session';
import {formats, type Json} from './shape';

interface Received {
  readonly method: string;
  readonly type: string;
  readonly text: string;
  /** Undefined if the text isn't the JSON of an object. */
  readonly body: Json | undefined;
  /** Milliseconds since the epoch. */
  readonly at: number;
}

/** An event of a job of this comparison. */
interface Awaited {
  readonly event: string;
  /** Of the avatar, then of the job if it has one. */
  readonly ids: readonly unknown[];
  readonly found: Received | undefined;
}

/** Receives the webhooks of a comparison. */
export class Recorder {
  private readonly received: Received[] = [];
  private readonly awaited: Awaited[] = [];
  /** Users of avatars that this comparison made, by the id of the avatar. */
  readonly owners = new Map<unknown, string>();
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

  /** An event that arrived, in any format, with the last of these ids. */
  find(event: string, ids: readonly unknown[]): Received | undefined {
    return this.received.find(({text}) => text.includes(event) && text.includes(String(ids.at(-1))));
  }

  /** An event that belongs to no job yet, and whose avatar has an id of another form: other jobs of the project have UUIDs. */
  private findOther(event: string): Received | undefined {
    return this.received.find(
      (one) =>
        one.text.includes(event) &&
        !formats.uuid.test(String(one.body?.['avatar_id'])) &&
        !this.awaited.some(({found}) => found === one),
    );
  }

  /**
   * Waits for the event of the only such job that is pending, or of one with its own id.
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
    const end = since + (isSilent ? 0 : client.pace.event);
    const find = () => this.find(event, ids) ?? this.findOther(event);
    while (!find() && Date.now() < end) await client.wait(Math.min(200, client.pace.poll));
    const found = find();
    this.awaited.push({event, ids, found});
    if (!found) seen.skipped.add(`${event}: it didn't arrive`);
    return found;
  }

  /**
   * Compares what arrived about the jobs of this comparison. The documentation promises neither that each event arrives, nor
   * that it arrives once or in order.
   */
  judge({seen, shapes}: Session): void {
    const ours = this.received.filter((one) =>
      this.awaited.some(({ids, found}) => found === one || one.text.includes(String(ids[0]))),
    );
    // Who owns another avatar isn't known, so most of its events decide.
    const ownerOf = (avatar: unknown): unknown => {
      const users = ours.flatMap(({body}) => (body?.['avatar_id'] === avatar ? [String(body?.['user_id'])] : []));
      const count = (user: string) => users.filter((one) => one === user).length;
      return this.owners.get(avatar) ?? users.sort((one, other) => count(other) - count(one))[0];
    };
    let isNamedOtherwise = false;
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
        isNamedOtherwise = true;
        seen.differs('#/webhooks', 'webhooks', 'a documented event', shapes.of(body['event']));
        continue;
      }
      const {pointer, value} = shapes.resolve(`${operation}/requestBody/content/application~1json/schema`);
      seen.value(shapes, body, pointer, event);
      if ('user_id' in body && String(body['user_id']) !== ownerOf(body['avatar_id'])) {
        const statement = event === 'avatar.ready' ? 'avatar-ready-fields' : `${pointer}/properties/user_id`;
        seen.differs(statement, event, 'the user of the avatar', 'another');
      }
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
    // An event of a job with its own id needs that id.
    const missing = this.awaited.filter(({event, ids, found}) => !this.find(event, ids) && (!found || ids.length > 1));
    for (const event of new Set(missing.map((one) => one.event))) {
      const of = ({event: name}: Awaited) => name === event;
      if (this.awaited.filter(of).length > missing.filter(of).length) continue;
      const [operation, expected] = [`#/webhooks/${event}/post`, 'the event with the ids of the request'];
      if (ours.some(({text}) => text.includes(event))) seen.differs(operation, event, expected, 'other ids');
      else if (missing.every(of) && this.awaited.length > missing.length && !isNamedOtherwise)
        seen.differs(operation, event, expected, 'none, though the other events arrived');
    }
  }
}

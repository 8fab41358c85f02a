import {createServer} from 'node:http';
import {listen} from '@avaturn-docs/command-line/listen';
import {jsonOf, mediaTypeOf, type Session} from './session';
import {isObject} from '../../api/schema';
import {formats, isText, type Json} from './shape';

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

/** Receives the webhooks of a comparison, in a project that nobody else uses. */
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
        type: mediaTypeOf(request.headers['content-type']),
        text: bytes.toString('utf8'),
        body: isObject(value) ? value : undefined,
        at: Date.now(),
      });
    });
  });

  async start(port: number, command: string): Promise<void> {
    await listen(this.server, {host: '127.0.0.1', port}, command);
  }

  stop(): void {
    this.server.closeAllConnections();
    this.server.close();
  }

  /** An event that arrived, in any format, with the last of these ids. */
  find(event: string, ids: readonly unknown[]): Received | undefined {
    return this.received.find(({text}) => text.includes(event) && text.includes(String(ids.at(-1))));
  }

  /**
   * Waits for an event with the id of a job, or for one that belongs to no job yet and whose avatar has an id of another form.
   * @param since milliseconds since the epoch, from when it is waited for
   * @returns undefined if it doesn't arrive
   */
  async wait({client, checks}: Session, event: string, ids: readonly unknown[], since = Date.now()) {
    // Without any event, the project has another webhook URL.
    const isSilent = this.received.length === 0 && this.awaited.length > 0;
    const end = since + (isSilent ? 0 : client.pace.event);
    const isOther = (one: Received) =>
      one.text.includes(event) &&
      !formats.uuid.test(String(one.body?.['avatar_id'])) &&
      !this.awaited.some(({found}) => found === one);
    const find = () => this.find(event, ids) ?? this.received.find(isOther);
    while (!find() && Date.now() < end) await client.wait(Math.min(200, client.pace.poll));
    const found = find();
    this.awaited.push({event, ids, found});
    if (!found) checks.skipped.add(`${event}: it didn't arrive`);
    return found;
  }

  /** Compares what arrived. The documentation promises neither each event, nor that it arrives once or in order. */
  judge({checks, shapes}: Session): void {
    // Who owns the avatar of --avatar isn't known, so most of its events decide.
    const ownerOf = (avatar: unknown): unknown => {
      const events = this.received.filter(({body}) => body?.['avatar_id'] === avatar);
      const users = events.map(({body}) => String(body!['user_id']));
      const count = (user: string) => users.filter((one) => one === user).length;
      return this.owners.get(avatar) ?? users.sort((one, other) => count(other) - count(one))[0];
    };
    const isDocumented = ({body}: Received) =>
      !body || (isText(body['event']) && shapes.at(`#/webhooks/${body['event']}`) !== undefined);
    for (const received of this.received) {
      const {method, type, body} = received;
      const isPost = method === 'POST' && type === 'application/json' && body !== undefined;
      const seen = `${method} with ${type === 'application/json' && !body ? "JSON that isn't an object" : type}`;
      checks.expect(isPost, 'webhook-post', 'webhooks', 'POST with the JSON of an object', seen);
      if (!body) continue;
      if (!isDocumented(received)) {
        checks.expect(false, '#/webhooks', 'webhooks', 'a documented event', shapes.of(body['event']));
        continue;
      }
      const event = String(body['event']);
      const operation = `#/webhooks/${event}/post`;
      const {pointer} = shapes.resolve(`${operation}/requestBody/content/application~1json/schema`);
      checks.value(shapes, body, pointer, event);
      const isOwner = !('user_id' in body) || String(body['user_id']) === ownerOf(body['avatar_id']);
      checks.expect(isOwner, `${pointer}/properties/user_id`, event, 'the user of the avatar', 'another');
      // The schema of avatar.ready doesn't require them, but the statement is about them.
      const isAvatar = event === 'avatar.ready';
      for (const name of isAvatar ? ['user_id', 'status'] : [])
        checks.expect(name in body, 'avatar-ready-fields', event, `the field ${name}`, 'no such field');
      const link = body['export_url'] ?? body['render_url'];
      if (!isAvatar && shapes.permits(`${pointer}/properties/status`, body['status'])) {
        const holds = (body['status'] === 'ready') === isText(link);
        checks.expect(holds, operation, event, 'a link if and only if the status is ready', shapes.of(body));
      }
    }
    // An event of a job with its own id needs that id.
    const isMet = ({event, ids, found}: Awaited) => this.find(event, ids) !== undefined || (found && ids.length === 1);
    for (const event of new Set(this.awaited.map((one) => one.event))) {
      const [own, others] = [true, false].map((is) => this.awaited.filter((one) => (one.event === event) === is));
      if (own!.some(isMet)) continue;
      const isSent = this.received.some(({text}) => text.includes(event));
      const isLost = others!.length > 0 && others!.every(isMet) && this.received.every(isDocumented);
      const seen = isSent ? 'other ids' : 'none, though the other events arrived';
      if (isSent || isLost)
        checks.expect(false, `#/webhooks/${event}/post`, event, 'the event with the ids of the request', seen);
    }
  }
}

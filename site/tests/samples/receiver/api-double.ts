import {once} from 'node:events';
import {createServer, type IncomingMessage, type Server, type ServerResponse} from 'node:http';
import type {AddressInfo} from 'node:net';

export const user = 'K7Q2M9XW4TZB8RHC5VJN3PYD6FLS1GAE';
export const avatar = '3f0c1d9e-8b52-4a67-9d1e-5c2f7a406b18';

type Respond = (response: ServerResponse) => void;

/** Responds with a status and JSON. */
export const json =
  (status: number, body: unknown): Respond =>
  (response) =>
    void response.writeHead(status, {'Content-Type': 'application/json'}).end(JSON.stringify(body));

/** The content of each file that the double serves. */
export const bytesOf = (name: string) => `The bytes of ${name}.`;

/**
 * The REST API with one photo avatar, which ends each job at once. A test replaces responses by operation: `list`, `put`,
 * `export`, `render`, `file`.
 */
export class ApiDouble {
  /** The operations in the order of their calls. */
  readonly calls: string[] = [];
  /** What a call responds instead, once for each entry. */
  readonly faults: Record<string, Respond[]> = {};
  /** Called before each response, with the last part of the path. */
  onCall: (operation: string, name: string) => void = () => {};
  avatarStatus = 'ready';
  exportStatus = 'ready';
  private renders = 0;
  private server!: Server;

  async start(): Promise<this> {
    this.server = createServer((request, response) => this.respond(request, response)).listen(0, '127.0.0.1');
    await once(this.server, 'listening');
    return this;
  }

  stop(): void {
    this.server.close();
    this.server.closeAllConnections();
  }

  get origin(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  count(operation: string): number {
    return this.calls.filter((call) => call === operation).length;
  }

  /** The id of the nth render, from 1. */
  renderId(count: number): string {
    return `00000000-0000-4000-8000-${String(count).padStart(12, '0')}`;
  }

  renderEvent(count: number, fields: object = {}): object {
    const link = `${this.origin}/files/${count}.png`;
    return {
      event: 'render.ready',
      avatar_id: avatar,
      id: this.renderId(count),
      status: 'ready',
      render_url: link,
      ...fields,
    };
  }

  private respond(request: IncomingMessage, response: ServerResponse): void {
    const address = `${request.method} ${request.url?.split('?')[0]}`;
    const operation =
      {
        [`GET /api/v1/users/${user}/avatars`]: 'list',
        [`PUT /api/v1/avatars/${avatar}/customization`]: 'put',
        'POST /api/v1/exports/new': 'export',
        'POST /api/v1/renders/new': 'render',
      }[address] ?? 'file';
    this.calls.push(operation);
    const name = address.split('/').at(-1) ?? '';
    this.onCall(operation, name);
    const fault = this.faults[operation]?.shift();
    if (fault) return fault(response);
    this.responses[operation]!(name)(response);
  }

  private readonly responses: Record<string, (name: string) => Respond> = {
    list: () => json(200, [{id: avatar, status: this.avatarStatus}]),
    put: () => json(202, null),
    export: () =>
      json(200, {status: this.exportStatus, url: this.exportStatus === 'ready' ? `${this.origin}/files/a.glb` : null}),
    render: () => json(200, {id: this.renderId(++this.renders), status: 'pending', render_url: null}),
    file: (name) => (response) => void response.writeHead(200).end(bytesOf(name)),
  };
}

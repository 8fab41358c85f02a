import type {ApiContracts} from '@avaturn-docs/platform/openapi/model/contracts';
import {Checks} from './checks';
import {isRefusal, Stopped, troubleOf, type Client, type Reply, type Token} from './client';
import type {Journal} from './journal';
import type {Recorder} from './recorder';
import {formats, isText, type Json, type Shapes} from './shape';

interface Call {
  readonly path?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: unknown;
  readonly token?: Token;
  /** The documented status; 200 by default. */
  readonly status?: number;
  /** Statements that this call proves if it gets the status. */
  readonly proves?: readonly string[];
  /** Statements that another status contradicts, and that the status doesn't prove. */
  readonly refutes?: readonly string[];
  /** Called with the body before its comparison, to write its ids to the journal. */
  readonly journal?: (body: Json) => void;
}

/** Headers that change how a client has to call the API. */
const telling =
  /^(x-)?ratelimit|^(deprecation|sunset|link|retry-after|set-cookie|location|x-total-count|x-api-version|cache-control|access-control-allow-origin)$/i;

/** Calls operations, and compares each response with the documentation. */
export class Session {
  readonly checks = new Checks();
  /** Operations that failed since one succeeded. */
  private readonly failing = new Set<string>();
  /** The last call, and with its documented status, the kind of its response. */
  private last = '';
  private kind = '';
  private requests = 0;

  /** @param recorder of webhooks, if they are compared */
  constructor(
    readonly client: Client,
    readonly contracts: ApiContracts,
    readonly shapes: Shapes,
    readonly journal: Journal,
    readonly recorder: Recorder | undefined,
  ) {}

  /**
   * @returns the body if the status is the documented one, or a success as documented
   * @throws Stopped if the server can't be compared: it limits requests or redirects, or refuses or fails again and again
   */
  async call<Body = Json>(id: string, call: Call = {}): Promise<Body | undefined> {
    const {token = 'right', status: wanted = 200, proves = [], refutes = []} = call;
    this.last = id;
    this.kind = `${id} ${wanted}`;
    this.requests += 1;
    if (this.requests % 15 === 0) console.log(`  ${this.requests} requests so far, now ${id}`);
    const {method, path} = this.contracts.operations.find((operation) => operation.id === id)!;
    const address = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(call.path?.[name] ?? ''));
    const query = new URLSearchParams(call.query).toString();
    const send = () => this.client.call(method, address + (query && `?${query}`), call.body, token);
    let reply = await send();
    // Reading again changes nothing; a request that writes is never sent twice.
    if (reply.status >= 500 && method === 'GET') reply = await send();
    const {status} = reply;
    const {value, problem} = jsonOf(reply);
    if (status < 300) call.journal?.((value ?? {}) as Json);
    // Without data of the project.
    const parts = [call.query, call.body].flatMap((part) => (part === undefined ? [] : [this.shapes.of(part)]));
    const sent = token === 'right' ? parts : [`with ${token === 'none' ? 'no' : 'a wrong'} token`];
    const request = [id, ...sent].join(' ');
    if (!this.isTelling(status, token, request)) return undefined;

    const operation = `#/paths/${path.replaceAll('/', '~1')}/${method.toLowerCase()}`;
    const documented = `${operation}/responses/${wanted}`;
    const marks = this.shapes.marksOf(documented);
    // Another kind of success contradicts the documented response only.
    const isOther = status !== wanted && (wanted >= 300 || status >= 300);
    const meant = isOther ? [...proves, ...refutes] : [];
    const stated = marks.length > 0 ? marks : [documented];
    const blamed = status === wanted ? [...stated, ...proves] : meant.length > 0 ? meant : stated;
    const response = `${operation}/responses/${status}`;
    const doubts = [...proves, ...this.shapes.marksOf(operation), ...this.shapes.marksOf(response)];
    for (const statement of blamed)
      this.checks.expect(status === wanted, statement, this.kind, `status ${wanted}`, `status ${status}`, {
        where: request,
        doubts,
      });
    this.compareResponse(reply, response, `${id} ${status}`, doubts);
    if (isOther) return undefined;
    if (wanted === 422) this.comparePlace(value, call);
    return problem === undefined ? (value as Body) : undefined;
  }

  /** @param doubts statements that a response of another form leaves open, those about the response last */
  private compareResponse(reply: Reply, response: string, kind: string, doubts: readonly string[]): void {
    const {headers} = reply;
    for (const [name] of headers)
      if (telling.test(name)) this.checks.addition('#/paths', kind, 'no such header', `a header ${name}`);
    if (!this.shapes.at(response)) return;
    const [type, {value, problem}] = [mediaTypeOf(headers.get('Content-Type')), jsonOf(reply)];
    const isJson = type === 'application/json';
    this.checks.expect(isJson, '#/paths', kind, 'Content-Type application/json', `Content-Type ${type}`, {doubts});
    const schema = `${this.shapes.resolve(response).pointer}/content/application~1json/schema`;
    if (problem === undefined)
      return this.checks.value(this.shapes, value, schema, kind, [doubts, this.shapes.marksOf(response)]);
    this.checks.expect(false, this.shapes.resolve(schema).pointer, kind, 'one JSON value', problem, {doubts});
  }

  /** @returns the avatars of a user, if the response is a list of avatars with ids */
  async list(user_id: string, isComplete: boolean): Promise<Json[] | undefined> {
    const query = {query: {include_not_ready: 'true'}};
    const body = await this.call('listUserAvatars', {path: {user_id}, ...(isComplete && query)});
    if (!Array.isArray(body) || !body.every((one: Json | null) => isText(one?.['id']))) return undefined;
    const other = (body as Json[]).find(({id}) => !formats.uuid.test(String(id)));
    if (other) this.expect(false, 'avatar-id-uuid', 'a UUID', this.shapes.of(other['id']));
    return body;
  }

  /** One statement about the last call. */
  expect(holds: boolean, statement: string, expected: string, seen: string): void {
    this.checks.expect(holds, statement, this.kind, expected, seen, {where: this.last});
  }

  /** Whether a response says something about the documentation; an outage or a limit doesn't. */
  private isTelling(status: number, token: Token, where: string): boolean {
    const trouble = troubleOf(status);
    if (trouble !== undefined && token !== 'right' && isRefusal(status)) return true;
    if (trouble === undefined) this.failing.clear();
    else {
      this.checks.skipped.add(`${where}: status ${status}`);
      if (status === 429 || status < 400 || this.failing.add(this.last).size === 3) throw new Stopped(trouble);
    }
    return trouble === undefined;
  }

  /** Whether the first problem of a 422 says where it is. The schema covers other forms. */
  private comparePlace(value: unknown, {path, query, body}: Call): void {
    const {detail} = (value ?? {}) as {readonly detail?: readonly {readonly loc?: readonly unknown[]}[]};
    const loc = Array.isArray(detail) ? detail[0]?.loc : undefined;
    if (!Array.isArray(loc)) return;
    const place = body !== undefined ? 'body' : path && !query ? 'path' : 'query';
    this.expect(loc[0] === place, 'validation-body', `a loc that starts with ${place}`, this.shapes.of(loc[0]));
  }
}

/** A Content-Type; anything but the names of usual ones is private. */
export function mediaTypeOf(header: string | null | undefined): string {
  const type = header?.split(';')[0]!.trim().toLowerCase() ?? 'none';
  const isUsual =
    /^(none|(text|application)\/(json|html|plain|xml|octet-stream|x-www-form-urlencoded)|multipart\/form-data)$/;
  return isUsual.test(type) ? type : `string(${type.length})`;
}

/** The JSON of a response, or why it isn't JSON. */
export function jsonOf({bytes}: Pick<Reply, 'bytes'>): {readonly value?: unknown; readonly problem?: string} {
  const text = bytes.toString('utf8');
  try {
    return {value: JSON.parse(text) as unknown};
  } catch {
    return {problem: text === '' ? 'no body' : `text that isn't JSON (${text.length} characters)`};
  }
}

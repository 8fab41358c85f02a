import type {ApiContracts} from '@avaturn-docs/platform/openapi/model/contracts';
import {isRefusal, Stopped, troubleOf, type Client, type Reply, type Token} from './client';
import type {Journal} from './journal';
import type {Observations} from './observations';
import {isObject} from '../../api/schema';
import {formats, isText, type Json, type Shapes} from './shape';

export interface Call {
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
  /** Operations that failed since one succeeded. */
  private readonly failing = new Set<string>();
  /** The last call, and with its documented status, the kind of its response. */
  private last = '';
  private lastKind = '';
  private requests = 0;

  constructor(
    readonly client: Client,
    readonly contracts: ApiContracts,
    readonly shapes: Shapes,
    readonly seen: Observations,
    readonly journal: Journal,
  ) {}

  /**
   * @returns the body if the status is the documented one, or a success as documented
   * @throws Stopped if the server can't be compared: it limits requests or redirects, or refuses or fails again and again
   */
  async call<Body = Json>(id: string, call: Call = {}): Promise<Body | undefined> {
    const {token = 'right', status: wanted = 200, proves = []} = call;
    this.last = id;
    this.lastKind = `${id} ${wanted}`;
    this.requests += 1;
    if (this.requests % 15 === 0) console.log(`  ${this.requests} requests so far, now ${id}`);
    const {method, path} = this.contracts.operations.find((operation) => operation.id === id)!;
    const address = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(call.path?.[name] ?? ''));
    const query = new URLSearchParams(call.query).toString();
    const send = () => this.client.call(method, address + (query && `?${query}`), call.body, token);
    let reply = await send();
    // Reading again changes nothing; a request that writes is never sent twice.
    if (reply.status >= 500 && method === 'GET') reply = await send();
    const body = jsonOf(reply);
    if (reply.status < 300) call.journal?.((body.value ?? {}) as Json);
    const operation = `#/paths/${path.replaceAll('/', '~1')}/${method.toLowerCase()}`;
    // Without data of the project.
    const parts = [call.query, call.body].flatMap((part) => (part === undefined ? [] : [this.shapes.of(part)]));
    const sent = token === 'right' ? parts : [`with ${token === 'none' ? 'no' : 'a wrong'} token`];
    const request = [id, ...sent].join(' ');
    if (!this.isTelling(reply.status, token, request)) return undefined;
    const response = `${operation}/responses/${reply.status}`;
    const isFit = [
      this.compareStatus(reply.status, wanted, operation, request, token === 'right' ? call : {}),
      this.compareResponse(reply, body, response, `${id} ${reply.status}`),
    ].every(Boolean);
    const marks = [...this.shapes.marksOf(operation), ...this.shapes.marksOf(response)];
    if (!isFit) this.seen.doubt([...proves, ...marks, this.lastKind]);
    // Another kind of success has done the same.
    if (reply.status !== wanted && (wanted >= 300 || reply.status >= 300)) return undefined;
    if (wanted === 422) this.comparePlace(body.value, call);
    if (reply.status === wanted) proves.forEach((statement) => this.seen.fits(statement));
    return body.problem === undefined ? (body.value as Body) : undefined;
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
    this.seen.expect(holds, statement, this.last, expected, seen, this.lastKind);
  }

  /** Whether a response says something about the documentation; an outage or a limit doesn't. */
  private isTelling(status: number, token: Token, where: string): boolean {
    const trouble = troubleOf(status);
    if (trouble !== undefined && token !== 'right' && isRefusal(status)) return true;
    if (trouble === undefined) this.failing.clear();
    else {
      this.seen.skipped.add(`${where}: status ${status}`);
      if (status === 429 || status < 400 || this.failing.add(this.last).size === 3) throw new Stopped(trouble);
    }
    return trouble === undefined;
  }

  private compareStatus(
    status: number,
    wanted: number,
    operation: string,
    where: string,
    {proves = [], refutes = []}: Call,
  ): boolean {
    const pointer = `${operation}/responses/${wanted}`;
    const marks = this.shapes.marksOf(pointer);
    // Another kind of success contradicts the documented response only.
    const isSuccess = wanted < 300 && status < 300;
    const more = status === wanted || isSuccess ? [] : [...proves, ...refutes];
    for (const one of more.length > 0 ? more : marks.length > 0 ? marks : [pointer])
      this.seen.expect(status === wanted, one, where, `status ${wanted}`, `status ${status}`, '');
    return status === wanted;
  }

  private compareResponse(
    {headers}: Reply,
    {value, problem}: ReturnType<typeof jsonOf>,
    response: string,
    where: string,
  ): boolean {
    for (const [name] of headers) {
      if (telling.test(name)) this.seen.differs('#/paths', where, 'no such header', `a header ${name}`, 'undocumented');
    }
    if (!this.shapes.at(response)) return false;
    const type = headers.get('Content-Type') ?? 'none';
    const isJson = /^application\/json(; ?charset=utf-8)?$/i.test(type);
    const shown = `Content-Type ${mediaTypeOf(type)}`;
    this.seen.expect(isJson, '#/paths', where, 'Content-Type application/json', shown);
    const schema = `${this.shapes.resolve(response).pointer}/content/application~1json/schema`;
    if (problem === undefined)
      return this.seen.value(this.shapes, value, schema, where, this.shapes.marksOf(response)) && isJson;
    this.seen.differs(this.shapes.resolve(schema).pointer, where, 'one JSON value', problem);
    return false;
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
export function mediaTypeOf(type: string): string {
  const name = type.split(';')[0]!.trim().toLowerCase();
  return /^(none|(text|application)\/(json|html|plain|xml|octet-stream|problem\+json|x-ndjson|javascript|x-www-form-urlencoded)|multipart\/form-data)$/.test(
    name,
  )
    ? name
    : `string(${type.length})`;
}

/** The JSON of a response, or why it isn't JSON. Parsers differ in what they do with a key that repeats. */
export function jsonOf({bytes}: Pick<Reply, 'bytes'>): {readonly value?: unknown; readonly problem?: string} {
  const text = bytes.toString('utf8');
  let keys = 0;
  try {
    const value: unknown = JSON.parse(text, (_, inner: unknown) => {
      if (isObject(inner)) keys += Object.keys(inner).length;
      return inner;
    });
    const written = [...text.matchAll(/"(?:[^"\\]|\\.)*"(\s*:)?/g)].filter(([, colon]) => colon).length;
    return written === keys ? {value} : {value, problem: 'JSON with the same key twice'};
  } catch {
    return {problem: text === '' ? 'no body' : `text that isn't JSON (${text.length} characters)`};
  }
}

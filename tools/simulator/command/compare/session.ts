import type {ApiContracts} from '@avaturn-docs/platform/openapi/model/contracts';
import type {Client, Reply, Token} from './client';
import type {Journal} from './journal';
import type {Observations} from './observations';
import type {Json, Shapes} from './shape';
import {Stopped} from './stopped';

export interface Call {
  /** Values of path parameters. */
  readonly path?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: unknown;
  readonly token?: Token;
  /** The documented status; 200 by default. */
  readonly status?: number;
  /** Statements that this call proves if it gets the status. */
  readonly proves?: readonly string[];
  /** Called with the body before its comparison, to write its ids to the journal. */
  readonly journal?: (body: Json) => void;
}

/** Headers that change how a client has to call the API. */
const telling =
  /^(x-)?ratelimit|^(deprecation|sunset|link|retry-after|set-cookie|location|x-total-count|x-api-version|cache-control|access-control-allow-origin)$/i;

/** Calls operations, and compares each response with the documentation. */
export class Session {
  /** Operations that failed one after another. */
  private readonly failing = new Set<string>();
  /** Their differences, which count only if the server works afterward: an outage contradicts nothing. */
  private readonly withheld: (() => void)[] = [];
  private last = '';
  private requests = 0;
  private told = Date.now();

  constructor(
    readonly client: Client,
    readonly contracts: ApiContracts,
    readonly shapes: Shapes,
    readonly seen: Observations,
    readonly journal: Journal,
  ) {}

  /**
   * @returns the body if the status is the documented one
   * @throws Stopped if the server can't be compared: it limits or refuses every call, or fails again and again
   */
  async call(id: string, call: Call = {}): Promise<unknown> {
    const {token = 'right', status: wanted = 200, proves = []} = call;
    this.last = id;
    this.report();
    const {method, path} = this.contracts.operations.find((operation) => operation.id === id)!;
    const address = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(call.path?.[name] ?? ''));
    const query = new URLSearchParams(call.query).toString();
    const send = () => this.client.call(method, address + (query && `?${query}`), call.body, token);
    let reply = await send();
    // Reading again changes nothing; a request that writes is never sent twice.
    if (reply.status >= 500 && method === 'GET') reply = await send();
    const body = jsonOf(reply);
    if (reply.status < 300) call.journal?.(('value' in body ? body.value : lenient(reply.bytes)) as Json);
    const operation = `#/paths/${path.replaceAll('/', '~1')}/${method.toLowerCase()}`;
    const where = `${id} ${reply.status}`;
    const sent = token !== 'right' ? `with ${token === 'none' ? 'no' : 'a wrong'} token` : this.requestOf(call);
    const compareStatus = () =>
      this.compareStatus(reply.status, wanted, operation, `${id} ${sent}`.trim(), token === 'right' ? proves : []);
    if (reply.status >= 500) this.withheld.push(compareStatus);
    this.judge(reply);
    if (reply.status >= 500) return undefined;
    compareStatus();
    this.compareHeaders(reply, operation, where);
    const response = `${operation}/responses/${reply.status}`;
    const content = this.shapes.at(response) ? this.shapes.resolve(response) : undefined;
    if (content) this.compareBody(body, `${content.pointer}/content/application~1json/schema`, where);
    if (reply.status !== wanted) return undefined;
    if (wanted === 422)
      this.expect(hasPlace(body), 'validation-body', 'a loc that starts with body, query or path', 'another loc');
    proves.forEach((statement) => this.seen.fits(statement));
    return 'value' in body ? body.value : undefined;
  }

  /** One statement about the last call. */
  expect(holds: boolean, statement: string, expected: string, seen: string): void {
    this.seen.expect(holds, statement, this.last, expected, seen);
  }

  /** Stops if the next calls would only repeat the failure. */
  private judge({status}: Reply): void {
    if (status === 429) throw new Stopped('the server limits the number of requests (429). Run it again later');
    if (status < 500) {
      this.failing.clear();
      this.withheld.splice(0).forEach((compareStatus) => compareStatus());
    } else this.failing.add(this.last);
    if (this.failing.size === 3) throw new Stopped(`the server fails (${status}). Run it again later`);
  }

  /** Says what it does, because some jobs take minutes. */
  private report(): void {
    this.requests += 1;
    if (Date.now() - this.told < 15_000) return;
    this.told = Date.now();
    console.log(`  ${this.requests} requests so far, now ${this.last}`);
  }

  /** What distinguishes a request from others to its operation, without data of the project. */
  private requestOf({query, body}: Call): string {
    return [query, body]
      .map((part) => (part === undefined ? '' : this.shapes.of(part)))
      .join(' ')
      .trim();
  }

  /** @param proves what a wrong status contradicts; otherwise it is the documented response */
  private compareStatus(
    status: number,
    wanted: number,
    operation: string,
    where: string,
    proves: readonly string[],
  ): void {
    const pointer = `${operation}/responses/${wanted}`;
    const mark = this.shapes.resolve(pointer).value['x-unconfirmed'];
    const isRedirect = status >= 300 && status < 400;
    const seen = `status ${status}${isRedirect ? ', a redirect that was not followed' : ''}`;
    const statement = mark === undefined ? pointer : String(mark);
    for (const one of status === wanted || proves.length === 0 ? [statement] : proves)
      this.seen.expect(status === wanted, one, where, `status ${wanted}`, seen);
  }

  private compareHeaders({headers, status}: Reply, operation: string, where: string): void {
    const type = headers.get('Content-Type') ?? 'none';
    const isKnown = /^application\/json(; ?charset=utf-8)?$/i.test(type);
    const response = `${operation}/responses/${status}`;
    if (this.shapes.at(response)) {
      // Types of the web are public; anything else in the header isn't shown.
      const name = /^[a-z]+\/[a-z\d.+-]{1,40}/i.exec(type)?.[0] ?? 'none';
      const shown = /^(text|application)\/(json|html|plain|xml|octet-stream|problem\+json|x-ndjson|javascript)$/.test(
        name,
      )
        ? name
        : `string(${type.length})`;
      this.seen.expect(isKnown, response, where, 'Content-Type application/json', `Content-Type ${shown}`);
    }
    for (const [name] of headers) {
      if (telling.test(name)) this.seen.differs(response, where, 'no such header', `a header ${name}`, 'undocumented');
    }
  }

  private compareBody(body: ReturnType<typeof jsonOf>, schema: string, where: string): void {
    if ('value' in body) this.seen.value(this.shapes, body.value, schema, where);
    else this.seen.differs(this.shapes.resolve(schema).pointer, where, 'one JSON value', body.problem);
  }
}

/** Whether the first problem of a 422 says where it is. The schema covers other forms. */
function hasPlace(body: ReturnType<typeof jsonOf>): boolean {
  const {detail} = ('value' in body ? body.value : {}) as {
    readonly detail?: readonly {readonly loc?: readonly unknown[]}[];
  };
  return !Array.isArray(detail) || ['body', 'query', 'path'].includes(String(detail[0]?.loc?.[0]));
}

/** Ids of what was created, even from JSON that isn't sound. */
function lenient(bytes: Buffer): unknown {
  try {
    return JSON.parse(bytes.toString('utf8').replace(/^\ufeff/, ''));
  } catch {
    return {};
  }
}

/** The JSON of a response, or why it isn't sound JSON; parsers differ in what they do with the latter. */
export function jsonOf({bytes}: Pick<Reply, 'bytes'>): {readonly value: unknown} | {readonly problem: string} {
  const text = bytes.toString('utf8');
  if (text === '') return {problem: 'no body'};
  if (text.startsWith('\ufeff')) return {problem: 'a byte order mark before the JSON'};
  let keys = 0;
  try {
    const value: unknown = JSON.parse(text, (_, inner: unknown) => {
      if (typeof inner === 'object' && inner !== null && !Array.isArray(inner)) keys += Object.keys(inner).length;
      return inner;
    });
    const written = [...text.matchAll(/"(?:[^"\\]|\\.)*"(\s*:)?/g)].filter(([, colon]) => colon).length;
    return written === keys ? {value} : {problem: 'JSON with the same key twice'};
  } catch {
    return {problem: `text that isn't JSON (${text.length} characters)`};
  }
}

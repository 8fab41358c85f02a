import {Hono, type Context} from 'hono';
import {cors} from 'hono/cors';
import {addControls, type ContentMaker} from './controls';
import type {ApiContracts} from '@avaturn-docs/platform/openapi/model/contracts';
import {readContracts, type OperationContract} from './contract';
import {ErrorResponse} from './error-response';
import {operations, type Answer} from './operations';
import {Platform, type PlatformOptions} from './platform';
import {readJson} from './read-body';

export interface SimulatorOptions extends PlatformOptions {
  readonly contracts: ApiContracts;
  readonly content: ContentMaker;
  /** The accepted token. */
  readonly token: string;
  /** A token without permissions, which gets 403. */
  readonly refusedToken?: string;
  /** Whether `PUT /sandbox/webhooks` may set this URL; every URL if omitted. */
  readonly allowsWebhook?: (url: string) => boolean;
}

export type Simulator = ReturnType<typeof createSimulator>;

/** The simulator. The same code runs on a local server and inside a page. */
export function createSimulator(options: SimulatorOptions) {
  const platform = new Platform(options);
  const app = new Hono();
  const contracts = readContracts(options.contracts);
  const authorize = (context: Context) => checkToken(context, options);
  // Photos come from a server or from a page, so pages of any origin may upload them.
  app.use('/sandbox/uploads/*', cors({allowMethods: ['POST']}));
  app.use('/sandbox/files/*', cors());
  for (const contract of contracts) addOperation(app, platform, contract, authorize);
  const {content, allowsWebhook = () => true} = options;
  addControls(app, platform, {authorize, content, schemas: options.contracts.schemas, allowsWebhook});

  app.notFound((context) => {
    const known = contracts.filter(({path}) => pathPattern(path).test(context.req.path));
    const status = known.length > 0 ? 405 : 404;
    const Allow = known.map(({method}) => method).join(', ');
    return context.json({detail: status === 405 ? 'Method Not Allowed' : 'Not Found'}, status, Allow ? {Allow} : {});
  });
  app.onError((error, context) => {
    if (error instanceof ErrorResponse) {
      return context.json({detail: error.detail}, error.status, challenge(error.status));
    }
    console.error(error);
    return context.json(
      {detail: 'The simulator failed. This is a bug of the simulator, not a problem of your request.'},
      500,
    );
  });
  /** Responds to an API request, whatever its host. */
  const fetch = async (request: Request): Promise<Response> => app.fetch(request);
  return {platform, fetch};
}

function addOperation(
  app: Hono,
  platform: Platform,
  contract: OperationContract,
  authorize: (context: Context) => void,
): void {
  // operations.test.ts compares them with the API description.
  const handle = operations[contract.id]!;
  app.on(contract.method, contract.path.replace(/\{(\w+)\}/g, ':$1'), async (context) => {
    if (contract.needsToken) authorize(context);
    const forced = platform.settings.takeStatus();
    if (forced !== undefined) return context.json(forcedBody(forced), forced as 500, challenge(forced));
    const {searchParams} = new URL(context.req.url);
    const sent = contract.hasBody ? await readJson(context) : undefined;
    const request = contract.read(context.req.param() as Record<string, string>, searchParams, sent);
    const {status, body, note}: Answer = handle(platform, request);
    return context.json(body, status as 200, note === undefined ? {} : {'Simulator-Note': note});
  });
}

/** The header that every 401 has. */
const challenge = (status: number): Record<string, string> => (status === 401 ? {'WWW-Authenticate': 'Bearer'} : {});

/** The body of an error set with `PATCH /sandbox/settings`; for a 422 it is a list, like the platform's. */
function forcedBody(status: number): object {
  const text = `The simulator was set to respond with ${status}.`;
  return {detail: status === 422 ? [{loc: ['body'], msg: text, type: 'value_error'}] : text};
}

function checkToken(context: Context, {token, refusedToken}: SimulatorOptions): void {
  const given = /^Bearer +(\S+)$/i.exec(context.req.header('Authorization') ?? '')?.[1];
  if (given !== undefined && given === refusedToken)
    throw new ErrorResponse(403, 'The token is not allowed to do this.');
  if (given !== token) throw new ErrorResponse(401, 'The token is missing or invalid.');
}

function pathPattern(path: string): RegExp {
  return new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]+')}$`);
}

import path from 'node:path';
import {afterEach, beforeEach, vi} from 'vitest';
import {loadDocument} from '@avaturn-docs/platform/openapi/document/load';
import {buildModel} from '@avaturn-docs/platform/openapi/model';
import {contractsOf} from '@avaturn-docs/platform/openapi/model/contracts';
import {assets} from '../../catalog';
import {createSimulator, type Simulator, type SimulatorOptions} from '../app';
import {describedResponses} from './described-responses';

/** The API description. */
export const document = await loadDocument(path.join(import.meta.dirname, '../../../../platform/openapi/avaturn.yaml'));

/** The contracts in `platform/openapi/avaturn.yaml`. */
export const contracts = contractsOf(buildModel(document));

export const token = 'token-of-the-test';
export const refusedToken = 'token-of-a-free-plan';

export const uuid = /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/;

/** The id of an asset in a category. */
export const assetOf = (category: string) => assets.find((asset) => asset.category === category)!.id;

/** A response with its parsed body, if it is JSON. */
export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly body: any;
}

export interface Client {
  readonly simulator: Simulator;
  /** Sends a request with the project's token; `token: null` sends none. */
  call(
    method: string,
    path: string,
    options?: {json?: unknown; body?: BodyInit; token?: string | null; headers?: Record<string, string>},
  ): Promise<Answer>;
}

export const described = describedResponses(document.value);

/** The tests of a file control its time, for jobs and links. */
export function controlTime(): void {
  beforeEach(() => void vi.useFakeTimers({toFake: ['Date', 'setTimeout', 'clearTimeout']}));
  afterEach(() => void vi.useRealTimers());
}

/** Advances the time by milliseconds, and finishes what becomes due. */
export const advance = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);

/** A separate simulator. Every response is validated against the API description. */
export function startClient(options: Partial<SimulatorOptions> = {}): Client {
  const simulator = createSimulator({
    origin: 'http://simulator.test',
    creatorUrl: 'http://simulator.test/sandbox/creator/',
    contracts,
    content: {
      glb: async ({body}) => new TextEncoder().encode(`glTF ${body}`),
      image: async (file) => new TextEncoder().encode(file),
    },
    token,
    refusedToken,
    ...options,
  });
  return {
    simulator,
    async call(method, address, {json, body, token: given = token, headers = {}} = {}) {
      const url = new URL(address, 'http://simulator.test');
      const response = await simulator.fetch(
        new Request(url, {
          method,
          headers: {
            ...(given !== null && {Authorization: `Bearer ${given}`}),
            ...(json !== undefined && {'Content-Type': 'application/json'}),
            ...headers,
          },
          ...(json === undefined ? body !== undefined && {body} : {body: JSON.stringify(json)}),
        }),
      );
      const text = await response.text();
      const isJson = response.headers.get('Content-Type')?.startsWith('application/json');
      const answer = {status: response.status, headers: response.headers, body: isJson ? JSON.parse(text) : text};
      const faults = described.answer(method, url.pathname, answer.status, answer.body);
      if (faults.length > 0) throw new Error(`${method} ${address}: ${faults.join('; ')}`);
      return answer;
    },
  };
}

export async function newUser({call}: Client): Promise<string> {
  return (await call('POST', '/api/v1/users/new')).body.id;
}

/** A user with one finished avatar, as after a session. */
export async function userWithAvatar(client: Client): Promise<{user: string; avatar: string}> {
  const user = await newUser(client);
  const {id} = (await client.call('POST', '/api/v1/sessions/new', {json: {user_id: user}})).body;
  const customization = {body: 'body_0', assets: {clothing: {id: assetOf('clothing')}}};
  const json = {session_id: id, customization};
  return {user, avatar: (await client.call('POST', '/sandbox/exports', {json, token: null})).body.avatar_id};
}

import {createSimulator, type Simulator} from '@avaturn-docs/simulator/api/app';
import {startCustomization} from '@avaturn-docs/simulator/customization';
import {contractsOf, type ApiContracts} from '../../../openapi/model/contracts';
import type {ApiModel} from '../../../openapi/model';
import {formData} from '../model/fields';
import {seedOf} from '../theme/ApiReferencePage/simulation/simulation';
import {startRecordingServer, type RecordingServer} from './recording-server';

/** A received request with its response. */
export interface Exchange {
  readonly operation: string | undefined;
  /** Parts of the request that the operation doesn't have. The simulator ignores them, but a sample must not send them. */
  readonly unexpected: readonly string[];
  readonly status: number;
  readonly response: unknown;
}

/** The simulator as the page starts it, with the user and the avatar of the examples. */
export function startSimulator(model: ApiModel, token: string): Simulator {
  const simulator = createSimulator({
    origin: 'https://simulation.invalid',
    creatorUrl: 'https://docs.test/sandbox/creator/',
    contracts: contractsOf(model),
    content: {glb: async () => new Uint8Array(), picture: async () => new Uint8Array()},
    token,
  });
  const {userId, avatarId} = seedOf(formData(model));
  simulator.platform.addAvatar(simulator.platform.createUser(userId), startCustomization(), avatarId);
  return simulator;
}

/** A server with a new simulator for each request, so that no request changes what another one finds. */
export function startSimulatorServer(model: ApiModel, token: string): Promise<RecordingServer<Exchange>> {
  const {operations} = contractsOf(model);
  return startRecordingServer(async ({method = '', url = '', headers}, content, response) => {
    const simulator = startSimulator(model, token);
    const request = new Request(new URL(url, 'https://simulation.invalid'), {
      method,
      headers: Object.entries(headers).map(([name, value]): [string, string] => [name, String(value)]),
      ...(content.length > 0 && {body: new Uint8Array(content)}),
    });
    const answer = await simulator.fetch(request);
    simulator.platform.stop();
    const text = await answer.text();
    response.writeHead(answer.status, {'Content-Type': 'application/json'}).end(text);
    const operation = operations.find(
      (entry) => entry.method === method && matches(entry.path, new URL(request.url).pathname),
    );
    return {
      operation: operation?.id,
      unexpected: operation ? unexpectedParts(operation, request, content) : [],
      status: answer.status,
      response: JSON.parse(text) as unknown,
    };
  });
}

function matches(template: string, path: string): boolean {
  return new RegExp(`^${template.replace(/\{\w+\}/g, '[^/]+')}$`).test(path);
}

function unexpectedParts(
  {parameters, body}: ApiContracts['operations'][number],
  {url}: Request,
  content: Buffer,
): string[] {
  const names = parameters.filter(({place}) => place === 'query').map(({name}) => name);
  const unknown = [...new URL(url).searchParams.keys()].filter((name) => !names.includes(name));
  return [...unknown, ...(content.length > 0 && !body ? ['body'] : [])];
}

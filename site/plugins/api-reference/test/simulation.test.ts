import {expect, test} from 'vitest';
import {createSimulator, type Simulator} from '@avaturn-docs/simulator/api/app';
import {readResponse} from '@avaturn-docs/simulator/page/read-response';
import {startCustomization} from '@avaturn-docs/simulator/customization';
import {loadDocument} from '@avaturn-docs/platform/openapi/document/load';
import {buildModel} from '@avaturn-docs/platform/openapi/model';
import {contractsOf} from '@avaturn-docs/platform/openapi/model/contracts';
import {formData} from '../model/forms';
import {seedOf} from '../theme/ApiReferencePage/simulation/follow-ups';
import {simulatedRequest} from '../theme/ApiReferencePage/simulation/simulated-request';

const model = buildModel(await loadDocument('../platform/openapi/avaturn.yaml'));
const data = formData(model);
let simulator: Simulator;

/** The simulator as the page starts it, with the user and the avatar of the examples. */
function start(): void {
  simulator = createSimulator({
    origin: 'https://simulation.invalid',
    creatorUrl: 'https://docs.test/sandbox/creator/',
    contracts: contractsOf(model),
    content: {glb: async () => new Uint8Array(), image: async () => new Uint8Array()},
    token: 'right',
  });
  const {userId, avatarId} = seedOf(data);
  simulator.platform.addAvatar(simulator.platform.createUser(userId), startCustomization(), avatarId);
}

test.each(model.operations)('every example of $id succeeds in the simulator', async ({id, requestBody}) => {
  const {shape, values} = data[id]!;
  for (const {value: body} of requestBody?.body.examples ?? [{value: undefined}]) {
    start();
    const response = await readResponse(await simulator.fetch(simulatedRequest(shape, {...values, body}, 'right')));
    expect([200, 202], JSON.stringify(response)).toContain(response.status);
    simulator.platform.stop();
  }
});

import {expect, test} from 'vitest';
import {createSimulator, type Simulator} from '@avaturn-docs/simulator/api/app';
import {readResponse} from '@avaturn-docs/simulator/page/exchange';
import {startCustomization} from '@avaturn-docs/simulator/customization';
import {loadDocument} from '@avaturn-docs/platform/openapi/document/load';
import {buildModel} from '@avaturn-docs/platform/openapi/model';
import {contractsOf} from '@avaturn-docs/platform/openapi/model/contracts';
import {operationsOf} from '@avaturn-docs/platform/openapi/model/uses';
import {formData} from '../model/fields';
import {forgetCalls, httpFile, recordCall} from '../theme/ApiReferencePage/simulation/calls';
import {idsIn, isCausedBy, linksIn, withIds} from '../theme/ApiReferencePage/simulation/found';
import {seedOf, simulatedRequest} from '../theme/ApiReferencePage/simulation/simulation';

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

test.each(operationsOf(model))('every example of $id succeeds in the simulator', async ({id, requestBody}) => {
  const {shape, values} = data.operations[id]!;
  for (const {value: body} of requestBody?.body.examples ?? [{value: undefined}]) {
    start();
    const response = await readResponse(await simulator.fetch(simulatedRequest(shape, {...values, body}, 'right')));
    expect([200, 202], JSON.stringify(response)).toContain(response.status);
    simulator.platform.stop();
  }
});

test('ids in responses are used in all requests, and links are recognized by their targets', async () => {
  start();
  const respond = async (operation: string, values = data.operations[operation]!.values) =>
    readResponse(await simulator.fetch(simulatedRequest(data.operations[operation]!.shape, values, 'right')));
  const before = seedOf(data);
  const user = (await respond('createUser')).body;
  const after = {...before, ...idsIn('createUser', user)};
  expect(after.userId).toBe((user as {id: string}).id);
  expect(after.userId).not.toBe(before.userId);
  expect(withIds(data.operations['newSession']!.values, before, after).body).toMatchObject({user_id: after.userId});
  expect(withIds(data.operations['listUserAvatars']!.values, before, after).parameters).toMatchObject({
    'path user_id': after.userId,
  });
  const session = (await respond('newSession', withIds(data.operations['newSession']!.values, before, after))).body;
  expect(linksIn(session)).toMatchObject([{kind: 'creator'}]);
  expect(idsIn('newSession', session)).toEqual({});
  const avatar = (await respond('newAvatar')).body;
  expect(idsIn('newAvatar', avatar)).toEqual({});
  expect(linksIn(avatar)).toEqual([]);
  expect(linksIn({export_url: simulator.platform.exportUrl(before.avatarId, startCustomization())})).toMatchObject([
    {kind: 'model'},
  ]);
});

test('the calls of a visit are saved once each as a .http file with variables, without the token', () => {
  const shapeOf = (operation: string) => data.operations[operation]!.shape;
  const file = () => httpFile('https://api.avaturn.me', 'http://127.0.0.1:3100', 'simulator-token');
  const user = 'A'.repeat(32);
  recordCall('newSession', shapeOf('newSession'), {parameters: {}, body: {user_id: user}}, 401);
  recordCall('newExport', shapeOf('newExport'), {parameters: {'query avatar_id': 'x y'}}, 422);
  recordCall('newSession', shapeOf('newSession'), {parameters: {}, body: {user_id: user}}, 200);
  recordCall('deleteUser', shapeOf('deleteUser'), {parameters: {'path user_id': 'B'.repeat(32)}}, 200);
  expect(file()).toBe(`# The simulator on your computer. For the platform, use its address and your token.
# @host = https://api.avaturn.me
@host = http://127.0.0.1:3100
@token = simulator-token
# Send the requests from top to bottom. These IDs are from the page: replace them with those in your responses.
@user_id = ${user}
@user_id_2 = ${'B'.repeat(32)}

### newExport, response 422
POST {{host}}/api/v1/exports/new?avatar_id=x%20y
Authorization: Bearer {{token}}

### newSession, response 200
# Then open the url in the response, and save an avatar there. The list of the user's avatars has its id.
POST {{host}}/api/v1/sessions/new
Authorization: Bearer {{token}}
Content-Type: application/json

{
  "user_id": "{{user_id}}"
}

### deleteUser, response 200
DELETE {{host}}/api/v1/users/{{user_id_2}}
Authorization: Bearer {{token}}
`);
  forgetCalls();
  expect(file()).not.toMatch(/###|user_id/);
});

test('a webhook belongs to the request that named or created its object', () => {
  const [one, other] = ['3F0C1D9E-0000', '77aa0000-1111'];
  const sent = {parameters: {'query avatar_id': one}};
  const exported = {event: 'export.ready', avatar_id: one.toLowerCase(), user_id: 'U'} as const;
  expect(isCausedBy({operation: 'newExport', sent, body: {url: null}}, exported)).toBe(true);
  expect(isCausedBy({operation: 'newExport', sent, body: {url: null}}, {...exported, avatar_id: other})).toBe(false);
  expect(isCausedBy({operation: 'createUser', sent, body: {url: null}}, exported)).toBe(false);
  const rendered = {event: 'render.ready', id: other, avatar_id: one} as const;
  expect(isCausedBy({operation: 'newRender', sent, body: {id: other}}, rendered)).toBe(true);
  expect(isCausedBy({operation: 'newRender', sent, body: {id: 'another'}}, rendered)).toBe(false);
  expect(isCausedBy({operation: 'newExport', sent, body: {id: other}}, rendered)).toBe(false);
});

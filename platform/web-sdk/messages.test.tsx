import * as sdkModule from '@avaturn/sdk';
import {afterEach, describe, expect, test, vi} from 'vitest';
import {sdkErrorValues, sdkMethods, sdkPackage, type SdkMethod} from './index';
import {creatorFrame, fixedKeys, handshake, messageSources, messageTypes} from '../wire-protocol';

/** Compares the documented messages and failures with the code of the installed package. */
const {AvaturnSDK} = sdkModule;
type Sdk = InstanceType<typeof AvaturnSDK>;

function silence() {
  vi.spyOn(console, 'log').mockImplementation(() => {});
  return vi.spyOn(window, 'postMessage').mockImplementation(() => {});
}

const opened: Sdk[] = [];
afterEach(() => opened.splice(0).forEach((sdk) => sdk.destroy()));

function silentSdk(): {sdk: Sdk; post: ReturnType<typeof silence>} {
  const post = silence();
  const sdk = new AvaturnSDK();
  opened.push(sdk);
  return {sdk, post};
}

/** An SDK instance connected to this window, so that the test sees its messages. */
function connected(): {sdk: Sdk; sent: () => Record<string, unknown>[]} {
  const {sdk, post} = silentSdk();
  void sdk.init(null, {});
  return {sdk, sent: () => post.mock.calls.map(([message]) => message)};
}

/** The iframe that `init` adds to its container. */
function frameOf(params: Parameters<Sdk['init']>[1]): HTMLElement | undefined {
  const appended: HTMLElement[] = [];
  const container = {appendChild: (element: HTMLElement) => appended.push(element)} as unknown as HTMLElement;
  void silentSdk().sdk.init(container, params);
  return appended[0];
}

function respond(eventName: string, key: string, data?: unknown, isOk = true, type = 'RESPONSE'): void {
  const envelope = {type, source: messageSources.creator, eventName, key, date: 0, data, isOk};
  window.dispatchEvent(new MessageEvent('message', {data: envelope}));
}

describe('the package', () => {
  test('exports at runtime what the data lists', () => {
    expect(Object.keys(sdkModule).sort()).toEqual([...sdkPackage.runtimeExports].sort());
  });

  test('declares the message types and error values of the data', () => {
    expect(Object.fromEntries(messageTypes.map(({member, name}) => [member, name]))).toEqual(sdkModule.MessageType);
    expect(Object.fromEntries(sdkErrorValues.map(({name, value}) => [name, value]))).toEqual(sdkModule.SDKErrors);
  });

  test('opens the iframe that the data describes', () => {
    const frame = frameOf({url: 'https://demo.avaturn.dev/?keep=1', disableUi: true});
    expect(frame?.id).toBe(creatorFrame.id);
    expect(frame?.getAttribute('allow')).toBe(creatorFrame.allow);
    expect(Object.fromEntries(new URL(frame?.getAttribute('src') ?? '').searchParams)).toEqual({
      keep: '1',
      ...creatorFrame.query,
      ...creatorFrame.customUiQuery,
    });
  });
});

describe('the handshake', () => {
  test('runs in the documented order, and init resolves with the instance', async () => {
    const {sdk, post} = silentSdk();
    const ready = sdk.init(null, {});
    const [first, second, third] = handshake;
    expect(post.mock.calls[0]?.[0]).toMatchObject({
      type: first.type,
      eventName: first.eventName,
      key: first.eventName,
    });
    respond(second.eventName, second.eventName, {advancedFeatures: false});
    await expect(ready).resolves.toBe(sdk);
    expect(post.mock.calls.at(-1)?.[0]).toMatchObject({type: third.type, eventName: third.eventName});
    expect(post.mock.calls[0]?.[0].data).toMatchObject({version: sdkPackage.version});
    expect(post.mock.calls[0]?.[1]).toBe('*');
  });

  test('is rejected with an Error if the editor rejects it', async () => {
    const {sdk} = silentSdk();
    const ready = sdk.init(null, {});
    respond('sdk_handshake', 'sdk_handshake', 'no session', false);
    await expect(ready).rejects.toThrow('no session');
  });
});

describe('methods', () => {
  const asking = sdkMethods.filter(({group}) => group !== 'lifecycle');
  const call = (sdk: Sdk, {name}: SdkMethod) =>
    (sdk[name as 'getAssetList'] as (...args: unknown[]) => Promise<unknown>)('x', 1);

  test.each(asking)('$name sends $eventName', (method) => {
    const {sdk, sent} = connected();
    void call(sdk, method);
    const message = sent().at(-1);
    expect(message).toMatchObject({type: 'MESSAGE', source: messageSources.host, isOk: true});
    expect(message?.['eventName']).toBe(method.eventName);
    expect(message?.['key'] === method.eventName).toBe(fixedKeys.some((key) => key === method.eventName));
  });

  test('every message of the host is sent by a method or by the handshake', () => {
    const sent = new Set<string>([
      ...asking.flatMap(({eventName}) => eventName ?? []),
      ...handshake.map((step) => step.eventName),
    ]);
    expect(new Set(messageTypes.filter(({from}) => from === 'host').map(({name}) => name))).toEqual(sent);
  });
});

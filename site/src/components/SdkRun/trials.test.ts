import {runInNewContext} from 'node:vm';
import {expect, test, vi} from 'vitest';
import {sdkMethods, type SdkMethodName} from '@avaturn-docs/platform/web-sdk/methods';
import {trials, type Values} from './trials';

const glb = {arrayBuffer: async () => new ArrayBuffer(8)};
const exported = {url: 'data:model/gltf-binary;base64,AAAA', urlType: 'dataURL'};

/** An SDK that records its calls, and calls event callbacks immediately. */
function recorded() {
  const log: unknown[] = [];
  const results: Readonly<Record<string, unknown>> = {
    getAssetList: [
      {id: 'a', category: 'eyewear', alias: 'A'},
      {id: 'b', category: 'footwear', alias: 'B'},
    ],
    getActiveAssets: {eyewear: ''},
    getBodyList: [
      {id: 'body_0', gender: 'female'},
      {id: 'body_1', gender: 'male'},
    ],
    getActiveBody: {id: 'body_0'},
    getAnimationList: [{id: 'idle', alias: 'Idle'}, {id: 'walk'}],
    getActiveAnimation: {id: 'idle'},
    getEyeColor: 'gray_green',
    getHairColor: '#112233',
    getEyewearColor: 'transparent',
    getBodyProportions: {head: 1, arms: 2, chest: 3},
    getSkinToneCorrection: 0,
    exportAvatar: exported,
    getAvatarId: {id: null},
  };
  const events: Readonly<Record<string, unknown>> = {export: exported, load: undefined};
  const sdk: object = new Proxy(
    {},
    {
      get: (_, name: string) =>
        name === 'on'
          ? (event: string, callback: (payload: unknown) => void) => {
              log.push(['on', event]);
              callback(events[event]);
              return sdk;
            }
          : (...values: unknown[]) => {
              log.push([name, ...values]);
              return name === 'destroy' ? undefined : Promise.resolve(results[name] ?? null);
            },
    },
  );
  const document = {
    documentElement: {style: {setProperty: (...values: unknown[]) => log.push(['style', ...values])}},
    getElementById: (id: string) => {
      log.push(['element', id]);
      return null;
    },
  };
  return {log, sdk, document};
}

async function asCode(code: string): Promise<unknown[]> {
  const {log, sdk, document} = recorded();
  const console = {log: (...values: unknown[]) => values.forEach((value) => log.push(['log', value]))};
  await runInNewContext(`(async () => {${code}})()`, {sdk, document, console, fetch: async () => glb});
  // Objects from the sample belong to another realm.
  return JSON.parse(JSON.stringify(log)) as unknown[];
}

async function asRun(name: SdkMethodName, values: Values): Promise<unknown[]> {
  const {log, sdk, document} = recorded();
  vi.stubGlobal('document', document);
  vi.stubGlobal('fetch', async () => glb);
  await trials[name].run({sdk: sdk as never, values, print: (value) => log.push(['log', value])});
  vi.unstubAllGlobals();
  return JSON.parse(JSON.stringify(log)) as unknown[];
}

const other: Readonly<Record<string, string>> = {
  setAvailableAssets: 'footwear',
  setActiveAsset: 'b',
  setActiveBody: 'body_1',
  setActiveAnimation: 'walk',
  setEyeColor: 'blue',
  setHairColor: '#abcdef',
  setEyewearColor: '#335577',
  setBodyProportions: '-30',
  setSkinToneCorrection: '25',
};
const initialOf = (name: SdkMethodName): Values =>
  Object.fromEntries(trials[name].fields.map((field) => [field.name, field.initial]));

test.each(sdkMethods)('$name starts with the documented sample', ({name, example}) => {
  expect(trials[name].code(initialOf(name))).toBe(example);
});

// `init` creates the creator for the other samples.
const onCreator = sdkMethods.filter(({name}) => name !== 'init');

test.each(onCreator)('$name runs the code of its sample', async ({name, example}) => {
  expect(await asRun(name, initialOf(name))).toEqual(await asCode(example));
});

test.each(onCreator.filter(({name}) => trials[name].fields.length > 0))(
  '$name runs and shows the chosen values',
  async ({name}) => {
    const chosen = other[name]!;
    for (const field of trials[name].fields) {
      const values = {...initialOf(name), [field.name]: chosen};
      const code = trials[name].code(values);
      expect(code).toContain(chosen);
      expect(await asRun(name, values)).toEqual(await asCode(code));
    }
  },
);

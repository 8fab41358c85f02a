import type {AvaturnSDK, Category, EditableBodyProportions, EyeColorType} from '@avaturn/sdk';
import {eyeColors, sdkCategories} from '@avaturn-docs/platform/web-sdk/types';
import {sdkMethods, type SdkMethodName} from '@avaturn-docs/platform/web-sdk/methods';

/** Values that a reader can choose before running a sample. They are strings, as in form fields. */
export type Field = {readonly name: string; readonly label: string; readonly initial: string} & (
  | {readonly type: 'color'}
  | {readonly type: 'range'; readonly min: number; readonly max: number}
  | {
      readonly type: 'select';
      /** A function means that the creator lists the options, and an empty value keeps the documented sample. */
      readonly options: readonly string[] | ((sdk: AvaturnSDK) => Promise<readonly Option[]>);
    }
);

export interface Option {
  readonly value: string;
  readonly label: string;
}

export type Values = Readonly<Record<string, string>>;

export interface Run {
  readonly sdk: AvaturnSDK;
  readonly values: Values;
  /** Replaces `console.log`. */
  readonly print: (value: unknown) => void;
}

/** The sample of a method as code that runs here: the content security policy forbids running text. */
export interface Trial {
  readonly fields: readonly Field[];
  /** The sample with the chosen values; with the initial ones, it equals the method's example. */
  readonly code: (values: Values) => string;
  /** Runs the same calls as the code. */
  readonly run: (run: Run) => unknown;
  /** Whether the sample needs the creator's own controls. */
  readonly needsControls?: true;
  /** Instructions, or differences from the sample. */
  readonly hint?: string;
}

const exampleOf = (name: SdkMethodName): string => sdkMethods.find((method) => method.name === name)!.example;

/** A sample without values. */
const fixed = (name: SdkMethodName, run: Trial['run'], more: Partial<Trial> = {}): Trial => ({
  fields: [],
  code: () => exampleOf(name),
  run,
  ...more,
});

const idField = (label: string, options: (sdk: AvaturnSDK) => Promise<readonly Option[]>): Field => ({
  name: 'id',
  label,
  initial: '',
  type: 'select',
  options,
});

const named = ({id, alias}: {readonly id: string; readonly alias?: string}): Option => ({
  value: id,
  label: alias ?? id,
});

/** Replaces the value in the example. */
const withValue =
  (name: SdkMethodName) =>
  ({value = ''}: Values): string =>
    exampleOf(name).replace(/'[^']*'/, `'${value}'`);

/** The samples by method. */
export const trials: Readonly<Record<SdkMethodName, Trial>> = {
  init: fixed(
    'init',
    ({sdk, print}) => {
      sdk.on('export', (result) => print(result.url));
    },
    {needsControls: true, hint: 'The simulator opens in place of the URL. Press Next in it.'},
  ),
  on: fixed(
    'on',
    ({sdk, print}) => {
      sdk
        .on('load', () => print('ready'))
        .on('export', ({url, urlType}) => {
          print(urlType);
          print(url.slice(0, 40));
        });
    },
    {needsControls: true, hint: 'Press Next in the creator.'},
  ),
  destroy: fixed('destroy', ({sdk}) => {
    sdk.destroy();
    document.getElementById('avaturn-sdk-iframe')?.remove();
  }),
  getAssetList: fixed('getAssetList', async ({sdk, print}) => {
    const assets = await sdk.getAssetList();
    print(assets.filter((asset) => asset.category === 'footwear').map((asset) => asset.id));
  }),
  setAvailableAssets: {
    fields: [{name: 'value', label: 'Leave out', initial: 'eyewear', type: 'select', options: sdkCategories}],
    code: ({value = ''}) =>
      exampleOf('setAvailableAssets')
        .replace("'eyewear'", `'${value}'`)
        .replaceAll('withoutEyewear', `without${value.charAt(0).toUpperCase()}${value.slice(1)}`),
    run: async ({sdk, values, print}) => {
      const assets = await sdk.getAssetList();
      const others = assets.filter((asset) => asset.category !== (values['value'] as Category));
      await sdk.setAvailableAssets(others.map((asset) => asset.id));
      print(await sdk.getAssetList());
    },
  },
  getActiveAssets: fixed('getActiveAssets', async ({sdk, print}) => {
    const active = await sdk.getActiveAssets();
    print(active.eyewear === '' ? 'no eyewear' : active.eyewear);
  }),
  setActiveAsset: {
    fields: [idField('Asset', async (sdk) => (await sdk.getAssetList()).map(named))],
    code: ({id}) =>
      id
        ? `await sdk.setActiveAsset('${id}');\nconsole.log(await sdk.getActiveAssets());`
        : exampleOf('setActiveAsset'),
    run: async ({sdk, values, print}) => {
      const id = values['id'] || (await sdk.getAssetList())[0]?.id;
      if (id) await sdk.setActiveAsset(id);
      print(await sdk.getActiveAssets());
    },
  },
  getBodyList: fixed('getBodyList', async ({sdk, print}) => {
    print((await sdk.getBodyList()).map(({id, gender}) => `${id}: ${gender}`));
  }),
  getActiveBody: fixed('getActiveBody', async ({sdk, print}) => print((await sdk.getActiveBody()).id)),
  setActiveBody: {
    fields: [
      idField('Body', async (sdk) =>
        (await sdk.getBodyList()).map(({id, gender}) => ({value: id, label: `${id}, ${gender}`})),
      ),
    ],
    code: ({id}) => (id ? `await sdk.setActiveBody('${id}');` : exampleOf('setActiveBody')),
    run: async ({sdk, values}) => {
      const id = values['id'] || (await sdk.getBodyList()).at(-1)?.id;
      if (id) await sdk.setActiveBody(id);
    },
  },
  getAnimationList: fixed('getAnimationList', async ({sdk, print}) => {
    print((await sdk.getAnimationList()).map(({id, alias}) => alias ?? id));
  }),
  getActiveAnimation: fixed('getActiveAnimation', async ({sdk, print}) => print((await sdk.getActiveAnimation()).id)),
  setActiveAnimation: {
    fields: [idField('Animation', async (sdk) => (await sdk.getAnimationList()).map(named))],
    code: ({id}) => (id ? `await sdk.setActiveAnimation('${id}');` : exampleOf('setActiveAnimation')),
    run: async ({sdk, values}) => {
      const id = values['id'] || (await sdk.getAnimationList())[0]?.id;
      if (id) await sdk.setActiveAnimation(id);
    },
  },
  getEyeColor: fixed('getEyeColor', async ({sdk, print}) => print((await sdk.getEyeColor()).replaceAll('_', ' '))),
  setEyeColor: {
    fields: [{name: 'value', label: 'Eye color', initial: 'gray_green', type: 'select', options: eyeColors}],
    code: withValue('setEyeColor'),
    run: ({sdk, values}) => sdk.setEyeColor(values['value'] as EyeColorType),
  },
  getHairColor: fixed(
    'getHairColor',
    async ({sdk}) => document.documentElement.style.setProperty('--hair', await sdk.getHairColor()),
    {hint: 'The sample sets a property of this page and logs nothing.'},
  ),
  setHairColor: {
    fields: [{name: 'value', label: 'Hair color', initial: '#6d4539', type: 'color'}],
    code: withValue('setHairColor'),
    run: ({sdk, values}) => sdk.setHairColor(values['value'] as `#${string}`),
  },
  getEyewearColor: fixed('getEyewearColor', async ({sdk, print}) => {
    const lensColor = await sdk.getEyewearColor();
    print(lensColor === 'transparent' ? 'clear lenses' : lensColor);
  }),
  setEyewearColor: {
    fields: [
      {
        name: 'value',
        label: 'Lenses',
        initial: 'transparent',
        type: 'select',
        options: ['transparent', '#335577', '#6d4539', '#17181c'],
      },
    ],
    code: withValue('setEyewearColor'),
    run: ({sdk, values}) => sdk.setEyewearColor(values['value'] as `#${string}`),
    hint: 'Put glasses on the avatar first.',
  },
  getBodyProportions: fixed('getBodyProportions', async ({sdk, print}) => {
    const {head, arms, chest} = await sdk.getBodyProportions();
    print({head, arms, chest});
  }),
  setBodyProportions: {
    fields: [
      {name: 'arms', label: 'Arms', initial: '20', type: 'range', min: -100, max: 100},
      {name: 'head', label: 'Head', initial: '0', type: 'range', min: -100, max: 100},
    ],
    code: ({arms, head}) =>
      `await sdk.setBodyProportions('arms', ${arms});\nawait sdk.setBodyProportions('head', ${head});`,
    run: async ({sdk, values}) => {
      for (const key of ['arms', 'head'] satisfies EditableBodyProportions[]) {
        await sdk.setBodyProportions(key, Number(values[key]));
      }
    },
  },
  getSkinToneCorrection: fixed('getSkinToneCorrection', async ({sdk, print}) => {
    const correction = await sdk.getSkinToneCorrection();
    print(correction === 0 ? 'as scanned' : correction);
  }),
  setSkinToneCorrection: {
    fields: [{name: 'value', label: 'Correction', initial: '-10', type: 'range', min: -50, max: 50}],
    code: ({value}) => `await sdk.setSkinToneCorrection(${value});`,
    run: ({sdk, values}) => sdk.setSkinToneCorrection(Number(values['value'])),
  },
  exportAvatar: fixed('exportAvatar', async ({sdk, print}) => {
    const result = await sdk.exportAvatar();
    const response = await fetch(result.url);
    const glb = await response.arrayBuffer();
    print(result.urlType);
    print(glb.byteLength);
  }),
  getAvatarId: fixed('getAvatarId', async ({sdk, print}) => print((await sdk.getAvatarId()).id ?? 'no avatar is open')),
};

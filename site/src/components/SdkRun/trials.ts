import type {AvaturnSDK} from '@avaturn/sdk';
import {eyeColors, sdkCategories} from '@avaturn-docs/platform/web-sdk/types';
import type {SdkMethodName} from '@avaturn-docs/platform/web-sdk/methods';
import texts from '@generated/samples/default/sdk-methods.json';

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

/** What the sample of a method needs besides its code in `samples/web/sdk-methods/methods.ts`. */
export interface Trial {
  readonly fields?: readonly Field[];
  /** Whether the sample needs the creator's own controls. */
  readonly needsControls?: true;
  /** Instructions, or differences from the sample. */
  readonly hint?: string;
}

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

const range = (name: string, label: string, initial: string, max: number): Field => ({
  name,
  label,
  initial,
  type: 'range',
  min: -max,
  max,
});

export const trials: Readonly<Partial<Record<SdkMethodName, Trial>>> = {
  init: {needsControls: true, hint: 'The simulator opens in place of the URL. Press Next in it.'},
  on: {needsControls: true, hint: 'Press Next in the creator.'},
  setAvailableAssets: {
    fields: [{name: 'category', label: 'Leave out', initial: 'eyewear', type: 'select', options: sdkCategories}],
  },
  setActiveAsset: {fields: [idField('Asset', async (sdk) => (await sdk.getAssetList()).map(named))]},
  setActiveBody: {
    fields: [
      idField('Body', async (sdk) =>
        (await sdk.getBodyList()).map(({id, gender}) => ({value: id, label: `${id}, ${gender}`})),
      ),
    ],
  },
  setActiveAnimation: {fields: [idField('Animation', async (sdk) => (await sdk.getAnimationList()).map(named))]},
  setEyeColor: {
    fields: [{name: 'color', label: 'Eye color', initial: 'gray_green', type: 'select', options: eyeColors}],
  },
  getHairColor: {hint: 'The sample sets a property of this page and logs nothing.'},
  setHairColor: {fields: [{name: 'color', label: 'Hair color', initial: '#6d4539', type: 'color'}]},
  setEyewearColor: {
    fields: [
      {
        name: 'color',
        label: 'Lenses',
        initial: 'transparent',
        type: 'select',
        options: ['transparent', '#335577', '#6d4539', '#17181c'],
      },
    ],
    hint: 'Put glasses on the avatar first.',
  },
  setBodyProportions: {fields: [range('arms', 'Arms', '20', 100), range('head', 'Head', '0', 100)]},
  setSkinToneCorrection: {fields: [range('correction', 'Correction', '-10', 50)]},
};

/** The fields of a method's sample; none for most. */
export const fieldsOf = (method: SdkMethodName): readonly Field[] => trials[method]?.fields ?? [];

export const initialValues = (method: SdkMethodName): Values =>
  Object.fromEntries(fieldsOf(method).map(({name, initial}) => [name, initial]));

/** The name of the sample: with an id that the reader chose, it needs no list. */
export const sampleName = (method: SdkMethodName, {id}: Values): string => (id ? `${method} with id` : method);

/** The value of a field in code: a number, or a string. */
function valueOf(method: SdkMethodName, name: string, value: string): number | string {
  return fieldsOf(method).find((field) => field.name === name)?.type === 'range' ? Number(value) : value;
}

/** The values as the sample gets them. */
export const runValues = (method: SdkMethodName, values: Values): Record<string, number | string> =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, valueOf(method, name, value)]));

/** The sample of a method with the chosen values, as text. */
export function sampleCode(method: SdkMethodName, values = initialValues(method)): string {
  const text = texts[sampleName(method, values).replaceAll(' ', '-')] ?? '';
  return text.replace(/\bvalues\.(\w+)/g, (_, name: string) => {
    const value = valueOf(method, name, values[name] ?? '');
    return typeof value === 'number' ? String(value) : `'${value}'`;
  });
}

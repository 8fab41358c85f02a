import {assets, slotOf, type Slot} from './catalog';

/** An asset in a slot. `color` is `#rrggbb` for hair and `#rrggbbaa` for eyewear; other slots have none. */
export interface WornAsset {
  readonly id: string;
  readonly color?: string;
}

/** `ExternalAvatarCustomization` of the REST API with every field filled in. */
export interface Customization {
  readonly assets: Readonly<Record<Slot, WornAsset | null>>;
  readonly body: string;
  readonly age: string;
  readonly metadata: Readonly<Record<string, string>>;
  readonly bone_scale: {readonly head: number; readonly arms: number; readonly chest: number};
  readonly skin_tone_correction: number;
}

/** What a request may send: everything may be left out. */
export type CustomizationInput = {
  readonly [Key in keyof Customization]?: Partial<Customization[Key]>;
};

function firstOf(slot: Slot): WornAsset | null {
  const asset = assets.find(({category}) => slotOf[category] === slot);
  return asset ? {id: asset.id} : null;
}

/** How an avatar starts: dressed, with hair, without eyewear. */
export const startCustomization: Customization = {
  assets: {
    clothing: firstOf('clothing'),
    hair_and_headwear: {...firstOf('hair_and_headwear')!, color: '#3b2a20'},
    eyewear: null,
    footwear: firstOf('footwear'),
  },
  body: 'body_0',
  age: 'adult',
  metadata: {},
  bone_scale: {head: 0, arms: 0, chest: 0},
  skin_tone_correction: 0,
};

/** Fills in what a request left out: an empty slot, no correction, the first body. */
export function completeCustomization(input: CustomizationInput): Customization {
  const {clothing = null, hair_and_headwear = null, eyewear = null, footwear = null} = input.assets ?? {};
  const {head = 0, arms = 0, chest = 0} = input.bone_scale ?? {};
  return {
    assets: {clothing, hair_and_headwear, eyewear, footwear},
    body: input.body ?? startCustomization.body,
    age: input.age ?? startCustomization.age,
    metadata: {...(input.metadata as Record<string, string> | undefined)},
    bone_scale: {head, arms, chest},
    skin_tone_correction: (input.skin_tone_correction as number | undefined) ?? 0,
  };
}

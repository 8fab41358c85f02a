import {bodies, bodyOf, defaultAsset, type Category, type Slot} from './catalog';

/** An asset in a slot. `color` is `#rrggbb` for hair and `#rrggbbaa` for eyewear; other slots have none. */
export interface WornAsset {
  readonly id: string;
  readonly color?: string;
}

/** `ExternalAvatarCustomization` of the REST API with all fields. */
export interface Customization {
  readonly assets: Readonly<Record<Slot, WornAsset | null>>;
  readonly body: string;
  readonly age: string;
  readonly metadata: Readonly<Record<string, string>>;
  readonly bone_scale: {readonly head: number; readonly arms: number; readonly chest: number};
  readonly skin_tone_correction: number;
}

/** What a request may send: every field is optional. */
export type CustomizationInput = {
  readonly [Key in keyof Customization]?: Partial<Customization[Key]>;
};

/** The initial customization of a body: its default assets. */
export function startCustomization(body: string = bodies[0]!.id): Customization {
  const {id, hairColor} = bodyOf(body);
  const worn = (category: Category, color?: string): WornAsset | null => {
    const asset = defaultAsset(bodyOf(body), category);
    return asset ? {id: asset.id, ...(color !== undefined && {color})} : null;
  };
  return {
    assets: {
      clothing: worn('clothing'),
      hair_and_headwear: worn('hairAndHeadwear', hairColor),
      eyewear: worn('eyewear'),
      footwear: worn('footwear'),
    },
    body: id,
    age: 'adult',
    metadata: {},
    bone_scale: {head: 0, arms: 0, chest: 0},
    skin_tone_correction: 0,
  };
}

/** Adds omitted values: an empty slot, no correction, the first body. */
export function completeCustomization(input: CustomizationInput): Customization {
  const {clothing = null, hair_and_headwear = null, eyewear = null, footwear = null} = input.assets ?? {};
  const {head = 0, arms = 0, chest = 0} = input.bone_scale ?? {};
  return {
    assets: {clothing, hair_and_headwear, eyewear, footwear},
    body: input.body ?? bodies[0]!.id,
    age: input.age ?? 'adult',
    metadata: {...(input.metadata as Record<string, string> | undefined)},
    bone_scale: {head, arms, chest},
    skin_tone_correction: (input.skin_tone_correction as number | undefined) ?? 0,
  };
}

/**
 * The assets of the simulated creator. The first one of each category has the id from the examples of
 * `platform/openapi/avaturn.yaml`, so that they work unchanged. After a change, run
 * `npx tsx art/drawings/draw-models.ts`.
 */
import {sampleModels, type SampleAsset} from '@avaturn-docs/platform/sample-models';
import type {sdkCategories} from '@avaturn-docs/platform/web-sdk/types';
import {sampleWear} from '@avaturn-docs/platform/sample-wear';

/** Asset category in the spelling of the web SDK. */
export type Category = (typeof sdkCategories)[number];

/** Slot of an asset in the spelling of the REST API. */
export type Slot = 'clothing' | 'hair_and_headwear' | 'eyewear' | 'footwear';

/** A category in both spellings. */
export const slotOf: Readonly<Record<Category, Slot>> = {
  clothing: 'clothing',
  hairAndHeadwear: 'hair_and_headwear',
  eyewear: 'eyewear',
  footwear: 'footwear',
};

export interface CatalogAsset {
  readonly id: string;
  readonly category: Category;
  readonly alias: string;
  /** Name of the sample asset: `style` in `platform/sample-models.ts`. */
  readonly style: SampleAsset['style'];
  /** Withdrawn: the API responds with 410, and the creator doesn't offer it. */
  readonly withdrawn?: true;
}

/** Its category in `platform/sample-models.ts`. */
const sampleCategoryOf = {
  clothing: 'clothing',
  hairAndHeadwear: 'hair',
  eyewear: 'eyewear',
  footwear: 'footwear',
} as const satisfies Readonly<Record<Category, SampleAsset['category']>>;

type StyleOf<Of extends Category> = Extract<SampleAsset, {category: (typeof sampleCategoryOf)[Of]}>['style'];

/** Ids by style, in the order in which the creator offers them. */
const ids: {readonly [Of in Category]: Readonly<Record<StyleOf<Of>, string>>} = {
  clothing: {
    'rust-tee': '7c9e2b10-4d3f-4a86-b5c1-e08f6d2a9375',
    'white-tee': '2d4b8f61-9c37-4e05-8a1f-7b60c5d39e42',
    'blue-shirt': 'a15e7a58-dd44-49aa-a540-0262f7800557',
    'field-jacket': '2930ea49-6eba-4255-a70e-eb034212569c',
    sweater: 'c3544a9e-c2b2-4024-a9b4-0077ae79aaa3',
    'navy-tee': '5a5a93bc-2a5b-42f3-af5f-f4f47320d171',
    'white-shirt': 'bbeec41a-6b22-4871-8536-d87359fa98e1',
    'charcoal-jacket': 'deaa88ca-a84e-49e2-978e-7b8537dccb28',
    'long-sleeve': '050b4c5a-7db3-49c0-a361-c80ee99d9f7e',
  },
  hairAndHeadwear: {
    braid: '1a5f8e3c-60b7-4f29-9e4d-c27b83d0f614',
    long: 'c3f60b85-7d19-4ea2-b0f4-58e1d72a96c0',
    ponytail: '2ae29a25-d169-4b5a-b645-91f536e74b89',
    bob: '80d7b0a1-97af-461a-8a49-d13dcfc08544',
    'short-bob': 'f8d846ae-ba22-42b1-8fcb-dfd064e5a3f9',
    afro: '81625146-1335-48ac-96b7-3e2f9ab7479a',
    textured: '36c0ad5c-026a-4951-ab72-44a4d06416b8',
    crop: '84c1d6f0-5e2a-4b97-a3c8-0d9f71e6b253',
    slicked: '30bb90b0-fb49-4aa0-ab7f-d068a08ceea1',
    swept: 'bfd8981d-283c-4ef4-ab48-c4ffceaafe3d',
  },
  eyewear: {
    round: 'e4d0b7a2-93c6-4158-a7f0-2b6d91c85e3f',
    square: '6b93f2d8-c041-47ae-b5e6-3a17d8f09c24',
  },
  footwear: {
    sneakers: '52b8c6f1-0e7d-4b93-8c2a-f1d4e6097ab5',
    laced: 'a97e30c4-f85d-4162-9b0e-8d2c46f1e7b3',
    oxfords: 'd5107153-ebe6-48a5-bc05-a6d214b16909',
  },
};

export const usableAssets: readonly CatalogAsset[] = (Object.keys(ids) as Category[]).flatMap((category) =>
  (Object.entries(ids[category]) as [SampleAsset['style'], string][]).map(([style, id]) => {
    const {title} = sampleAssets(category, style)[0]!;
    return {id, category, alias: title.replace(/, (fe)?male$/, ''), style};
  }),
);

export const assets: readonly CatalogAsset[] = [
  ...usableAssets,
  {
    id: 'd05a7e93-1b6c-4f28-93d4-6e8f02c1b7a5',
    category: 'clothing',
    alias: 'Withdrawn jacket',
    style: 'field-jacket',
    withdrawn: true,
  },
];

/** The files of a style, one for each gender that has it. */
export function sampleAssets(category: Category, style: string): SampleAsset[] {
  return sampleModels.filter(
    (model): model is SampleAsset =>
      model.kind === 'asset' && model.category === sampleCategoryOf[category] && model.style === style,
  );
}

export interface CatalogBody {
  readonly id: string;
  readonly gender: 'male' | 'female';
  /** Body type of the avatar. T2 has a face that can be animated. */
  readonly type: 'T1' | 'T2';
  /** Styles of a new avatar by category; none for an omitted category. */
  readonly defaults: Readonly<Partial<Record<Category, string>>>;
  /** `#rrggbb`. */
  readonly hairColor: string;
}

/** The sample person by gender. */
function bodyFor(id: string, gender: 'female' | 'male', type: 'T1' | 'T2'): CatalogBody {
  const {outfit, hair, shoes, hairColor} = sampleWear[gender];
  return {id, gender, type, defaults: {clothing: outfit, hairAndHeadwear: hair, footwear: shoes}, hairColor};
}

export const bodies: readonly CatalogBody[] = [
  bodyFor('body_0', 'female', 'T2'),
  bodyFor('body_1', 'male', 'T2'),
  bodyFor('body_2', 'female', 'T1'),
  bodyFor('body_3', 'male', 'T1'),
];

/** The body with this id; the first one for an unknown id. */
export function bodyOf(id: string): CatalogBody {
  return bodies.find((body) => body.id === id) ?? bodies[0]!;
}

/** `clip` is its name in the sample avatars. */
export const animations = [
  {id: 'idle', alias: 'Idle', clip: 'Idle'},
  {id: 'walk', alias: 'Walk', clip: 'Walk'},
] as const;

/** The asset with this id, even if it is withdrawn. */
export function assetOf(id: string): CatalogAsset | undefined {
  return assets.find((asset) => asset.id === id);
}

/** The asset that a new avatar of this body has in a category; undefined for none. */
export function defaultAsset({defaults}: CatalogBody, category: Category): CatalogAsset | undefined {
  return usableAssets.find((asset) => asset.category === category && asset.style === defaults[category]);
}

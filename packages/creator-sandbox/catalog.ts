/**
 * What the simulated creator offers. The first asset of each category has the id that the examples of
 * `openapi/avaturn.yaml` use, so that an example sent as it stands finds what it names.
 */
import type {sdkCategories} from '../../data/web-sdk/types';

/** Asset category in the spelling of the web SDK. */
export type Category = (typeof sdkCategories)[number];

/** Slot of an asset in the spelling of the REST API. */
export type Slot = 'clothing' | 'hair_and_headwear' | 'eyewear' | 'footwear';

/** The two spellings of one thing. */
export const slotOf: Readonly<Record<Category, Slot>> = {
  clothing: 'clothing',
  hairAndHeadwear: 'hair_and_headwear',
  eyewear: 'eyewear',
  footwear: 'footwear',
};

export interface CatalogAsset {
  readonly id: string;
  readonly category: Category;
  /** Second name, shown to people. */
  readonly alias: string;
  /** Which of the sample assets it is: `style` in `data/sample-models.ts`. */
  readonly style: string;
  /** No longer usable: the API answers 410, and the creator does not offer it. */
  readonly withdrawn?: true;
}

export const assets: readonly CatalogAsset[] = [
  {id: '7c9e2b10-4d3f-4a86-b5c1-e08f6d2a9375', category: 'clothing', alias: 'T-shirt and trousers', style: 'tee'},
  {id: '2d4b8f61-9c37-4e05-8a1f-7b60c5d39e42', category: 'clothing', alias: 'Hoodie and chinos', style: 'hoodie'},
  {
    id: 'd05a7e93-1b6c-4f28-93d4-6e8f02c1b7a5',
    category: 'clothing',
    alias: 'Withdrawn jacket',
    style: 'hoodie',
    withdrawn: true,
  },
  {id: '1a5f8e3c-60b7-4f29-9e4d-c27b83d0f614', category: 'hairAndHeadwear', alias: 'Bob', style: 'bob'},
  {id: '84c1d6f0-5e2a-4b97-a3c8-0d9f71e6b253', category: 'hairAndHeadwear', alias: 'Short crop', style: 'crop'},
  {id: 'c3f60b85-7d19-4ea2-b0f4-58e1d72a96c0', category: 'hairAndHeadwear', alias: 'Bun', style: 'bun'},
  {id: 'e4d0b7a2-93c6-4158-a7f0-2b6d91c85e3f', category: 'eyewear', alias: 'Round glasses', style: 'round'},
  {id: '6b93f2d8-c041-47ae-b5e6-3a17d8f09c24', category: 'eyewear', alias: 'Square sunglasses', style: 'square'},
  {id: '52b8c6f1-0e7d-4b93-8c2a-f1d4e6097ab5', category: 'footwear', alias: 'Sneakers', style: 'sneakers'},
  {id: 'a97e30c4-f85d-4162-9b0e-8d2c46f1e7b3', category: 'footwear', alias: 'Ankle boots', style: 'boots'},
];

export interface CatalogBody {
  readonly id: string;
  readonly gender: 'male' | 'female';
  /** Body type of the avatar: T2 has a face that can be animated. */
  readonly type: 'T1' | 'T2';
}

export const bodies: readonly CatalogBody[] = [
  {id: 'body_0', gender: 'female', type: 'T2'},
  {id: 'body_1', gender: 'male', type: 'T2'},
  {id: 'body_2', gender: 'female', type: 'T1'},
  {id: 'body_3', gender: 'male', type: 'T1'},
];

export interface CatalogAnimation {
  readonly id: string;
  readonly alias: string;
  /** Name of the clip in the sample avatars. */
  readonly clip: string;
}

export const animations: readonly CatalogAnimation[] = [
  {id: 'idle', alias: 'Idle', clip: 'Idle'},
  {id: 'walk', alias: 'Walk', clip: 'Walk'},
];

/** The asset of this id, withdrawn or not. */
export function assetOf(id: string): CatalogAsset | undefined {
  return assets.find((asset) => asset.id === id);
}

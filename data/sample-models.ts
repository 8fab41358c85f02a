import type {AssetCategory} from './asset-limits';

/**
 * The models in `static/models/` that the site shows and readers may take (CC0). They are made by
 * `packages/sample-avatar` in the structure of real exports; they are no exports of the platform.
 */
interface SampleFile {
  readonly id: string;
  /** Name below `/models/`. */
  readonly file: `${string}.glb`;
  readonly title: string;
}

export interface SampleAvatar extends SampleFile {
  readonly kind: 'avatar';
  readonly body: 'T1' | 'T2';
  readonly shape: 'female' | 'male';
  /** Whether the clips `Idle` and `Walk` lie in the file. */
  readonly clips: boolean;
}

export interface SampleClips extends SampleFile {
  readonly kind: 'clips';
}

export interface SampleAsset extends SampleFile {
  readonly kind: 'asset';
  readonly category: AssetCategory;
  readonly style: string;
  /** The template body that clothing fits; absent where an asset fits both. */
  readonly shape?: 'female' | 'male';
}

export type SampleModel = SampleAvatar | SampleClips | SampleAsset;

export const sampleModels = [
  {
    kind: 'avatar',
    id: 't1-female',
    file: 't1-female.glb',
    title: 'T1 avatar, female',
    body: 'T1',
    shape: 'female',
    clips: true,
  },
  {
    kind: 'avatar',
    id: 't1-male',
    file: 't1-male.glb',
    title: 'T1 avatar, male',
    body: 'T1',
    shape: 'male',
    clips: true,
  },
  {
    kind: 'avatar',
    id: 't2-female',
    file: 't2-female.glb',
    title: 'T2 avatar, female',
    body: 'T2',
    shape: 'female',
    clips: true,
  },
  {
    kind: 'avatar',
    id: 't2-male',
    file: 't2-male.glb',
    title: 'T2 avatar, male',
    body: 'T2',
    shape: 'male',
    clips: true,
  },
  {kind: 'clips', id: 'clips', file: 'clips.glb', title: 'Clips Idle and Walk'},
  {
    kind: 'asset',
    id: 'outfit-tee-female',
    file: 'outfit-tee-female.glb',
    title: 'T-shirt and trousers, female',
    category: 'clothing',
    style: 'tee',
    shape: 'female',
  },
  {
    kind: 'asset',
    id: 'outfit-tee-male',
    file: 'outfit-tee-male.glb',
    title: 'T-shirt and trousers, male',
    category: 'clothing',
    style: 'tee',
    shape: 'male',
  },
  {
    kind: 'asset',
    id: 'outfit-hoodie-female',
    file: 'outfit-hoodie-female.glb',
    title: 'Hoodie and chinos, female',
    category: 'clothing',
    style: 'hoodie',
    shape: 'female',
  },
  {
    kind: 'asset',
    id: 'outfit-hoodie-male',
    file: 'outfit-hoodie-male.glb',
    title: 'Hoodie and chinos, male',
    category: 'clothing',
    style: 'hoodie',
    shape: 'male',
  },
  {kind: 'asset', id: 'hair-crop', file: 'hair-crop.glb', title: 'Short crop', category: 'hair', style: 'crop'},
  {kind: 'asset', id: 'hair-bob', file: 'hair-bob.glb', title: 'Bob', category: 'hair', style: 'bob'},
  {kind: 'asset', id: 'hair-bun', file: 'hair-bun.glb', title: 'Bun', category: 'hair', style: 'bun'},
  {
    kind: 'asset',
    id: 'glasses-round',
    file: 'glasses-round.glb',
    title: 'Round glasses',
    category: 'eyewear',
    style: 'round',
  },
  {
    kind: 'asset',
    id: 'glasses-square',
    file: 'glasses-square.glb',
    title: 'Square sunglasses',
    category: 'eyewear',
    style: 'square',
  },
  {
    kind: 'asset',
    id: 'shoes-sneakers',
    file: 'shoes-sneakers.glb',
    title: 'Sneakers',
    category: 'footwear',
    style: 'sneakers',
  },
  {
    kind: 'asset',
    id: 'shoes-boots',
    file: 'shoes-boots.glb',
    title: 'Ankle boots',
    category: 'footwear',
    style: 'boots',
  },
] as const satisfies readonly SampleModel[];

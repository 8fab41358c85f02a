import type {MethodRow} from './method';

export const assetMethods = [
  {
    name: 'getAssetList',
    signature: 'getAssetList(): Promise<AssetItem[]>',
    summary: 'Lists the assets that the user can choose.',
    resolves: '`AssetItem[]`',
    eventName: 'get_assets_list',
  },
  {
    name: 'setAvailableAssets',
    signature: 'setAvailableAssets(assets: string[]): Promise<null>',
    summary: 'Narrows what `getAssetList` and the editor offer.',
    parameters: [{name: 'assets', description: 'the IDs that stay available'}],
    resolves: '`null`',
    eventName: 'set_assets_list',
    notes: ['Read the list again afterward.'],
  },
  {
    name: 'getActiveAssets',
    signature: `getActiveAssets(): Promise<{
  eyewear: string;
  hairAndHeadwear: string;
  clothing: string;
  footwear: string;
}>`,
    summary: 'Returns the asset that the avatar wears in each category.',
    resolves:
      'An object with the keys `eyewear`, `hairAndHeadwear`, `clothing`, and `footwear`. Each value is an asset ID, or an empty string for none.',
    eventName: 'get_active_assets',
    notes: ['The editor can correct what you set. Trust this response, not a copy of your own.'],
  },
  {
    name: 'setActiveAsset',
    signature: 'setActiveAsset(id: string): Promise<null>',
    summary: 'Puts an asset on the avatar.',
    parameters: [{name: 'id', description: 'an asset ID from `getAssetList`'}],
    resolves: '`null`',
    eventName: 'set_active_asset',
    notes: ['One asset can remove another, so read `getActiveAssets` afterward.'],
  },
] as const satisfies readonly MethodRow[];

import {drawLists} from './lists';
import {inTurn, sdk} from './editor';

/** Leaves only clothing to choose from. */
export function offerClothingOnly(): Promise<void> {
  return inTurn(async () => {
    const assets = await sdk.getAssetList();
    await sdk.setAvailableAssets(assets.filter(({category}) => category === 'clothing').map(({id}) => id));
    await drawLists();
  });
}

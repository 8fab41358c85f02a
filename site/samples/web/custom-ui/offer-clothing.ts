import {drawLists} from './lists';
import {inTurn, sdk} from './editor';

/** Offers only clothing. */
export function offerClothingOnly(): Promise<void> {
  return inTurn(async () => {
    const assets = await sdk.getAssetList();
    await sdk.setAvailableAssets(assets.filter(({category}) => category === 'clothing').map(({id}) => id));
    await drawLists();
  });
}

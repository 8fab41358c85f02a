/** Names below `/models/` of the sample models in the creator, in exports and in the layers of renders. */
import {bodies, usableAssets} from '../catalog';
import {assetFile, bodyFile} from './models';

export function drawnModels(): string[] {
  const assets = bodies.flatMap(({id}) => usableAssets.flatMap((asset) => assetFile(asset, id) ?? []));
  return [...new Set([...bodies.map(({id}) => bodyFile(id)), ...assets])].sort();
}

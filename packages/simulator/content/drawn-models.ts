/** The sample models that the creator, exports and the layers of renders show, as names below `/models/`. */
import {bodies, usableAssets} from '../catalog';
import {assetFile, bodyFile} from './models';

export function drawnModels(): string[] {
  const assets = bodies.flatMap(({id}) => usableAssets.flatMap((asset) => assetFile(asset, id) ?? []));
  return [...new Set([...bodies.map(({id}) => bodyFile(id)), ...assets])].sort();
}

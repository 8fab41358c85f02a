import type {Inspection} from '@avaturn-docs/avatar-glb/inspect';
import type {Finding, Location} from '@avaturn-docs/avatar-glb/report';

/** Names of the meshes, or of their nodes, that findings affect. A material or an image represents the meshes that use it. */
export function faultyMeshes(findings: readonly Finding[], inspection: Inspection): string[] {
  const names = findings.flatMap(({at}) => at).flatMap((place) => meshNames(place, inspection));
  return [...new Set(names)].filter((name) => name !== '');
}

function meshNames({kind, index}: Location, {meshes, images}: Inspection): string[] {
  const using = (materials: readonly number[]): string[] =>
    meshes.filter((mesh) => mesh.materials.some((material) => materials.includes(material))).map(({name}) => name);
  switch (kind) {
    case 'mesh':
      return meshes.filter((mesh) => mesh.index === index).map(({name}) => name);
    case 'node':
      return meshes.filter(({nodes}) => nodes.includes(index)).map(({name}) => name);
    case 'material':
      return using([index]);
    case 'image':
      return using(images[index]?.materials ?? []);
    default:
      return [];
  }
}

import type {Inspection} from '@avaturn-docs/avatar-glb/inspection';
import type {Finding, Location} from '@avaturn-docs/avatar-glb/report';

/**
 * Names of the meshes that findings are about, as the viewer knows them: by their own name, or their node's. A material,
 * or an image in it, stands for the meshes that use it. What has no mesh, such as a joint, is left out.
 */
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

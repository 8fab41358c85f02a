import type {Inspection} from '@avaturn-docs/avatar-glb/inspect';
import type {Part} from '../../data/part';

const number = (value: number): string => value.toLocaleString('en-US');
const code = (names: readonly string[]): string => names.map((name) => `\`${name}\``).join(', ');

/** The parts of a file that pages can name, with the line that the stage shows about each. */
export function partsIn({joints, morphTargets, meshes, materials, clips}: Inspection): Omit<Part, 'href'>[] {
  const nameOf = new Map(joints.map(({index, name}) => [index, name]));
  const childrenOf = new Map<number | null, string[]>(joints.map(({index}) => [index, []]));
  for (const {name, parent} of joints) childrenOf.get(parent)?.push(name);
  return [
    ...joints.map(({index, name, parent: above}, at): Omit<Part, 'href'> => {
      const parent = nameOf.get(above ?? -1);
      const children = childrenOf.get(index)!;
      const line = [
        `joint ${at + 1} of ${joints.length}`,
        parent ? `parent ${code([parent])}` : 'the root',
        ...(children.length > 0 ? [`${children.length > 1 ? 'children' : 'child'} ${code(children)}`] : []),
      ];
      return {kind: 'joint', name, line: line.join(', '), ...(parent && {parent})};
    }),
    ...morphTargets.map((name, at): Omit<Part, 'href'> => {
      const carriers = meshes.filter((mesh) => mesh.morphTargets.includes(name)).length;
      const line = `shape ${at + 1} of ${morphTargets.length}, on ${carriers} ${carriers === 1 ? 'mesh' : 'meshes'}`;
      return {kind: 'shape', name, line};
    }),
    ...meshes.flatMap(({name, triangles, materials: used}): Omit<Part, 'href'>[] => {
      const names = used.map((index) => materials[index]!.name);
      const line = `mesh, ${number(triangles)} triangles, material ${code(names)}`;
      return [
        {kind: 'mesh', name, line},
        ...names.map((material) => ({
          kind: 'material' as const,
          name: material,
          mesh: name,
          line: `material of ${code([name])}`,
        })),
      ];
    }),
    ...clips.map(({name, seconds}) => ({
      kind: 'clip' as const,
      name,
      line: `clip of ${seconds?.toFixed(1) ?? 'unknown'} s`,
    })),
  ];
}

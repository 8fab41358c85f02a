import {readFileSync} from 'node:fs';
import path from 'node:path';
import {parse} from 'yaml';
import {readContainer} from '@avaturn-docs/avatar-glb/read/container';
import {arkitMorphTargets, extraMorphTargets, morphMeshes, visemes} from '@avaturn-docs/platform/morph-targets';
import {joints} from '@avaturn-docs/platform/skeleton';
import type {Part} from '../../data/part';

interface SampleGltf {
  readonly accessors: readonly {readonly count: number; readonly max?: readonly number[]}[];
  readonly meshes: readonly {
    readonly name: string;
    readonly primitives: readonly {readonly indices: number; readonly material: number}[];
    readonly extras?: {readonly targetNames?: readonly string[]};
  }[];
  readonly materials: readonly {readonly name: string}[];
  readonly animations?: readonly {readonly name: string; readonly samplers: readonly {readonly input: number}[]}[];
}

interface Scene {
  readonly name: string;
  readonly framing: string | null;
  readonly background: string | null;
}

const root = path.join(__dirname, '../../..');
const sample = (file: string) =>
  readContainer(readFileSync(path.join(root, 'site/static/models', file))).json as SampleGltf;
const bodies = '/docs/integration/bodies/';
const code = (names: readonly string[]): string => names.map((name) => `\`${name}\``).join(', ');

function jointParts(): Part[] {
  return joints.map(({name, parent, t2Only}, index) => {
    const children = joints.filter((joint) => joint.parent === name).map((joint) => joint.name);
    const line = [
      `joint ${index + 1} of ${joints.length}`,
      ...(t2Only ? ['T2 only'] : []),
      parent ? `parent ${code([parent])}` : 'the root',
      ...(children.length > 0 ? [`${children.length > 1 ? 'children' : 'child'} ${code(children)}`] : []),
    ];
    return {kind: 'joint', name, line: line.join(', '), href: `${bodies}#joint-${name}`, ...(parent && {parent})};
  });
}

function shapeParts({meshes}: SampleGltf): Part[] {
  const shapes = [
    ...Object.values(arkitMorphTargets).flatMap((names) => names.map((name) => [name, `arkit-${name}`] as const)),
    ...visemes.map((name) => [name, name.replace('_', '-')] as const),
    ...extraMorphTargets.map(({name}) => [name, `extra-${name}`] as const),
  ];
  return shapes.map(([name, anchor], index) => {
    const carriers = meshes.filter(({extras}) => extras?.targetNames?.includes(name)).length;
    const line = `shape ${index + 1} of ${shapes.length}, at 1 on ${carriers} ${carriers === 1 ? 'mesh' : 'meshes'}`;
    return {kind: 'shape', name, line, href: `${bodies}#${anchor}`};
  });
}

function surfaceParts({meshes, materials, accessors}: SampleGltf): Part[] {
  return meshes.flatMap(({name, primitives}): Part[] => {
    const triangles = primitives.reduce((sum, {indices}) => sum + accessors[indices]!.count / 3, 0);
    const names = [...new Set(primitives.map(({material}) => materials[material]!.name))];
    const isListed = morphMeshes.some((mesh) => mesh.name === name);
    return [
      {
        kind: 'mesh',
        name,
        line: `mesh, ${triangles.toLocaleString('en-US')} triangles, material ${code(names)}`,
        href: `${bodies}#${isListed ? `mesh-${name}` : 't2-meshes'}`,
      },
      ...names.map((material): Part => ({
        kind: 'material',
        name: material,
        mesh: name,
        line: `material of ${code([name])}`,
        href: `${bodies}#materials-and-textures`,
      })),
    ];
  });
}

function clipParts({animations = [], accessors}: SampleGltf): Part[] {
  return animations.map(({name, samplers}) => {
    const seconds = Math.max(...samplers.map(({input}) => accessors[input]?.max?.[0] ?? 0));
    return {kind: 'clip', name, line: `clip of ${seconds.toFixed(1)} s`, href: `${bodies}#embedded-animation`};
  });
}

function scenesIn(value: unknown): Scene[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]: [string, unknown]) =>
    key === 'x-scenes' ? (inner as Scene[]) : scenesIn(inner),
  );
}

function sceneParts(): Part[] {
  const source = readFileSync(path.join(root, 'platform/openapi/avaturn.yaml'), 'utf8');
  return scenesIn(parse(source)).map(({name, framing, background}) => ({
    kind: 'scene',
    name,
    line: `render scene${framing ? `, ${framing}` : ''}${background ? `, background: ${background}` : ''}`,
    href: `/docs/integration/api/renders/#scene-${name}`,
  }));
}

/** The parts of the sample avatar Maya and of the glasses she can wear, with what their files say, and the render scenes. */
export function sampleParts(): Part[] {
  const maya = sample('t2-female.glb');
  return [
    ...jointParts(),
    ...shapeParts(maya),
    ...surfaceParts(maya),
    ...surfaceParts(sample('glasses-round-female.glb')).filter(({name}) => name.startsWith('avaturn_glasses')),
    ...clipParts(maya),
    ...sceneParts(),
  ];
}

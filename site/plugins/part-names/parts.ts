import {readFileSync} from 'node:fs';
import path from 'node:path';
import {parse} from 'yaml';
import {inspect} from '@avaturn-docs/avatar-glb/inspect';
import {arkitMorphTargets, morphMeshes} from '@avaturn-docs/platform/morph-targets';
import type {Part} from '../../data/part';
import {partsIn} from '../../src/own-avatar/parts-in';

interface Scene {
  readonly name: string;
  readonly framing: string | null;
  readonly background: string | null;
}

const root = path.join(__dirname, '../../..');
const arkit: readonly string[] = Object.values(arkitMorphTargets).flat();

/** The anchor of a part on the page about body types. */
function anchorOf({kind, name}: Pick<Part, 'kind' | 'name'>): string {
  switch (kind) {
    case 'joint':
      return `joint-${name}`;
    case 'shape':
      if (name.startsWith('viseme_')) return name.replace('_', '-');
      return arkit.includes(name) ? `arkit-${name}` : `extra-${name}`;
    case 'mesh':
      return morphMeshes.some((mesh) => mesh.name === name) ? `mesh-${name}` : 't2-meshes';
    case 'material':
      return 'materials-and-textures';
    default:
      return 'embedded-animation';
  }
}

function partsOfSample(file: string): Part[] {
  const report = inspect(readFileSync(path.join(root, 'site/static/models', file)));
  return partsIn(report).map((part) => ({...part, href: `/docs/integration/bodies/#${anchorOf(part)}`}));
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
  const glasses = partsOfSample('glasses-round-female.glb');
  return [
    ...partsOfSample('t2-female.glb'),
    ...glasses.filter(({name}) => name.startsWith('avaturn_glasses')),
    ...sceneParts(),
  ];
}

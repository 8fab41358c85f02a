import {fileSize} from '@avaturn-docs/avatar-glb/file-size';
import {inspect, type Inspection} from '@avaturn-docs/avatar-glb/inspect';
import {extraMorphTargets, morphMeshes, visemes} from '@avaturn-docs/platform/morph-targets';
import type {OwnAvatarFacts} from '.';
import {partsIn} from './parts-in';

export const maxFactBytes = 20_000;

const number = (value: number): string => value.toLocaleString('en-US');
const list = (names: readonly string[]): string =>
  names.length > 2 ? `${names.slice(0, 2).join(', ')}, and ${names.length - 2} more` : names.join(', ') || 'none';

/** Triangles of the meshes whose names begin with these words. */
const trianglesOf = ({meshes}: Inspection, ...names: readonly string[]): string =>
  names
    .map((name) => [name, meshes.filter((mesh) => mesh.name.startsWith(`avaturn_${name}_`))] as const)
    .filter(([, found]) => found.length > 0)
    .map(([name, found]) => `${name} ${number(found.reduce((sum, {triangles}) => sum + triangles, 0))}`)
    .join(', ');

/** What appears beside a documented value, by the anchor of its row. Empty if there is nothing to say. */
function valuesOf(report: Inspection): Record<string, string> {
  const {bounds, images, meshes, triangles} = report;
  const materials = report.materials.map(({name}) => name);
  const extensions = list(report.extensions.map(({name}) => name));
  const largest = Math.max(0, ...images.flatMap(({width, height}) => [width ?? 0, height ?? 0]));
  const known = meshes.filter(({name}) => morphMeshes.some((mesh) => mesh.name === name));
  return {
    'limit-triangles': trianglesOf(report, 'look', 'glasses') || number(triangles),
    'limit-triangles-sample-clothing': trianglesOf(report, 'look', 'shoes', 'hair'),
    'limit-texture-size': images.length > 0 ? `up to ${number(largest)} px` : 'no textures',
    'limit-materials-opaque': `${number(materials.length)} ${materials.length === 1 ? 'material' : 'materials'}`,
    'limit-influences': number(Math.max(0, ...meshes.map(({influences}) => influences))),
    'limit-extensions': extensions,
    'material-lens': list(materials.filter((name) => name.startsWith('lens'))),
    'material-no_ramp': list(materials.filter((name) => name.includes('no_ramp'))),
    'measure-bytes': fileSize(report.fileBytes),
    'measure-generator': report.generator || 'unknown',
    'measure-extensions': extensions,
    'measure-triangles': number(triangles),
    'measure-animation': list(report.clips.map(({name}) => name)),
    'measure-height': bounds ? `${bounds.size[1].toFixed(2)} m` : '',
    ...Object.fromEntries(known.map(({name, morphTargets}) => [`mesh-${name}`, number(morphTargets.length)])),
  };
}

/** The inspector's sentences about the type, and what a T2 file has for a face. */
function verdictOf({avatar: {type, summary, reasons}, morphTargets}: Inspection): string {
  const has = (names: readonly string[]): string =>
    `${names.filter((name) => morphTargets.includes(name)).length} of the ${names.length}`;
  const shapes = `It has ${has(visemes)} visemes and ${has(extraMorphTargets.map(({name}) => name))} extra shapes.`;
  return [
    `${summary.charAt(0).toUpperCase()}${summary.slice(1)}.`,
    ...reasons,
    ...(type === 'T2' ? [shapes] : []),
  ].join(' ');
}

/**
 * Reads the facts of a GLB, in a worker.
 * @throws GlbError if the bytes can't be read as a GLB
 */
export function readFacts(bytes: Uint8Array): OwnAvatarFacts {
  const report = inspect(bytes);
  const facts = {verdict: verdictOf(report), values: valuesOf(report)};
  const lines = Object.fromEntries(partsIn(report).map(({kind, name, line}) => [`${kind}:${name}`, line]));
  const all = {...facts, lines};
  return new TextEncoder().encode(JSON.stringify(all)).length > maxFactBytes ? facts : all;
}

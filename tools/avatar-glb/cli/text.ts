import type {Outcome} from '@avaturn-docs/platform/unconfirmed';
import {fileSize} from '../file-size';
import type {Inspection} from '../inspect';
import {comparisonOf} from '../optimize/comparison';
import type {OptimizeResult} from '../optimize/optimize';
import {locationText, type Finding, type Report} from '../report';
import {isAnimation, rules} from '../rules';
import {assetProfiles} from '../rules/rule';

const number = (value: number): string => value.toLocaleString('en-US');
const plural = (count: number, one: string): string => `${number(count)} ${one}${count === 1 ? '' : 's'}`;
const bytes = (value: number | null): string => (value === null ? 'external' : fileSize(value));

export function inspectionText(file: string, found: Inspection): string {
  const {avatar, bounds} = found;
  const section = (title: string, rows: readonly string[]): string[] =>
    rows.length > 0 ? ['', `${title} (${number(rows.length)})`, ...rows.map((row) => `  ${row}`)] : [];
  return [
    `${file}: ${bytes(found.fileBytes)}, ${number(found.triangles)} triangles, ${number(found.vertices)} vertices`,
    `Generator: ${found.generator || 'unknown'}`,
    `Avatar: ${avatar.summary}. ${avatar.reasons.join(' ')}`.trimEnd(),
    `Size: ${bounds ? `${bounds.exact ? '' : 'about '}${bounds.size.map((value) => value.toFixed(2)).join(' × ')} m` : 'unknown'}`,
    `Draw calls: ${number(found.drawCalls)}, GPU memory: about ${bytes(found.gpu.textures + found.gpu.meshes)} (textures ${bytes(found.gpu.textures)}, meshes ${bytes(found.gpu.meshes)})`,
    `Joints: ${found.joints.length}, morph targets: ${found.morphTargets.length}`,
    `Extensions: ${found.extensions.map(({name, required}) => (required ? `${name} (required)` : name)).join(', ') || 'none'}`,
    ...section(
      'Meshes',
      found.meshes.map(
        ({name, triangles, vertices, morphTargets, influences, bytes: size}) =>
          `${name || '(no name)'}: ${number(triangles)} triangles, ${number(vertices)} vertices, ${bytes(size)}, ${influences} influences, ${morphTargets.length} morph targets`,
      ),
    ),
    ...section(
      'Materials',
      found.materials.map(
        ({name, alphaMode, maps}) =>
          `${name || '(no name)'}: ${alphaMode}${maps.length > 0 ? `, ${maps.map(({map}) => map).join(', ')}` : ''}`,
      ),
    ),
    ...section(
      'Images',
      found.images.map(
        ({name, format, width, height, bytes: size, gpuBytes}) =>
          `${name || '(no name)'}: ${format ?? 'unknown format'}, ${width ?? '?'} × ${height ?? '?'} px, ${bytes(size)}${gpuBytes === null ? '' : `, ${bytes(gpuBytes)} on the GPU`}`,
      ),
    ),
    ...section(
      'Clips',
      found.clips.map(
        ({name, seconds, channels}) =>
          `${name || '(no name)'}: ${seconds === null ? 'unknown length' : `${seconds.toFixed(2)} s`}, ${channels} channels`,
      ),
    ),
  ].join('\n');
}

/** A report as lines for a terminal. @param site origin of the pages that explain the rules */
export function reportText(file: string, report: Report, site: string): string {
  const {profile, findings, harmless, notes, counts, truncated, inspection} = report;
  const pages = new Map(rules.map(({id, page}) => [id, page]));
  const listed = (title: string, some: readonly Finding[]): string[] =>
    some.length === 0
      ? []
      : [
          title,
          ...some.flatMap(({severity, rule, message, at, help}) => [
            `${severity === 'info' ? 'note' : severity}: ${message}`,
            `  ${rule}${at.length > 0 ? `, at ${at.slice(0, 5).map(locationText).join(', ')}${at.length > 5 ? ' …' : ''}` : ''}`,
            `  ${site}${help?.page ?? pages.get(rule)}`,
          ]),
        ];
  const rest = harmless.map(({code, count, reason}) => `  ${code} × ${number(count)}: ${reason}`);
  return [
    `${file} as ${profile}: ${plural(counts.error, 'error')}, ${plural(counts.warning, 'warning')}, ${plural(counts.info, 'note')}.`,
    ...listed(
      'Fix these',
      findings.filter(({severity}) => severity !== 'info'),
    ),
    ...listed(
      'Notes',
      findings.filter(({severity}) => severity === 'info'),
    ),
    ...(rest.length > 0 ? ['Harmless', ...rest] : []),
    ...(assetProfiles.some((asset) => asset === profile) && !isAnimation(inspection) ? [budgetText(inspection)] : []),
    ...notes,
    ...(truncated ? ['The validator reached its limit. The file may have more problems.'] : []),
  ].join('\n');
}

function budgetText({triangles, images}: Inspection): string {
  const sizes = images.map(({name, width, height}) => `${name || '(no name)'} ${width ?? '?'} × ${height ?? '?'} px`);
  return [plural(triangles, 'triangle'), ...sizes].join(', ');
}

export function comparedText(type: string, isSample: boolean, statements: readonly Outcome[]): string {
  const count = (wanted: Outcome['outcome']) => statements.filter(({outcome}) => outcome === wanted).length;
  return [
    ...(isSample ? ["A sample avatar of the site. It isn't an export, so its differences aren't the platform's."] : []),
    ...statements.flatMap(({statement, differences = []}) =>
      differences.map(({expected, seen}) => `${statement}: expected ${expected}, saw ${seen}`),
    ),
    `${type}: ${count('as documented')} as documented, ${count('differs')} different, ${count('not seen')} not seen.`,
  ].join('\n');
}

export function comparisonText({before, after}: Pick<OptimizeResult, 'before' | 'after'>): string {
  const rows = comparisonOf(before, after).map(({label, before: was, after: is}) => [label, was, is]);
  const widths = [0, 1, 2].map((column) => Math.max(...rows.map((row) => row[column]!.length)));
  return rows
    .map(
      ([label, was, is]) =>
        `${label!.padEnd(widths[0]!)}  ${was!.padStart(widths[1]!)}  →  ${is!.padStart(widths[2]!)}`,
    )
    .join('\n');
}

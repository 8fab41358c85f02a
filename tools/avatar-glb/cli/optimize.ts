import {nodeDecoders, nodeImageCodec} from '../images/node';
import {comparisonOf} from '../optimize/comparison';
import {optimize, type OptimizeResult} from '../optimize/optimize';
import type {OptimizeSettings} from '../optimize/settings';
import type {TaskOptions} from '../report';

/** Optimizes with Node's codecs. They are large, so this module loads only for the command. */
export async function optimizeInNode(
  bytes: Uint8Array,
  settings: OptimizeSettings,
  options: TaskOptions,
): Promise<OptimizeResult> {
  const {createEncoderModule} = (await import('draco3dgltf')).default;
  return optimize(bytes, settings, {
    ...options,
    images: nodeImageCodec(),
    decoders: await nodeDecoders(),
    makeDracoEncoder: createEncoderModule,
  });
}

/** Before and after as a table for a terminal. */
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

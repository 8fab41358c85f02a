import {list, position, record, text, type Json} from './json';

/** The parts of the VRM extension that checks need. */
export interface VrmExtension {
  readonly version: '0.x' | '1.0';
  /** Node by bone. */
  readonly bones: ReadonlyMap<string, number>;
  readonly meta: Json;
}

/** VRM 1.0 maps bones by name (`VRMC_vrm`); VRM 0.x lists them (`VRM`). */
export function readVrm(root: Json, nodes: number): VrmExtension | undefined {
  const {VRMC_vrm: current, VRM: older} = record(root['extensions']);
  if (current === undefined && older === undefined) {
    return undefined;
  }
  const vrm = record(current ?? older);
  const bones = record(vrm['humanoid'])['humanBones'];
  const pairs = current
    ? Object.entries(record(bones)).map(([bone, entry]) => [bone, record(entry)['node']] as const)
    : list(bones).map((entry) => [text(entry['bone']), entry['node']] as const);
  return {
    version: current ? '1.0' : '0.x',
    bones: new Map(
      pairs.flatMap(([bone, node]) => {
        const index = position(node, nodes);
        return index === undefined ? [] : [[bone, index] as const];
      }),
    ),
    meta: record(vrm['meta']),
  };
}

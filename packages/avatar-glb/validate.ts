import {place, type Fault} from './rules/rule';
import type {Model} from './read/model';
import type {Location, Severity} from './report';

/** The shape of the validator's report that is used here (its `validation.schema.json`). */
interface ValidatorReport {
  readonly issues: {
    readonly messages: readonly {
      readonly code: string;
      readonly message: string;
      /** 0 error, 1 warning, 2 information, 3 hint. */
      readonly severity: number;
      readonly pointer?: string;
    }[];
    readonly truncated: boolean;
  };
}

export interface Validation {
  readonly faults: readonly (Fault & {readonly severity: Severity})[];
  readonly truncated: boolean;
}

/** Enough to act on; a file with more has one cause behind many. */
const maxIssues = 200;

/**
 * Meshes that hang beside `Hips` under the armature are how every export is built. Unapplied transforms, missing skins
 * and files outside (`IO_ERROR`) have rules of their own.
 */
const ignoredIssues = [
  'NODE_SKINNED_MESH_NON_ROOT',
  'NODE_SKINNED_MESH_LOCAL_TRANSFORMS',
  'NODE_SKINNED_MESH_WITHOUT_SKIN',
  'IO_ERROR',
];

/**
 * Errors and warnings of the Khronos glTF validator. Its information messages and hints are ignored: they report unused
 * objects and generated tangents, which every export has.
 */
export async function validate(bytes: Uint8Array, model: Model): Promise<Validation> {
  const {validateBytes} = await import('gltf-validator');
  try {
    const {issues} = (await validateBytes(bytes, {
      format: 'glb',
      maxIssues,
      ignoredIssues,
      writeTimestamp: false,
    })) as ValidatorReport;
    return {
      truncated: issues.truncated,
      faults: issues.messages
        .filter(({severity}) => severity < 2)
        .map(({code, message, severity, pointer}) => ({
          message: `${message.replace(/\.?$/, '.')}${pointer ? ` (${pointer})` : ''}`,
          severity: severity === 0 ? 'error' : 'warning',
          code,
          ...(pointer === undefined ? {} : {pointer, at: locate(model, pointer)}),
        })),
    };
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    return {
      truncated: false,
      faults: [{severity: 'error', message: `The validator could not finish (${reason}). Export the file again.`}],
    };
  }
}

const kinds = {
  meshes: 'mesh',
  nodes: 'node',
  materials: 'material',
  images: 'image',
  animations: 'animation',
  skins: 'skin',
} as const;

/** The part that a JSON pointer such as `/meshes/0/primitives/1` leads to; for an accessor also the meshes that use it. */
export function locate(model: Model, pointer: string): Location[] {
  const [, list = '', position = ''] = pointer.split('/');
  const index = /^\d+$/.test(position) ? Number(position) : -1;
  if (list === 'accessors' && index >= 0) {
    const users = model.gltf.meshes.flatMap(({primitives}, mesh) =>
      primitives.some(({attributes, indices}) => indices === index || [...attributes.values()].includes(index))
        ? [place(model, 'mesh', mesh)]
        : [],
    );
    return [{kind: 'accessor', index, name: ''}, ...users];
  }
  const kind = Object.hasOwn(kinds, list) ? kinds[list as keyof typeof kinds] : undefined;
  return kind && index >= 0 ? [place(model, kind, index)] : [];
}

import {imageFormats} from './decode/extensions';
import {GlbError} from './error';
import {name} from './read/json';
import type {Model} from './read/model';
import {locationText, type HarmlessNote, type Location, type Severity} from './report';
import {figure, lists, place, some, type Fault} from './rules/rule';

interface Issue {
  readonly code: string;
  readonly message: string;
  /** 0 error, 1 warning, 2 information, 3 hint. */
  readonly severity: number;
  readonly pointer?: string;
}

const information = 2;
const hint = 3;

/** The fields of the validator's report that are used here (`validation.schema.json`). */
interface ValidatorReport {
  readonly issues: {readonly messages: readonly Issue[]; readonly truncated: boolean};
}

type FormatFault = Fault & {readonly severity: Severity};

/** The validator stops at this number. A damaged file has an issue for each of its vertices. */
const maxIssues = 100_000;
/** Maximum number of pointers and parts in a finding. */
const maxPlaces = 20;

/** Unapplied transforms, missing skins and external files (`IO_ERROR`) have their own rules. */
const ignoredIssues = ['NODE_SKINNED_MESH_LOCAL_TRANSFORMS', 'NODE_SKINNED_MESH_WITHOUT_SKIN', 'IO_ERROR'];

/** Warnings that exports cause by design. */
const harmlessCodes: ReadonlyMap<string, string> = new Map([
  ['NODE_SKINNED_MESH_NON_ROOT', 'Exports keep their meshes below the armature. Joints place skinned meshes anyway.'],
  ['UNEXPECTED_PROPERTY', 'Apps skip properties that glTF does not define.'],
  ['MESH_PRIMITIVE_GENERATED_TANGENT_SPACE', 'Apps compute the tangents for a normal map themselves.'],
  ['UNUSED_OBJECT', 'Unused parts only add a few bytes.'],
  [
    'INVALID_EXTENSION_NAME_FORMAT',
    'The name of an extension breaks a convention. Apps find the extension by it anyway.',
  ],
]);

const unsupported = 'UNSUPPORTED_EXTENSION';

/** The validator's codes for images of an unsupported format. */
const imageCodes = ['VALUE_NOT_IN_LIST', 'IMAGE_UNRECOGNIZED_FORMAT'];

/** An image in the format of an extension that the file lists. The rules report the extension. */
const isExtensionImage = ({gltf}: Model, {code, pointer = ''}: Issue): boolean =>
  imageCodes.includes(code) &&
  pointer.startsWith('/images/') &&
  gltf.extensionsUsed.some((extension) => imageFormats.has(extension));

/** Errors and warnings of the Khronos glTF validator, grouped by code, and those that need no action. */
export async function validate(bytes: Uint8Array, model: Model) {
  const {validateBytes} = await import('gltf-validator');
  try {
    const options = {maxIssues, ignoredIssues, writeTimestamp: false};
    const {issues} = (await validateBytes(bytes, options)) as ValidatorReport;
    const byCode = new Map<string, Issue[]>();
    for (const reported of issues.messages) {
      const issue = isExtensionImage(model, reported) ? {...reported, severity: information} : reported;
      const key = `${issue.code} ${issue.severity}`;
      const group = byCode.get(key);
      if (group) {
        group.push(issue);
      } else {
        byCode.set(key, [issue]);
      }
    }
    const groups = [...byCode.values()];
    const isFault = ([issue]: readonly Issue[]) =>
      issue!.severity < information && issue!.code !== unsupported && !harmlessCodes.has(issue!.code);
    return {
      truncated: issues.truncated,
      faults: groups.filter(isFault).map((group) => fault(model, group)),
      harmless: groups.filter((group) => !isFault(group) && group[0]!.severity < hint).map(harmlessNote),
    };
  } catch {
    const failed: FormatFault = {severity: 'error', message: 'The validator could not finish. Export the file again.'};
    return {truncated: false, harmless: [], faults: [failed]};
  }
}

/**
 * Rejects an output file that is invalid, which usually has its cause in the source.
 * @param source its errors are accepted in the output
 * @returns a note on such errors
 * @throws GlbError `not-convertible`
 */
export async function refuseInvalid(
  bytes: Uint8Array,
  model: Model,
  source?: {readonly bytes: Uint8Array; readonly model: Model},
): Promise<string | undefined> {
  const {faults} = await validate(bytes, model);
  const errors = faults.filter(({severity}) => severity === 'error');
  if (errors.length === 0) return undefined;
  const known = source ? (await validate(source.bytes, source.model)).faults.map(({code}) => code) : [];
  const places = errors.reduce((sum, {count = 1}) => sum + count, 0);
  const note = `The file breaks glTF 2.0 in ${places.toLocaleString('en-US')} place${places === 1 ? '' : 's'}, so apps may reject it: ${errors[0]!.message} Check the file, and export it again.`;
  if (errors.some(({code}) => !known.includes(code))) throw new GlbError('not-convertible', note);
  return note;
}

function fault(model: Model, group: readonly Issue[]): FormatFault {
  const {code, message, severity} = group[0]!;
  const pointers = group.flatMap(({pointer}) => (pointer === undefined ? [] : [name(pointer)]));
  const parts = new Map(pointers.map((pointer) => [pointer.split('/').slice(0, 3).join('/'), pointer]));
  const at = [...parts.values()].slice(0, maxPlaces).flatMap((pointer) => locate(model, pointer));
  const more = group.length > 1 ? ` and ${figure(group.length - 1)} more` : '';
  return {
    message: `${sentence(message)}${pointers[0] === undefined ? '' : ` (${pointers[0]}${more})`}`,
    severity: severity === 0 ? 'error' : 'warning',
    code,
    count: group.length,
    pointers: pointers.slice(0, maxPlaces),
    at: [...new Map(at.map((part) => [locationText(part), part])).values()],
  };
}

function harmlessNote(group: readonly Issue[]): HarmlessNote {
  const {code, message} = group[0]!;
  return {code, count: group.length, message: sentence(message), reason: reason(code, group)};
}

function reason(code: string, group: readonly Issue[]): string {
  if (code === unsupported) {
    const extensions = group.flatMap((issue) => /'(.+)'/.exec(issue.message)?.[1] ?? []);
    return `Apps that support ${some(extensions.map(name))} can open the file; the validator skips it.`;
  }
  if (imageCodes.includes(code))
    return "The images have the format of an extension that the validator doesn't support.";
  return harmlessCodes.get(code) ?? 'The validator reports it as information only.';
}

const sentence = (message: string): string => name(message).replace(/\.?$/, '.');

/**
 * The part that a JSON pointer such as `/meshes/0/primitives/1` refers to; for an accessor, also the meshes that use it.
 */
function locate(model: Model, pointer: string): Location[] {
  const [, list = '', position = ''] = pointer.split('/');
  if (!/^\d+$/.test(position)) {
    return [];
  }
  const index = Number(position);
  if (list === 'accessors') {
    const users = model.gltf.meshes.flatMap(({primitives}, mesh) =>
      primitives.some(({attributes, indices}) => indices === index || [...attributes.values()].includes(index))
        ? [place(model, 'mesh', mesh)]
        : [],
    );
    return [{kind: 'accessor', index, name: ''}, ...users];
  }
  const [kind] = Object.entries(lists).find(([, name]) => name === list) ?? [];
  return kind ? [place(model, kind as keyof typeof lists, index)] : [];
}

import type {Cursor} from './cursor';
import type {ObjectKind} from './keywords';

/** A table of texts; a row may be marked as unconfirmed, with the reasons. */
export interface ExtensionTable {
  readonly head: readonly string[];
  readonly rows: readonly {readonly cells: readonly string[]; readonly unconfirmed: readonly string[]}[];
}

/** Something the document says beside the standard: a label with a text in CommonMark, a table, or both. */
export interface Extension {
  readonly label: string;
  readonly text?: string;
  readonly table?: ExtensionTable;
}

interface Drawing {
  /** Objects in which the extension is drawn. */
  readonly kinds: readonly ObjectKind[];
  /** How it is drawn; absent where other code reads it. */
  readonly draw?: (value: Cursor, owner: Cursor) => Extension;
}

const labelled = (label: string, kinds: readonly ObjectKind[]): Drawing => ({
  kinds,
  draw: (value) => ({label, text: text(value)}),
});

/** Every extension the reference knows. Another one stops the build. */
const drawings: Readonly<Record<string, Drawing>> = {
  'x-unconfirmed': {
    kinds: [
      'info',
      'server',
      'tag',
      'operation',
      'parameter',
      'header',
      'requestBody',
      'mediaType',
      'response',
      'example',
      'securityScheme',
      'schema',
      'upload',
    ],
  },
  'x-displayName': {kinds: ['tag']},
  'x-photo-upload': {kinds: ['operation']},
  'x-platform-operation-id': {kinds: ['operation'], draw: platformId},
  'x-platform-operation-id-inferred': {kinds: ['operation']},
  'x-sent-when': labelled('Sent when', ['operation']),
  'x-opens': labelled('Opens', ['schema']),
  'x-use': labelled('Use it for', ['schema']),
  'x-remedy': labelled('What to do', ['response']),
  'x-link-lifetime': {kinds: ['schema'], draw: linkLifetime},
  'x-scenes': {kinds: ['parameter'], draw: scenes},
};

/** Why an extension can not stand in an object of this kind, or undefined when it can. */
export function refuseExtension(kind: ObjectKind, key: string): {problem: string; mend: string} | undefined {
  const drawing = Object.hasOwn(drawings, key) ? drawings[key] : undefined;
  if (!drawing) {
    return {
      problem: `The extension \`${key}\` is not known here and would not be drawn`,
      mend: 'Remove it, or say how it is drawn in plugins/api-reference/document/extensions.ts',
    };
  }
  return drawing.kinds.includes(kind)
    ? undefined
    : {
        problem: `\`${key}\` is not drawn in a ${kind} object`,
        mend: `Move it to an object of one of these kinds: ${drawing.kinds.join(', ')}`,
      };
}

/** What the extensions of an object say, in the order of the table above. */
export function readExtensions(owner: Cursor): Extension[] {
  return Object.entries(drawings).flatMap(([key, {draw}]) => {
    const value = draw && owner.get(key);
    return value ? [draw(value, owner)] : [];
  });
}

function text(value: Cursor): string {
  return typeof value.value === 'string' && value.value.trim()
    ? value.value
    : value.fail('A text was expected here', 'Write one or more sentences');
}

function platformId(value: Cursor, owner: Cursor): Extension {
  const inferred = owner.flag('x-platform-operation-id-inferred') ? ', concluded from the naming rule' : '';
  return {label: "The platform's own id", text: `\`${text(value)}\`${inferred}`};
}

function linkLifetime(value: Cursor): Extension {
  const sentence = value.requiredText('text');
  const minutes = value.get('minutes')?.value ?? null;
  if (minutes !== null && !sentence.includes(String(minutes))) {
    value.fail(`The text does not name the ${String(minutes)} minutes`, 'Write the figure into `text` too');
  }
  return {label: 'Life of the link', text: sentence};
}

function scenes(value: Cursor, owner: Cursor): Extension {
  const cell = (scene: Cursor, key: string) =>
    scene.get(key)?.value === null ? 'not described' : scene.requiredText(key);
  const rows = owner.items('x-scenes').map((scene) => {
    const unknown = scene.entries().find(([key]) => !['name', 'framing', 'background', 'x-unconfirmed'].includes(key));
    unknown?.[1].fail(`A scene has no \`${unknown[0]}\``, 'Use name, framing, background and x-unconfirmed');
    return {
      cells: [`\`${scene.requiredText('name')}\``, cell(scene, 'framing'), cell(scene, 'background')],
      unconfirmed: scene.unconfirmed(),
    };
  });
  return rows.length > 0
    ? {label: 'Standard scenes', table: {head: ['Scene', 'Framing', 'Background'], rows}}
    : value.fail('The list is empty', 'Add scenes or remove it');
}

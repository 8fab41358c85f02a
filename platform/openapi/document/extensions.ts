import type {Cursor} from './cursor';

/** An extension of the standard: a label with CommonMark text. */
export interface Extension {
  /** Its key in the file. */
  readonly key: string;
  readonly label: string;
  readonly text: string;
}

type Draw = (value: Cursor, owner: Cursor) => Omit<Extension, 'key'>;

const labeled =
  (label: string): Draw =>
  (value) => ({label, text: text(value)});

/** The extensions on the page, in this order. */
const drawings: Readonly<Record<string, Draw>> = {
  'x-platform-operation-id': platformId,
  'x-sent-when': labeled('Sent when'),
  'x-opens': labeled('Opens'),
  'x-use': labeled('Use it for'),
  'x-remedy': labeled('What to do'),
  'x-link-lifetime': linkLifetime,
};

/** The extensions of an object, in the order of the table above. */
export function readExtensions(owner: Cursor): Extension[] {
  return Object.entries(drawings).flatMap(([key, draw]) => {
    const value = owner.get(key);
    return value ? [{key, ...draw(value, owner)}] : [];
  });
}

function text(value: Cursor): string {
  return typeof value.value === 'string' && value.value.trim()
    ? value.value
    : value.fail('A text was expected here', 'Write one or more sentences');
}

function platformId(value: Cursor, owner: Cursor): Omit<Extension, 'key'> {
  const inferred = owner.flag('x-platform-operation-id-inferred') ? ', inferred from the naming rule' : '';
  return {label: 'Operation id on the platform', text: `\`${text(value)}\`${inferred}`};
}

function linkLifetime(value: Cursor): Omit<Extension, 'key'> {
  const sentence = value.requiredText('text');
  const minutes = value.get('minutes')?.value ?? null;
  if (minutes !== null && !sentence.includes(String(minutes))) {
    value.fail(`The text does not name the ${String(minutes)} minutes`, 'Write the number into `text` too');
  }
  return {label: 'Link lifetime', text: sentence};
}

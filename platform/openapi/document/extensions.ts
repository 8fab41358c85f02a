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
  ({value}) => ({label, text: String(value)});

/** The extensions on the page, in this order. */
const drawings: Readonly<Record<string, Draw>> = {
  'x-platform-operation-id': ({value}, owner) => {
    const inferred = owner.flag('x-platform-operation-id-inferred') ? ', inferred from the naming rule' : '';
    return {label: 'Operation id on the platform', text: `\`${String(value)}\`${inferred}`};
  },
  'x-sent-when': labeled('Sent when'),
  'x-opens': labeled('Opens'),
  'x-use': labeled('Use it for'),
  'x-remedy': labeled('What to do'),
  'x-link-lifetime': (value) => ({label: 'Link lifetime', text: value.requiredText('text')}),
};

/** The extensions of an object, in the order of the table above. */
export function readExtensions(owner: Cursor): Extension[] {
  return Object.entries(drawings).flatMap(([key, draw]) => {
    const value = owner.get(key);
    return value ? [{key, ...draw(value, owner)}] : [];
  });
}

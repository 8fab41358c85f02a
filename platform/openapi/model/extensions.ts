import type {Cursor} from '../document/cursor';

/** Labels of the extensions on the page, in display order. Their values are CommonMark. */
const labels = {
  'x-platform-operation-id': 'Operation id on the platform',
  'x-sent-when': 'Sent when',
  'x-opens': 'Opens',
  'x-use': 'Use it for',
  'x-remedy': 'What to do',
  'x-link-lifetime': 'Link lifetime',
};

/** The extensions of an object. */
export function readExtensions(owner: Cursor) {
  return Object.entries(labels).flatMap(([key, label]) => {
    const value = owner.get(key);
    return value ? [{key, label, text: textOf(key, value, owner)}] : [];
  });
}

function textOf(key: string, value: Cursor, owner: Cursor): string {
  if (key === 'x-link-lifetime') return value.requiredText('text');
  if (key !== 'x-platform-operation-id') return String(value.value);
  return `\`${String(value.value)}\`${owner.flag('x-platform-operation-id-inferred') ? ', inferred from the naming rule' : ''}`;
}

/** Maximum length of a text shown in full, in characters. */
const longest = 160;
/** Length of the shown beginning of a longer text. */
const shown = 64;

/** Truncates a long text, such as a GLB as a data URL, and adds its length. */
export function shortText(text: string): string {
  return text.length <= longest ? text : `${text.slice(0, shown)}… (${text.length.toLocaleString('en')} characters)`;
}

/** The payload of an event or response as JSON, with long texts truncated; `undefined` is printed as such. */
export function payloadText(payload: unknown): string {
  if (payload === undefined) return 'no payload';
  return JSON.stringify(payload, (_, value: unknown) => (typeof value === 'string' ? shortText(value) : value), 2);
}

/** Longest text that is shown whole, in characters. */
const longest = 160;
/** How much of a longer one is shown. */
const shown = 64;

/** A long text, such as a GLB as a data URL, cut after its beginning, with its length. */
export function shortText(text: string): string {
  return text.length <= longest ? text : `${text.slice(0, shown)}… (${text.length.toLocaleString('en')} characters)`;
}

/** The payload of an event or a response, as JSON with short texts; `undefined` is written out. */
export function payloadText(payload: unknown): string {
  if (payload === undefined) return 'no payload';
  return JSON.stringify(payload, (_, value: unknown) => (typeof value === 'string' ? shortText(value) : value), 2);
}

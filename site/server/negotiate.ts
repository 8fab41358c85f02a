/** Codings of the compressed copies, best first. */
const codings = ['br', 'gzip'] as const;

export type Encoding = (typeof codings)[number] | 'identity';

/**
 * Chooses the coding of a response by Accept-Encoding (RFC 9110, 12.5.3), like nginx: the smallest copy that the client
 * accepts, whatever else it prefers. The uncompressed file is also sent if the header refuses it, which the RFC allows,
 * because a page is better than an error.
 * @param available the codings that the build has a copy of
 */
export function chooseEncoding(header = '', available: {readonly [coding in Encoding]?: unknown}): Encoding {
  const accepted = header
    .toLowerCase()
    .split(',')
    .filter((part) => !/;\s*q\s*=\s*0(?:\.0*)?\s*$/.test(part));
  const names = accepted.map((part) => part.replace(/;.*/, '').trim());
  return codings.find((coding) => available[coding] !== undefined && names.includes(coding)) ?? 'identity';
}

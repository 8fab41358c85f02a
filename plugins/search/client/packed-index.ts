import type {AsPlainObject} from 'minisearch';

/**
 * MiniSearch's JSON in a quarter less of the bytes that travel: terms and the places they occur at are in columns, and each
 * says only how it differs from the one before.
 */
export interface PackedIndex {
  /** Names of the indexed fields. */
  readonly fields: readonly string[];
  /** Terms in each document's field: one list for each field. */
  readonly lengths: readonly (readonly number[])[];
  /** A line for each term, sorted by code unit: how many letters the term before it shares (one sign, base 36), then the rest. */
  readonly terms: string;
  /**
   * A line for each term: its fields between bars, their documents between spaces. A document is the number of documents
   * skipped since the last one, and after a star how often the term is in it unless once; both in base 36.
   */
  readonly places: string;
}

/** The most letters a term can share with the one before it. */
export const maxShared = 35;

/**
 * @param packed as `packIndex` made it
 * @param firstId id of the first document; ids are consecutive
 * @throws Error if terms, places and documents do not fit together
 */
export function unpackIndex({fields, lengths, terms, places}: PackedIndex, firstId: number): AsPlainObject {
  const documentCount = lengths[0]!.length;
  const lines = places === '' ? [] : places.split('\n');
  const index = termsOf(terms).map((term, position): AsPlainObject['index'][number] => [
    term,
    fieldsOf(lines[position]!, documentCount),
  ]);
  if (index.length !== lines.length || lengths.length !== fields.length) {
    throw new Error('The index is damaged: its columns have different lengths.');
  }
  const byDocument = lengths[0]!.map((_, position) => lengths.map((column) => column[position]!));
  return {
    documentCount,
    nextId: documentCount,
    documentIds: Object.fromEntries(byDocument.map((_, position) => [position, firstId + position])),
    fieldIds: Object.fromEntries(fields.map((field, position) => [field, position])),
    fieldLength: Object.fromEntries(byDocument.map((row, position) => [position, row])),
    averageFieldLength: lengths.map((column) => column.reduce((sum, length) => sum + length, 0) / (documentCount || 1)),
    storedFields: {},
    dirtCount: 0,
    index,
    serializationVersion: 2,
  };
}

function termsOf(packed: string): string[] {
  let before = '';
  return packed === ''
    ? []
    : packed.split('\n').map((line) => (before = before.slice(0, parseInt(line[0]!, 36)) + line.slice(1)));
}

const bar = '|'.charCodeAt(0);
const space = ' '.charCodeAt(0);
const star = '*'.charCodeAt(0);

/** Sign by sign and without a string for each number, for a large index has a million of them. */
function fieldsOf(line: string, documentCount: number): Record<number, Record<number, number>> {
  const byField: Record<number, Record<number, number>> = {};
  let field = 0;
  let counts: Record<number, number> | undefined;
  let document = -1;
  let [number, skipped] = [0, -1];
  for (let at = 0; at <= line.length; at++) {
    const sign = at === line.length ? bar : line.charCodeAt(at);
    if (sign !== bar && sign !== space && sign !== star) {
      number = number * 36 + digit(sign);
    } else if (sign === star) {
      [skipped, number] = [number, 0];
    } else {
      // Nothing is between two bars when the term is in no document's field.
      if (sign === space || (at > 0 && line.charCodeAt(at - 1) !== bar)) {
        counts ??= byField[field] = {};
        document += (skipped < 0 ? number : skipped) + 1;
        counts[document] = skipped < 0 ? 1 : number;
        [number, skipped] = [0, -1];
      }
      if (sign === bar) {
        // Also true of what is not a number.
        if (!(document < documentCount)) {
          throw new Error('The index is damaged: a term is in a document that does not exist.');
        }
        field++;
        [counts, document] = [undefined, -1];
      }
    }
  }
  return byField;
}

/** Value of a digit of base 36, by its code; no number for another sign. */
function digit(code: number): number {
  // From 0 to 9 and from a to z.
  if (code >= 48 && code <= 57) return code - 48;
  return code >= 97 && code <= 122 ? code - 87 : NaN;
}

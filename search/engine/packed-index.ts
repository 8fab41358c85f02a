import type {AsPlainObject} from 'minisearch';

/**
 * MiniSearch's JSON in a form that is a quarter smaller after compression: terms and postings are in columns and
 * delta-encoded.
 */
export interface PackedIndex {
  /** Names of the indexed fields. */
  readonly fields: readonly string[];
  /** Number of terms in each document's field, one list per field. */
  readonly lengths: readonly (readonly number[])[];
  /**
   * One line per term, sorted by code unit: the length of the prefix shared with the previous term (one base-36 digit), then
   * the rest.
   */
  readonly terms: string;
  /**
   * One line per term: fields separated by bars, documents by spaces. A document is the gap since the previous one and,
   * after a star, its term frequency if above one; both in base 36.
   */
  readonly places: string;
}

/** Maximum length of the shared prefix. */
export const maxShared = 35;

/**
 * @param packed output of `packIndex`
 * @param firstId id of the first document; ids are consecutive
 * @throws Error if terms, postings and documents are inconsistent
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

/** Parses character by character, without allocating a string per number: a large index has a million of them. */
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
      // Nothing is between two bars if the term isn't in that field of any document.
      if (sign === space || (at > 0 && line.charCodeAt(at - 1) !== bar)) {
        counts ??= byField[field] = {};
        document += (skipped < 0 ? number : skipped) + 1;
        counts[document] = skipped < 0 ? 1 : number;
        [number, skipped] = [0, -1];
      }
      if (sign === bar) {
        // Also true for NaN.
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

/** Value of a base-36 digit by its character code; NaN for other characters. */
function digit(code: number): number {
  if (code >= 48 && code <= 57) return code - 48;
  return code >= 97 && code <= 122 ? code - 87 : NaN;
}

import type {AsPlainObject} from 'minisearch';

/**
 * MiniSearch's JSON in a form that is a quarter smaller after compression: terms and postings are in columns and
 * delta-encoded.
 */
export interface PackedIndex {
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

/** @param firstId id of the first document; ids are consecutive */
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

function fieldsOf(line: string, documentCount: number): Record<number, Record<number, number>> {
  const byField: Record<number, Record<number, number>> = {};
  for (const [field, places] of line.split('|').entries()) {
    // Nothing is between two bars if the term isn't in that field of any document.
    if (places === '') continue;
    const counts: Record<number, number> = (byField[field] = {});
    let document = -1;
    for (const place of places.split(' ')) {
      const [skipped = '', count = '1'] = place.split('*');
      document += parseInt(skipped, 36) + 1;
      counts[document] = parseInt(count, 36);
    }
    // Also true for NaN.
    if (!(document < documentCount)) {
      throw new Error('The index is damaged: a term is in a document that does not exist.');
    }
  }
  return byField;
}

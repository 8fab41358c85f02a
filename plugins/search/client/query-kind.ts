import {symptomWords} from '../../../data/search-synonyms';
import {chunks} from './tokenize';

/** The kind of query, as far as its words show. */
export interface QueryKind {
  /** Describes a problem. */
  readonly isSymptom: boolean;
  /** Contains a name from code: `hair_color`, `setHairColor`. */
  readonly hasName: boolean;
}

export function kindOf(text: string): QueryKind {
  const typed = chunks(text);
  return {
    isSymptom: typed.some(([token]) => token !== undefined && symptomWords.has(token.term)),
    hasName: typed.some(({length}) => length > 1),
  };
}

/** A search term and its position in the original text, in UTF-16 code units. */
export interface Token {
  /** Folded: lowercase, without diacritics. */
  readonly term: string;
  readonly start: number;
  readonly end: number;
}

/** A number with thousands separators, or letters and digits with the characters that join them in identifiers and paths. */
const chunkPattern =
  /(?<!\p{N})\d{1,3}(?:,\d{3})+(?!\p{N})|[\p{L}\p{N}][\p{L}\p{M}\p{N}]*(?:[._/#:-][\p{L}\p{N}][\p{L}\p{M}\p{N}]*)*/gu;
const piecePattern = /[^._/#:-]+/gu;
/** camelCase humps: `WKWebView` is WK, Web, View; digits belong to the letters before them. */
const humpPattern = /\p{Lu}+(?!\p{Ll})\p{N}*|\p{Lu}?[\p{Ll}\p{Lo}\p{M}]+\p{N}*|\p{N}+/gu;

/** Maximum length of a word: longer chunks are data (base64, keys). */
const longestTerm = 40;
const maxPieces = 4;
/** Part of an id or hash: hexadecimal digits, at least one of them 0 to 9. */
const noise = /^(?=[0-9a-f]*[a-f])(?=[0-9a-f]*\d)[0-9a-f]{4,}$|^\d{7,}$/;

/** Lowercase without diacritics, so that `Größe` matches `grosse`. */
export function fold(text: string): string {
  const lower = text.toLowerCase();
  // oxlint-disable-next-line no-control-regex -- the range of ASCII, which needs no more work
  return /^[\u0000-\u007f]*$/.test(lower)
    ? lower
    : lower.normalize('NFKD').replace(/\p{M}/gu, '').replaceAll('ß', 'ss').toLowerCase();
}

/**
 * The chunks of a text in order: a word, identifier or path each, with its tokens, the complete one first.
 * @param splitsHumps whether the parts of `camelCase` are tokens, too; not in queries, where capitals must not matter
 */
export function chunks(text: string, splitsHumps = false): Token[][] {
  return [...text.matchAll(chunkPattern)].map(({0: chunk, index}) => chunkTokens(chunk, index, splitsHumps));
}

/**
 * All tokens of a text. White space, punctuation, `. _ / ( ) # : -` and camelCase humps separate. Both a compound and its
 * parts are tokens: `sdk.getAssetList` yields itself, `sdk`, `getassetlist`, `get`, `asset` and `list`.
 */
export function tokenize(text: string): Token[] {
  return chunks(text, true).flat();
}

function chunkTokens(chunk: string, offset: number, splitsHumps: boolean): Token[] {
  const tokens: Token[] = [];
  const seen = new Set<string>();
  const add = (text: string, start: number): void => {
    const term = fold(text);
    if (term.length > 0 && term.length <= longestTerm && !noise.test(term) && !seen.has(term)) {
      seen.add(term);
      tokens.push({term, start: offset + start, end: offset + start + text.length});
    }
  };
  const pieces = [...chunk.matchAll(piecePattern)];
  if (pieces.length > 1 && pieces.length <= maxPieces && !noise.test(fold(pieces[0]![0]))) {
    add(chunk, 0);
  }
  if (/^\d+(\.\d+)+$/.test(chunk)) {
    return tokens;
  }
  for (const {0: piece, index} of pieces) {
    add(piece, index);
    if (!splitsHumps || piece.includes(',') || noise.test(fold(piece))) {
      continue;
    }
    const humps = [...piece.matchAll(humpPattern)];
    if (humps.length > 1 && humps.length <= 12) {
      humps.filter(([hump]) => hump.length > 1).forEach(({0: hump, index: at}) => add(hump, index + at));
    }
  }
  return tokens;
}

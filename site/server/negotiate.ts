export type Encoding = 'br' | 'gzip' | 'identity';

/** Supported codings, best last: of equal weights, the later one wins. */
const preferred = ['gzip', 'br'] as const;

function weigh(header: string): Map<string, number> {
  const weights = new Map<string, number>();
  for (const part of header.toLowerCase().split(',')) {
    const [coding = '', ...parameters] = part.split(';').map((piece) => piece.trim());
    if (!coding) continue;
    const weight = parameters.find((parameter) => /^q\s*=/.test(parameter));
    const q = weight === undefined ? 1 : Number(weight.slice(weight.indexOf('=') + 1));
    // An invalid weight says nothing about what the client can decode, so the coding isn't used.
    weights.set(coding === 'x-gzip' ? 'gzip' : coding, q >= 0 && q <= 1 ? q : 0);
  }
  return weights;
}

/**
 * Chooses the coding of a response by Accept-Encoding (RFC 9110, 12.5.3): the highest weight, brotli before gzip, and the
 * uncompressed file by default. It is also sent if the header refuses it, which the RFC allows, because a page is better
 * than an error.
 * @param available the codings that the build has a copy of
 */
export function chooseEncoding(
  header: string | undefined,
  available: {readonly [coding in Encoding]?: unknown},
): Encoding {
  if (!header) return 'identity';
  const weights = weigh(header);
  const weightOf = (coding: string): number => weights.get(coding) ?? weights.get('*') ?? 0;
  // Without a weight, the uncompressed file is the last resort, not an equal choice.
  let best: Encoding = 'identity';
  let bestWeight = weights.get('identity') ?? 0;
  for (const coding of preferred) {
    const weight = weightOf(coding);
    if (available[coding] !== undefined && weight > 0 && weight >= bestWeight) {
      best = coding;
      bestWeight = weight;
    }
  }
  return best;
}

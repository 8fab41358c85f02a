export type Encoding = 'br' | 'gzip' | 'identity';

/** Codings a build may hold, the best last: of equal weights the later one wins. */
const preferred = ['gzip', 'br'] as const;

function weigh(header: string): Map<string, number> {
  const weights = new Map<string, number>();
  for (const part of header.toLowerCase().split(',')) {
    const [coding = '', ...parameters] = part.split(';').map((piece) => piece.trim());
    if (!coding) continue;
    const weight = parameters.find((parameter) => /^q\s*=/.test(parameter));
    const q = weight === undefined ? 1 : Number(weight.slice(weight.indexOf('=') + 1));
    // A weight that is not a number from 0 to 1 says nothing about what the reader can decode: not used.
    weights.set(coding === 'x-gzip' ? 'gzip' : coding, q >= 0 && q <= 1 ? q : 0);
  }
  return weights;
}

/** Browsers of one version all send the same header, so a few responses serve nearly every request. */
const known = new Map<string, ReadonlyMap<string, number>>();
/** Those who send another header each time must not fill the memory. */
const maxKnown = 100;

function weightsOf(header: string): ReadonlyMap<string, number> {
  const found = known.get(header);
  if (found) return found;
  const weights = weigh(header);
  if (known.size < maxKnown) known.set(header, weights);
  return weights;
}

/**
 * Chooses the coding of a response by Accept-Encoding (RFC 9110, 12.5.3): the highest weight, brotli before gzip, and the
 * plain file where nothing else is asked for. If even the plain file is refused it is sent all the same, as the RFC
 * allows, for a page that opens is better than an error.
 * @param available the codings of which the build holds a copy
 */
export function chooseEncoding(
  header: string | undefined,
  available: {readonly [coding in Encoding]?: unknown},
): Encoding {
  if (!header) return 'identity';
  const weights = weightsOf(header);
  const weightOf = (coding: string): number => weights.get(coding) ?? weights.get('*') ?? 0;
  // Unless weighed itself, the plain file is the last resort rather than an equal choice.
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

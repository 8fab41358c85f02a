/**
 * Constants of the ranking. A hit's score is the share of the query it satisfies, to the power of `coveragePower`, times its
 * BM25 score, times the boosts for title and kind. `test/relevance/run.ts` measures the effect of a change.
 */
export const tuning = {
  /** Weight of a match by field and kind of document: page, heading, content. */
  fieldQuality: [{t: 1, b: 0.75, d: 0.75}, {t: 1, c: 0.7}, {c: 0.65}] as readonly Readonly<Record<string, number>>[],
  /** Weight of the BM25 score by kind of document. */
  typeWeights: [7, 2.1, 1] as readonly number[],
  /** Factor for matches in the page's title or the heading above. */
  inheritedFromPage: 0.9,
  inheritedFromHeading: 0.85,
  inheritedScore: 0.35,
  /** Factor, for the page, of a match elsewhere on the page. */
  scattered: 0.4,
  /** Exponent of the satisfied share: how much more a spot scores that satisfies the complete query. */
  coveragePower: 4,
  /** Minimum satisfied share of a hit, relative to the best one. */
  minShare: 0.45,
  /** Minimum score, relative to the best one, of a hit that comes first because it is in the reader's context. */
  minPreferredShare: 0.05,
  /** Boost of a title that equals the query. */
  titleBonus: 4,
  titlePower: 1.5,
  /** How strongly rare words outweigh frequent ones. */
  rarityPower: 0.7,
  /** Weight of a troubleshooting entry for queries that describe a problem, and for others. */
  symptomBonus: 2,
  symptomMalus: 0.75,
  /** Weight of a name from code (`avatarSupportsFaceAnimations`) for a query in plain words (`face animation`). */
  nameMalus: 0.35,
  /** Weights of stop words (`the`), which only count in titles, and of general words (`make`). */
  minorWeight: 0.1,
  generalWeight: 0.4,
  /** Weight of a number of three digits: `429` is the subject of its query. */
  numberWeight: 3,
  /** Factor for general words in a troubleshooting entry, unless the query describes a problem. */
  generalInSymptoms: 0.25,
};

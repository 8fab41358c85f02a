/**
 * The figures of the ranking, in one place. A hit's value is the share of the query that it satisfies, to the power of
 * `coveragePower`, times its BM25 score, times what its title and its kind add. `test/relevance/run.ts` shows what a change does.
 */
export const ranking = {
  /** How surely a word found in a field is what the place is about, by kind of document: page, heading, content. */
  fieldQuality: [{t: 1, b: 0.75, d: 0.75}, {t: 1, c: 0.7}, {c: 0.65}] as readonly Readonly<Record<string, number>>[],
  /** What BM25's score is worth by kind of document. */
  typeWeights: [7, 2.1, 1] as readonly number[],
  /** Words of a page's title, and of the heading above, count for a place by this share. */
  inheritedFromPage: 0.9,
  inheritedFromHeading: 0.85,
  inheritedScore: 0.35,
  /** A word found elsewhere on the page counts this much for the page. */
  scattered: 0.4,
  /** How much more a place is worth that satisfies all of the query than one that satisfies half. */
  coveragePower: 4,
  /** Places that satisfy less than this share of what the best one does are not hits. */
  minShare: 0.45,
  /** What a title adds that consists of the query and nothing else. */
  titleBonus: 2,
  titlePower: 1.5,
  /** How much rare words count for more than frequent ones. */
  rarityPower: 0.7,
  /** What a troubleshooting entry is worth to a query that describes a symptom, and to another. */
  symptomBonus: 2,
  symptomMalus: 0.75,
  /** What a name from code (`avatarSupportsFaceAnimations`) is worth to a query in plain words (`face animation`). */
  nameMalus: 0.6,
  /** Weights of the small words (`the`), which matter in titles only, and of the general ones (`make`). */
  minorWeight: 0.1,
  generalWeight: 0.4,
};

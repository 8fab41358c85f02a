/**
 * Stop words. They are omitted from the content index, where they would take a quarter of the bytes, and from queries that
 * contain other words: `on` is also a method of the SDK.
 */
export const stopWords: ReadonlySet<string> = new Set(
  (
    'a about after again all also am an and any are as at be because been before being between but by can cannot could did difference differences do ' +
    'does done doing each either else for from get gets getting got had has have having he help her here his how i if in ' +
    'into is it its itself let like may me might more most much must my need needed needs no nor not of off on once one only or other our ' +
    'out over own per same she should so some such than that the their them then there these they this those through ' +
    'to too under until up us use used uses using versus very vs want was we were what when where whether which while who whose ' +
    'why will with within without would you your yours don doesn isn won t s re ve ll'
  ).split(' '),
);

/** General words of questions. Unlike stop words they are indexed, with less weight in a query. */
export const generalWords: ReadonlySet<string> = new Set(
  (
    'able access avatar avatars avaturn allow allowed anyone available best change choose come comes correct create enable exist find fit give go going good guide handle ' +
    'happen happening happens help information kind know list look looking make makes making many mean means must new ok own people pick ' +
    'please possible put right see set show someone something start still stop take tell thing things ' +
    'try understand user users way work working works yet'
  ).split(' '),
);

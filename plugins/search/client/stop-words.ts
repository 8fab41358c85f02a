/**
 * Words that carry no subject. They are left out of the content index, where they would take a quarter of the bytes, and
 * out of queries, unless a query has nothing else: `on` is also a method of the SDK.
 */
export const stopWords: ReadonlySet<string> = new Set(
  (
    'a about after again all also am an and any are as at be because been before being between but by can cannot could did difference differences do ' +
    'does done doing each either else for from get gets getting got had has have having he help her here his how i if in ' +
    'into is it its itself let like may me might more most much must my need needs no nor not of off on once one only or other our ' +
    'out over own per same she should so some such than that the their them then there these they this those through ' +
    'to too under until up us use used uses using versus very vs want was we were what when where whether which while who whose ' +
    'why will with within without would you your yours don doesn isn won t s re ve ll'
  ).split(' '),
);

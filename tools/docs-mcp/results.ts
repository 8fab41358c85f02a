import type {SearchEngine} from '@avaturn-docs/search/engine/engine';
import type {PageTexts} from '@avaturn-docs/search/engine/format';
import type {SearchHit} from '@avaturn-docs/search/engine/protocol';
import {type DocsContent, unconfirmedMark} from './content';

/** About one paragraph: enough to judge a result without reading its page. */
const snippetLength = 400;

/** Minimum score of a result, relative to the best one: a few good results cost an assistant less than many weak ones. */
const minScore = 0.05;

/** The results of a search as a list with addresses and excerpts. */
export function resultsOf(engine: SearchEngine, content: DocsContent, query: string, limit: number): string {
  const textsOf = new Map<string, PageTexts>();
  const {
    hits: all,
    correction,
    nearest = [],
    // Twice as many, because weak results of a page come before the next page.
  } = engine.search({text: query, limit: 2 * limit, perPage: 3, snippetLength}, (page) => {
    textsOf.set(page, textsOf.get(page) ?? paragraphs(content, page));
    return textsOf.get(page);
  });
  const best = Math.max(...all.map(({score}) => score));
  const hits = all.filter(({score}) => score >= minScore * best).slice(0, limit);
  const rowOf = ({href, page, pageTitle, heading, snippet}: SearchHit): string => {
    const hash = href.includes('#') ? href.slice(href.indexOf('#')) : '';
    const title = [pageTitle.text, heading?.text].filter(Boolean).join(' › ');
    const excerpt = snippet && withMark(snippet.text, textsOf.get(page)?.[hash] ?? '');
    return `- ${title}: ${content.site}${page}${hash}${excerpt ? `\n  ${excerpt}` : ''}`;
  };
  const meant = correction === undefined ? [] : [`Did you mean "${correction}"?`];
  if (hits.length > 0) return [...meant, ...hits.map(rowOf)].join('\n');
  const similar = nearest.length > 0 ? ['Pages with a similar title:', ...nearest.map(rowOf)] : [];
  return [`Nothing was found for "${query}". Try fewer or other words.`, ...meant, ...similar].join('\n');
}

/** Texts of a page with the lines of each part joined, because snippets end at a line break. */
const paragraphs = ({texts}: DocsContent, page: string): PageTexts =>
  Object.fromEntries(Object.entries(texts[page] ?? {}).map(([anchor, value]) => [anchor, value.replaceAll('\n', ' ')]));

/** The rest of a sentence, if any, and a mark behind its end. */
const restOfSentence = /^.*?(?:(?<=[.!?])(?= |$)(?: \(unconfirmed\))?|$)/;

/** An excerpt that ends within an unconfirmed statement, with the statement's mark. */
export function withMark(excerpt: string, text: string): string {
  if (!excerpt.endsWith('…')) return excerpt;
  const shown = excerpt.replace(/^…|…$/g, '');
  const last = text.indexOf(shown) + shown.length - 1;
  return restOfSentence.exec(text.slice(last))![0].includes(unconfirmedMark) ? excerpt + unconfirmedMark : excerpt;
}

import type {Finding} from '../finding';
import {whereIs, type Page} from '../pages';
import {paragraphsOf, sentencesIn, textOf, wordsIn} from './sentences';

const limits = {wordsOfPage: 150, wordsOfSentence: 30, sentencesOfParagraph: 4} as const;

/** The page begins with a sentence that states the result. */
export function lead(page: Page): Finding[] {
  const invisible = ['yaml', 'mdxjsEsm', 'mdxFlowExpression'];
  const first = page.tree.children.find(({type}) => !invisible.includes(type));
  if (first?.type === 'paragraph' && /[.!?]["'”’)]*$/.test(textOf(first).trimEnd())) {
    return [];
  }
  return [
    {
      where: first ? whereIs(page, first) : page.file,
      message: 'Begin the page with one full sentence that says what the reader gets, before any heading or note.',
    },
  ];
}

export function pageLength(page: Page): Finding[] {
  const words = paragraphsOf(page).reduce((sum, {text}) => sum + wordsIn(text).length, 0);
  return words >= limits.wordsOfPage
    ? []
    : [
        {
          where: page.file,
          message: `Write at least ${limits.wordsOfPage} words of prose; tables and code do not count. It has ${words}.`,
        },
      ];
}

export function sentenceLength(page: Page): Finding[] {
  return paragraphsOf(page).flatMap(({text, node}) =>
    sentencesIn(text)
      .filter((sentence) => wordsIn(sentence).length > limits.wordsOfSentence)
      .map((sentence) => ({
        where: whereIs(page, node),
        message: `Split this sentence of ${wordsIn(sentence).length} words; ${limits.wordsOfSentence} are the limit: ${wordsIn(sentence).join(' ')}`,
      })),
  );
}

export function paragraphLength(page: Page): Finding[] {
  return paragraphsOf(page).flatMap(({text, node}) => {
    const count = sentencesIn(text).length;
    return count > limits.sentencesOfParagraph
      ? [
          {
            where: whereIs(page, node),
            message: `Split this paragraph of ${count} sentences; ${limits.sentencesOfParagraph} are the limit.`,
          },
        ]
      : [];
  });
}

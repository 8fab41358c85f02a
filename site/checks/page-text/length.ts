import type {PageRule} from '../page-rule';
import {paragraphsOf, sentencesIn, textOf, wordsIn} from './sentences';

const limits = {wordsOfPage: 150, wordsOfSentence: 30, sentencesOfParagraph: 4} as const;

/** The page begins with a sentence that states the result. */
export const lead: PageRule = (page, report) => {
  const invisible = ['yaml', 'mdxjsEsm', 'mdxFlowExpression'];
  const first = page.tree.children.find(({type}) => !invisible.includes(type));
  if (first?.type === 'paragraph' && /[.!?]["'”’)]*$/.test(textOf(first).trimEnd())) return;
  report('Begin the page with one full sentence that says what the reader gets, before any heading or note.', first);
};

export const pageLength: PageRule = (page, report) => {
  const words = paragraphsOf(page).reduce((sum, {text}) => sum + wordsIn(text).length, 0);
  if (words >= limits.wordsOfPage) return;
  report(`Write at least ${limits.wordsOfPage} words of prose; tables and code do not count. It has ${words}.`);
};

export const sentenceLength: PageRule = (page, report) => {
  for (const {text, node} of paragraphsOf(page)) {
    for (const words of sentencesIn(text).map(wordsIn)) {
      if (words.length <= limits.wordsOfSentence) continue;
      const message = `Split this sentence of ${words.length} words; ${limits.wordsOfSentence} are the limit`;
      report(`${message}: ${words.join(' ')}`, node);
    }
  }
};

export const paragraphLength: PageRule = (page, report) => {
  for (const {text, node} of paragraphsOf(page)) {
    const count = sentencesIn(text).length;
    if (count <= limits.sentencesOfParagraph) continue;
    report(`Split this paragraph of ${count} sentences; ${limits.sentencesOfParagraph} are the limit.`, node);
  }
};

import {describe, expect, test} from 'vitest';
import {cutSnippet, markText, type MatchedWord} from './snippet';

const terms = (...list: string[]): Set<string> => new Set(list);
const words = (...list: string[]): MatchedWord[] => list.map((term) => ({terms: [term], found: [term], weight: 1}));
const marked = ({text, marks}: ReturnType<typeof cutSnippet>): string[] =>
  marks.map(([start, end]) => text.slice(start, end));

describe('highlights', () => {
  test('cover the matches, complete names and parts', () => {
    expect(marked(markText('Call getAssetList of the SDK', terms('asset', 'sdk')))).toEqual(['Asset', 'SDK']);
    expect(marked(markText('Call getAssetList', terms('getassetlist', 'asset')))).toEqual(['getAssetList']);
  });

  test("are ordered and don't overlap", () => {
    const {marks} = markText('sdk.getAssetList sdk', terms('sdk.getassetlist', 'sdk', 'list'));
    expect(marks).toEqual([
      [0, 16],
      [17, 20],
    ]);
  });
});

describe('a snippet', () => {
  const long =
    'The first line says little.\nBefore the editor is opened, ask for the camera permission, because the page asks again without it.\nThe last line.';

  test('is at most 50 characters long and shows the match', () => {
    for (const term of ['editor', 'camera', 'permission', 'without', 'first', 'last']) {
      const snippet = cutSnippet(long, words(term));
      expect(snippet.text.length).toBeLessThanOrEqual(50);
      expect(marked(snippet)).toHaveLength(1);
    }
  });

  test('is cut between words, with an ellipsis for omitted text', () => {
    expect(cutSnippet(long, words('camera')).text).toMatch(/^…\S.*\S…$/);
    const written = new Set(long.split(/\s+/));
    const inner = cutSnippet(long, words('camera')).text.replaceAll('…', '').split(' ');
    expect(inner.filter((word) => !written.has(word))).toEqual([]);
  });

  test('is cut after punctuation if a single word is too long, and never within an identifier', () => {
    const code =
      'Open https://demo.avaturn.dev/editor/session?token=abc&sdk=true&callback=setActiveAnimation&more=1 now';
    const inner = cutSnippet(code, words('callback')).text.replaceAll('…', '');
    expect(code).toContain(inner);
    expect(inner).toMatch(/^[a-z]+=/);
    expect(inner).toMatch(/(?:&|=|setActiveAnimation)$/);
    const row = 'Scenes are listed with common/transparent_half_body and others that are not';
    expect(cutSnippet(row, words('half')).text.replaceAll('…', '').split(' ')).toContain(
      'common/transparent_half_body',
    );
  });

  test('omits a match at its end rather than cutting an identifier', () => {
    const line = 'Visemes: mouth shapes of speech, from silence (viseme_sil) to the vowel of the word, for lip sync';
    expect(cutSnippet(line, words('mouth', 'silence', 'viseme')).text).toBe(
      'Visemes: mouth shapes of speech, from silence…',
    );
  });

  test('is where most different terms are close together', () => {
    expect(marked(cutSnippet('A camera here.\nThe camera permission there.', words('camera', 'permission')))).toEqual([
      'camera',
      'permission',
    ]);
  });

  test('prefers the typed words to their synonyms, and several words to one', () => {
    const face: MatchedWord = {terms: ['face', 'mouth'], found: ['face'], weight: 1};
    expect(marked(cutSnippet('The mouth is open.\nThe face is still.', [face]))).toEqual(['face']);
    expect(marked(cutSnippet('A face, a face.\nThe mouth of a head.', [face, ...words('head')]))).toEqual([
      'mouth',
      'head',
    ]);
  });

  test('is the beginning of the text if nothing matches', () => {
    expect(cutSnippet(long, words('nowhere'))).toEqual({text: 'The first line says little.', marks: []});
  });

  test('never splits a character', () => {
    const text = cutSnippet('😀'.repeat(40) + ' match ' + '😀'.repeat(40), words('match')).text;
    expect(text).toContain('match');
    expect(() => encodeURIComponent(text)).not.toThrow();
    expect(text.length).toBeLessThanOrEqual(50);
  });
});

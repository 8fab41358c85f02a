import {describe, expect, test} from 'vitest';
import {fold, tokenize} from './tokenize';

const terms = (text: string): string[] => tokenize(text).map(({term}) => term);

describe('tokens', () => {
  test.each([
    ['plain words', 'Open the creator.', ['open', 'the', 'creator']],
    ['a member', 'sdk.getAssetList()', ['sdk.getassetlist', 'sdk', 'getassetlist', 'get', 'asset', 'list']],
    ['capitals in a row', 'WKWebView', ['wkwebview', 'wk', 'web', 'view']],
    ['digits in a name', 'morphTarget2Max', ['morphtarget2max', 'morph', 'target2', 'max']],
    ['snake case', 'body_1', ['body_1', 'body', '1']],
    ['a path', '/api/v1/users', ['api/v1/users', 'api', 'v1', 'users']],
    ['an anchor', '#webhook-avatar.ready', ['webhook-avatar.ready', 'webhook', 'avatar', 'ready']],
    ['a bone', 'mixamorig:Hips', ['mixamorig:hips', 'mixamorig', 'hips']],
    ['a version', '1.1.4', ['1.1.4']],
    ['a number with separators', '3,410 of 31,184,000', ['3,410', 'of', '31,184,000']],
    ['numbers in a list', '401,4100', ['401', '4100']],
    ['arguments', "on('export',(result)=>x", ['on', 'export', 'result', 'x']],
    ['diacritics', 'Größe naïve', ['grosse', 'naive']],
    ['a repeated part', 'avatar-avatar', ['avatar-avatar', 'avatar']],
  ])('%s', (_, text, expected) => {
    expect(terms(text)).toEqual(expected);
  });

  test('ids, hashes and data are not words', () => {
    expect(terms('0190a3f4-2c61-7d1e-9b0a-6f2f6f1c8a55')).toEqual([]);
    expect(terms('A'.repeat(80))).toEqual([]);
  });

  test('have their offsets in the text', () => {
    const text = 'Ünder sdk.getÄsset';
    expect(tokenize(text).map(({start, end}) => text.slice(start, end))).toEqual([
      'Ünder',
      'sdk.getÄsset',
      'sdk',
      'getÄsset',
      'get',
      'Ässet',
    ]);
  });
});

test('folds equivalent characters to the same form', () => {
  expect(fold('É')).toBe(fold('E\u0301'));
  expect(fold('ﬁle')).toBe('file');
});

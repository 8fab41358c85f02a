import {describe, expect, test} from 'vitest';
import {planQuery} from './query-plan';
import {Vocabulary} from './vocabulary';
import {otherForms, stems} from './word-forms';

const vocabulary = new Vocabulary([
  'avatar',
  'export',
  'getavatarid',
  'get',
  'id',
  'headset',
  't-pose',
  'skeleton',
  'eyewear',
  'render',
  'on',
  'the',
]);
const plan = (text: string) =>
  planQuery(text, vocabulary).map(({alternatives, minor}) => ({
    minor,
    ways: alternatives.map(
      ({words, quality}) =>
        `${words.map(({term, prefix}) => term + (prefix ? '…' : '')).join(' ')} ${Number(quality.toFixed(3))}`,
    ),
  }));

describe('a plan', () => {
  test('cuts an unknown compound into words of the index', () => {
    expect(plan('avatarExport')[0]!.ways).toEqual(['avatarexport… 1', 'avatar export 0.9']);
  });

  test("doesn't cut a name that the index has, and reads an unknown one as its words", () => {
    const names = new Vocabulary(['include_not_ready', 'include', 'not', 'ready', 'blocked', 'csp']);
    const words = (text: string) =>
      planQuery(text, names).map(({alternatives}) => alternatives[0]!.words.map(({term}) => term).join(' '));
    const known = planQuery('include_not_ready', names);
    expect(known.flatMap(({alternatives}) => alternatives.map(({words: [word]}) => word!.term))).toEqual([
      'include_not_ready',
    ]);
    expect(words('BLOCKED_BY_CSP')).toEqual(['blocked', 'by', 'csp']);
    expect(words('include_not_redy')).toEqual(['include_not_ready']);
  });

  test('treats a word as a prefix if it is last and unfinished, or long', () => {
    expect(plan('id ')[0]!.ways[0]).toBe('id 1');
    expect(plan('id')[0]!.ways[0]).toBe('id… 1');
    expect(plan('avatar ')[0]!.ways[0]).toBe('avatar… 1');
  });

  test('replaces unknown words with similar ones', () => {
    expect(plan('skeletn ')[0]!.ways[0]).toBe('skeleton 0.9');
    expect(plan('getAvtarId ')[0]!.ways).toEqual(['getavatarid 0.9']);
  });

  test('adds synonyms, also of a misspelled word', () => {
    expect(plan('glasses ')[0]!.ways).toContain('eyewear… 0.75');
    expect(plan('glases ')[0]!.ways.some((way) => way.startsWith('eyewear…'))).toBe(true);
  });

  test('adds the compound of two words to both', () => {
    expect(plan('head set').map(({ways}) => ways.at(-1))).toEqual(['headset 0.95', 'headset 0.95']);
    expect(plan('t pose').map(({ways}) => ways.at(-1))).toEqual(['t-pose 0.95', 't-pose 0.95']);
  });

  test('gives stop words little weight, unless there is nothing else', () => {
    expect(plan('the avatar').map(({minor}) => minor)).toEqual([true, false]);
    expect(plan('on').map(({minor}) => minor)).toEqual([false]);
  });

  test('uses at most twelve words and 500 characters', () => {
    expect(plan('avatar '.repeat(40))).toHaveLength(12);
    expect(plan(`${' '.repeat(600)}avatar`)).toEqual([]);
  });

  test('has no empty alternative', () => {
    for (const text of ['get all', 'list get all', 'up to', 'what is new', '_._', 'a', 'the of']) {
      expect(
        planQuery(text, vocabulary)
          .flatMap(({alternatives}) => alternatives)
          .filter(({words}) => words.length === 0),
      ).toEqual([]);
    }
  });
});

test('stems are words without their suffixes', () => {
  expect(['movement', 'animation', 'receive', 'mobile', 'posse'].map(stems)).toEqual([
    ['move'],
    ['animat'],
    ['receiv'],
    ['mobil'],
    [],
  ]);
  expect(['exporting', 'rendered', 'rigging', 'renderer', 'ring', 'avatar'].map(stems)).toEqual([
    ['export'],
    ['render'],
    ['rig'],
    ['render'],
    [],
    [],
  ]);
});

test('other forms', () => {
  const forms = (term: string) => otherForms(term).join(' ');
  expect(['bones', 'bone', 'bodies', 'body', 'meshes', 'class', 'price', 'denied', 'id', 't2'].map(forms)).toEqual([
    'bone bon',
    'bones boning',
    'body bodied',
    'bodies bodied bodys',
    'meshe mesh',
    'classes',
    'prices pricing',
    'deny denies',
    '',
    '',
  ]);
});

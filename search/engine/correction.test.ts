import {describe, expect, test} from 'vitest';
import {SearchEngine} from './engine';
import {engine, engineOf, indexFile, page, search, section} from './test/fixture-site';

const correctionOf = (text: string, site = engine) => search(text, site).correction;

describe('a correction', () => {
  test.each([
    ['skeletn', 'skeleton'],
    ['the skeletn of an avatr', 'the skeleton of an avatar'],
    ['morf', 'morph'],
  ])('of %s is %s', (text, corrected) => {
    expect(correctionOf(text)).toBe(corrected);
  });

  test('is undefined for an English word and its forms', () => {
    const english = new SearchEngine(indexFile, ['spares']);
    expect(correctionOf('spares')).toBe('spheres');
    expect(correctionOf('spares', english)).toBeUndefined();
    expect(correctionOf('spare', english)).toBeUndefined();
  });

  test('is not made of a stop word', () => {
    const site = engineOf(page('/docs/errors/', 'Errors', [section('Export', 'The server can deny an export.')]));

    expect(correctionOf('the export is done', site)).toBeUndefined();
    expect(correctionOf('the exprt is done', site)).toBe('the export is done');
  });

  test('of a name is not made if the index has all of its parts', () => {
    expect(correctionOf('export_avatar')).toBeUndefined();
    expect(correctionOf('exprt_avatar')).toBe('exportavatar');
  });

  test.each(['skeleton', 'skele', 'getAvatarId', 'xyzzyplugh', 'xyzzyplugh skeletn', ''])(
    'is undefined for "%s"',
    (text) => {
      expect(correctionOf(text)).toBeUndefined();
    },
  );
});

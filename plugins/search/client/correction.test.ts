import {describe, expect, test} from 'vitest';
import {SearchEngine} from './engine';
import {makeIndexFile} from '../build/make-index';
import {engine, indexFile, page, section} from './test/fixture-site';

describe('a correction', () => {
  test.each([
    ['skeletn', 'skeleton'],
    ['the skeletn of an avatr', 'the skeleton of an avatar'],
    ['morf', 'morph'],
  ])('of %s is %s', (text, corrected) => {
    expect(engine.search({text, limit: 8, perPage: 3}).correction).toBe(corrected);
  });

  test('is undefined for an English word and its forms', () => {
    const english = new SearchEngine(indexFile, '/', {}, ['spares']);
    const correctionOf = (text: string) => english.search({text, limit: 8, perPage: 3}).correction;
    expect(engine.search({text: 'spares', limit: 8, perPage: 3}).correction).toBe('spheres');
    expect(correctionOf('spares')).toBeUndefined();
    expect(correctionOf('spare')).toBeUndefined();
  });

  test('of an English word is made in a phrase only, if a title has the corrected phrase', () => {
    const english = new SearchEngine(indexFile, '/', {}, ['shale', 'lend']);
    const search = (text: string) => english.search({text, limit: 8, perPage: 3});
    expect(search('the eyewear lend')).toMatchObject({correction: 'the eyewear lens'});
    expect(search('the eyewear lend').hits[0]).toMatchObject({heading: {text: 'Lens'}});
    expect(search('the lend').hits).toEqual([]);
    expect(search('lend').hits).toEqual([]);
    expect(search('lend shale').hits).toEqual([]);
    expect(search('skeleton lend').correction).toBeUndefined();
  });

  test('prefers the word of the best hit', () => {
    const site = new SearchEngine(
      makeIndexFile([
        page('/docs/bodies/', 'Body types', [section('Mouth', 'Its shapes.'), section('Size', 'The math of a shape.')]),
      ]),
    );
    expect(site.search({text: 'moth shape', limit: 8, perPage: 3}).correction).toBe('mouth shape');
  });

  test('of a name is not made if the index has all of its parts', () => {
    expect(engine.search({text: 'export_avatar', limit: 8, perPage: 3}).correction).toBeUndefined();
    expect(engine.search({text: 'exprt_avatar', limit: 8, perPage: 3}).correction).toBe('exportavatar');
  });

  test.each(['skeleton', 'skele', 'getAvatarId', 'xyzzyplugh', 'xyzzyplugh skeletn', ''])(
    'is undefined for "%s"',
    (text) => {
      expect(engine.search({text, limit: 8, perPage: 3}).correction).toBeUndefined();
    },
  );
});

import {describe, expect, test} from 'vitest';
import {engine, find, textsOf} from './test/fixture-site';

describe('hostile queries', () => {
  test.each([
    ['10,000 letters', 'a'.repeat(10_000)],
    ['10,000 different words', Array.from({length: 2_000}, (_, index) => `w${index}x`).join(' ')],
    ['a word of 10,000 humps', 'aB'.repeat(5_000)],
    ['characters of regular expressions', '.*+?^${}()|[]\\ (a+)+$ [\\s\\S]*'],
    ['HTML', '<script>alert(1)</script><img src=x onerror=alert(1)>'],
    ['text from right to left', '\u202eمرحبا بالعالم שלום'],
    ['emoji', '👩‍👩‍👧‍👦 🦄 avatar 🏳️‍🌈'],
    ['a lone surrogate', '\ud83d avatar \udc00'],
    ['properties of Object.prototype', '__proto__ constructor toString hasOwnProperty'],
    ['Chinese', '角色 骨骼'],
  ])('%s get a response soon', (_, text) => {
    const started = performance.now();
    const {hits, total} = engine.search({text, limit: 8, perPage: 3}, textsOf);
    expect(performance.now() - started).toBeLessThan(2_000);
    expect(hits.length).toBeLessThanOrEqual(8);
    expect(total).toBeGreaterThanOrEqual(hits.length);
  });

  test('diacritics are ignored', () => {
    expect(find('Éyewéar')[0]).toBe('/docs/ux_customization/assets/eyewear/');
  });

  test('the highlighted terms are escaped in the URL', () => {
    const {href} = engine.search({text: 'user_id', limit: 1, perPage: 1}).hits[0]!;
    expect(new URL(href, 'https://example.com').searchParams.getAll('_highlight')).toContain('user_id');
  });
});

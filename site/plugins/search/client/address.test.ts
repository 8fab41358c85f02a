import {describe, expect, it} from 'vitest';
import {readAddress, searchAddress} from './address';

describe('the URL of the search page', () => {
  it('limits the query to 500 characters when reading and writing, without splitting a character', () => {
    expect(new URLSearchParams(searchAddress({query: 'a'.repeat(10_000)}).split('?')[1]).get('q')).toHaveLength(500);
    expect(readAddress(`?q=${'a'.repeat(501)}`).query).toHaveLength(500);
    expect(readAddress(`?q=${'a'.repeat(499)}🦴`).query).toBe('a'.repeat(499));
  });
});

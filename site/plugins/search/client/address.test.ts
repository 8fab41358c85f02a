import {describe, expect, it} from 'vitest';
import {readAddress, searchAddress} from './address';

describe('the URL of the search page', () => {
  it('round-trips query, context and version', () => {
    const address = {query: 'set eye color', context: 'docs/integration/web', version: '/old/'};
    const href = searchAddress(address);
    expect(href).toBe('/search/?q=set+eye+color&ctx=docs%2Fintegration%2Fweb&version=%2Fold%2F');
    expect(readAddress(href.slice('/search/'.length))).toEqual(address);
  });

  it('limits the query to 500 characters when reading and writing, without splitting a character', () => {
    expect(new URLSearchParams(searchAddress({query: 'a'.repeat(10_000)}).split('?')[1]).get('q')).toHaveLength(500);
    expect(readAddress(`?q=${'a'.repeat(501)}`).query).toHaveLength(500);
    expect(readAddress(`?q=${'a'.repeat(499)}🦴`).query).toBe('a'.repeat(499));
  });
});

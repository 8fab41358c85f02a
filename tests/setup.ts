import {afterAll, afterEach} from 'vitest';

// Every file of a worker has the same document.
if (typeof document !== 'undefined') {
  const {cleanup} = await import('@testing-library/react');
  afterEach(cleanup);
  afterAll(() => document.body.replaceChildren());
}

import {cleanup, configure} from '@testing-library/react';
import {afterEach} from 'vitest';

// As long as `expect.poll` waits, for a busy machine.
configure({asyncUtilTimeout: 30_000});
afterEach(cleanup);

import {describe} from 'vitest';
import {holdNginxContract} from './nginx-contract';

describe('nginx with the brotli module, as in the container', () => holdNginxContract({brotli: true}));

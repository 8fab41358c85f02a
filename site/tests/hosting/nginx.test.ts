import {describe} from 'vitest';
import {holdNginxContract} from './nginx-contract';

describe('nginx without modules', () => holdNginxContract({brotli: false}));

import {describe} from 'vitest';
import {holdNginxContract} from './nginx-contract';

describe('nginx as it comes', () => holdNginxContract({brotli: false}));

import {render} from '@testing-library/react';
import {describe, expect, test, vi} from 'vitest';
import SequenceDiagram from './SequenceDiagram';

describe('a sequence', () => {
  test('rejects an unknown participant', () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const draw = () => render(<SequenceDiagram caption="c" parties={['A']} steps={[{from: 0, to: 1, text: 't'}]} />);
    expect(draw).toThrow('A step names party 1, and there are 1.');
  });
});

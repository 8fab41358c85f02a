import {render} from '@testing-library/react';
import {describe, expect, test, vi} from 'vitest';
import {joints} from '@avaturn-docs/platform/skeleton';
import SequenceDiagram from './SequenceDiagram';
import {fingers, places} from './skeleton-places';

describe('a sequence', () => {
  test('rejects an unknown participant', () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const draw = () => render(<SequenceDiagram caption="c" parties={['A']} steps={[{from: 0, to: 1, text: 't'}]} />);
    expect(draw).toThrow('A step names party 1, and there are 1.');
  });
});

describe('the skeleton', () => {
  const drawn = [...places.map(({name}) => name), ...fingers.flatMap(({names}) => names)];

  test('draws every joint of the middle and the left side once', () => {
    const expected = joints.filter(({side, t2Only}) => side !== 'right' || t2Only).map(({name}) => name);
    expect([...drawn].sort()).toEqual([...expected].sort());
  });
});

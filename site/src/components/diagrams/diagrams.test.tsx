import {readFileSync} from 'node:fs';
import {render, screen, within} from '@testing-library/react';
import {describe, expect, test, vi} from 'vitest';
import {joints} from '@avaturn-docs/platform/skeleton';
import AssetPipeline from './AssetPipeline';
import SequenceDiagram from './SequenceDiagram';
import {fingers, places} from './skeleton-places';

describe('a sequence', () => {
  test('is a numbered list with sender and receiver of each step', () => {
    render(
      <SequenceDiagram
        caption="How `a` goes"
        parties={['Page', 'Server']}
        steps={[
          {from: 0, to: 1, text: 'Asks for `x`.'},
          {from: 1, to: 1, text: 'Thinks.'},
        ]}
      />,
    );
    const steps = within(screen.getByRole('list')).getAllByRole('listitem');
    expect(steps.map((step) => step.textContent)).toEqual(['Page → Server Asks for x.', 'Server Thinks.']);
    expect(screen.getByRole('figure').querySelector('figcaption')?.textContent).toBe('How a goes');
  });

  test('rejects an unknown participant', () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const draw = () => render(<SequenceDiagram caption="c" parties={['A']} steps={[{from: 0, to: 1, text: 't'}]} />);
    expect(draw).toThrow('A step names party 1, and there are 1.');
  });
});

describe('the asset pipeline', () => {
  test('links to each step of its guide, in order', () => {
    render(<AssetPipeline />);
    const anchors = screen.getAllByRole('link').map((link) => link.getAttribute('href')?.split('#')[1]);
    const headings = [...readFileSync('docs/ux_customization/assets/intro.mdx', 'utf8').matchAll(/^### (.+)$/gm)].map(
      ([, text = '']) =>
        text
          .toLowerCase()
          .replace(/[^\w\s-]/g, '')
          .replace(/\s/g, '-'),
    );
    expect(anchors).toEqual(headings.filter((heading) => anchors.includes(heading)));
    expect(headings.slice(0, 3)).toEqual(anchors.slice(0, 3));
  });
});

describe('the skeleton', () => {
  const drawn = [...places.map(({name}) => name), ...fingers.flatMap(({names}) => names)];

  test('draws every joint of the middle and the left side once', () => {
    const expected = joints.filter(({side, t2Only}) => side !== 'right' || t2Only).map(({name}) => name);
    expect([...drawn].sort()).toEqual([...expected].sort());
  });
});

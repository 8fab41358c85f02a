import {render, screen} from '@testing-library/react';
import {expect, test} from 'vitest';
import Opening from '.';

test('loads the picture of the result eagerly, followed by the prerequisites', () => {
  const {container} = render(
    <Opening src="/a.webp" alt="An avatar" width={640} height={480} caption="The result">
      <h2>Before you begin</h2>
    </Opening>,
  );
  expect(screen.getByRole('img', {name: 'An avatar'}).getAttribute('loading')).toBe('eager');
  expect([...container.querySelectorAll('figure, h2')].map(({tagName}) => tagName)).toEqual(['FIGURE', 'H2']);
});

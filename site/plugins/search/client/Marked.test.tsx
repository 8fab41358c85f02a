import React from 'react';
import {render} from '@testing-library/react';
import {expect, it} from 'vitest';
import Marked from './Marked';

it('marks the matched parts without changing the text', () => {
  const {container} = render(
    <Marked
      text="<b>setEyeColor"
      marks={[
        [6, 9],
        [9, 14],
      ]}
    />,
  );
  expect(container.textContent).toBe('<b>setEyeColor');
  expect([...container.querySelectorAll('mark')].map((mark) => mark.textContent)).toEqual(['Eye', 'Color']);
});

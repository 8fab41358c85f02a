import {render} from '@testing-library/react';
import {expect, test} from 'vitest';
import Keys from '.';

test('each key is an element, and the text reads as one shortcut', () => {
  const {container} = render(<Keys>Ctrl+Shift+K</Keys>);
  expect([...container.querySelectorAll('kbd')].map((key) => key.textContent)).toEqual(['Ctrl', 'Shift', 'K']);
  expect(container.textContent).toBe('Ctrl+Shift+K');
});

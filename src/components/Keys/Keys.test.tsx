// @vitest-environment happy-dom
import {cleanup, render} from '@testing-library/react';
import {afterEach, expect, test} from 'vitest';
import Keys from '.';

afterEach(cleanup);

test('each key stands for itself, and they read as one', () => {
  const {container} = render(<Keys>Ctrl+Shift+K</Keys>);
  expect([...container.querySelectorAll('kbd')].map((key) => key.textContent)).toEqual(['Ctrl', 'Shift', 'K']);
  expect(container.textContent).toBe('Ctrl+Shift+K');
});

import {fireEvent, render, screen} from '@testing-library/react';
import {expect, test} from 'vitest';
import SymptomFilter from './index';

const page = (
  <>
    <SymptomFilter />
    <h2>Opening</h2>
    <h3>The camera stays black</h3>
    <p>Use HTTPS.</p>
    <h3>Nothing opens</h3>
    <p>Build for a device.</p>
    <h2>Light</h2>
    <h3>Clothes are black</h3>
    <p>Add a skybox.</p>
    <h2>Next steps</h2>
    <p>Read on.</p>
  </>
);
const headings = () => screen.queryAllByRole('heading').map(({textContent}) => textContent);
const type = (value: string) => fireEvent.input(screen.getByRole('searchbox'), {target: {value}});

test('shows the entries that have all words in their heading or text, and the sections that have entries', () => {
  render(page);
  type('black HTTPS');
  expect(headings()).toEqual(['Opening', 'The camera stays black', 'Next steps']);
  expect(screen.getByText('Use HTTPS.').hidden).toBe(false);
  expect(screen.getByText('Build for a device.').hidden).toBe(true);
  expect(screen.getByText('Read on.').hidden).toBe(false);
  expect(screen.getByRole('status').textContent).toBe('1 of 3');

  type('unicorn');
  expect(headings()).toEqual(['Next steps']);
  expect(screen.getByRole('status').textContent).toBe('0 of 3');

  type('');
  expect(headings()).toHaveLength(6);
  expect(screen.getByRole('status').textContent).toBe('');
});

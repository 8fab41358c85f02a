import {fireEvent, render, screen} from '@testing-library/react';
import {beforeEach, expect, test} from 'vitest';
import DropDown from '.';

let details: HTMLDetailsElement;

beforeEach(() => {
  const {container} = render(
    <>
      <DropDown className="menu" summary="Page actions">
        <button type="button">Copy</button>
        <a href="#section">Section</a>
      </DropDown>
      <button type="button">Elsewhere</button>
    </>,
  );
  details = container.querySelector('details')!;
  details.open = true;
});

test('stays open while the focus is inside', () => {
  fireEvent.pointerDown(screen.getByText('Copy'));
  fireEvent.focusIn(screen.getByText('Copy'));
  fireEvent.click(screen.getByText('Copy'));
  expect(details.open).toBe(true);
});

test('closes on Escape and returns the focus to its button', () => {
  screen.getByText('Section').focus();
  fireEvent.keyDown(document.activeElement!, {key: 'Escape'});
  expect(details.open).toBe(false);
  expect(document.activeElement).toBe(screen.getByText('Page actions'));
});

test("doesn't move the focus on Escape while closed", () => {
  details.open = false;
  screen.getByText('Elsewhere').focus();
  fireEvent.keyDown(document.activeElement!, {key: 'Escape'});
  expect(document.activeElement).toBe(screen.getByText('Elsewhere'));
});

test.each(['pointerDown', 'focusIn'] as const)('closes on %s outside of it', (event) => {
  fireEvent[event](screen.getByText('Elsewhere'));
  expect(details.open).toBe(false);
});

test('closes when a link in it is clicked', () => {
  fireEvent.click(screen.getByText('Section'));
  expect(details.open).toBe(false);
});

import {fireEvent, render, screen} from '@testing-library/react';
import {beforeEach, expect, test} from 'vitest';
import DropDown from './index';

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

test("doesn't move the focus on Escape while closed", () => {
  details.open = false;
  screen.getByText('Elsewhere').focus();
  fireEvent.keyDown(document.activeElement!, {key: 'Escape'});
  expect(document.activeElement).toBe(screen.getByText('Elsewhere'));
});

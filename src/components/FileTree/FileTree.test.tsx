import {render, screen, within} from '@testing-library/react';
import {expect, test} from 'vitest';
import FileTree from '.';

test('stays a nested list, so that a screen reader announces the levels', () => {
  const {container} = render(
    <FileTree>
      <ul>
        <li>
          src/
          <ul>
            <li>main.ts</li>
          </ul>
        </li>
      </ul>
    </FileTree>,
  );
  expect(container.firstElementChild?.className).toBe('tree');
  const [outer] = screen.getAllByRole('list');
  expect(within(outer as HTMLElement).getAllByRole('list')).toHaveLength(1);
});

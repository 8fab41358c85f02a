import {render, screen} from '@testing-library/react';
import {expect, test} from 'vitest';
import Card from '.';

test('the link is named by the title alone', () => {
  render(
    <Card title="Unity" to="/docs/integration/unity/">
      The creator inside your game.
    </Card>,
  );
  expect(screen.getByRole('link', {name: 'Unity'}).getAttribute('href')).toBe('/docs/integration/unity/');
  expect(screen.getByText('The creator inside your game.')).toBeDefined();
});

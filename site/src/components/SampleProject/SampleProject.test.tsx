import {render, screen} from '@testing-library/react';
import React from 'react';
import {expect, test} from 'vitest';
import SampleProject from './index';

test('a project downloads under its own name', () => {
  render(<SampleProject of="three/avatar-stage" />);
  const link = screen.getByRole('link', {name: 'Download all files'});
  expect(link.getAttribute('href')).toBe('/samples/three/avatar-stage.zip');
  expect(link.getAttribute('download')).toBe('avatar-stage.zip');
});

test('a project for an engine says that the tests only parse it', () => {
  const {container, rerender} = render(<SampleProject of="unity/avatar" />);
  expect(container.textContent).toBe('Download all files of this page as avatar.zip. Not compiled in our tests.');
  rerender(<SampleProject of="web/dialog" />);
  expect(container.textContent).toBe('Download all files of this page as dialog.zip.');
});

import {render, screen} from '@testing-library/react';
import React from 'react';
import {expect, test} from 'vitest';
import SampleProject from '.';

test('a project downloads under its own name', () => {
  render(<SampleProject of="three/avatar-stage" />);
  const link = screen.getByRole('link', {name: 'Download all files'});
  expect(link.getAttribute('href')).toBe('/samples/three/avatar-stage.zip');
  expect(link.getAttribute('download')).toBe('avatar-stage.zip');
});

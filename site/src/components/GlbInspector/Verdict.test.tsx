import React from 'react';
import {render, screen} from '@testing-library/react';
import {expect, it} from 'vitest';
import {check} from '@avaturn-docs/avatar-glb/check';
import {brokenFile} from '@avaturn-docs/avatar-glb/test/faults';
import Verdict from './Verdict';

it('does not call a file with warnings just passed', async () => {
  const report = await check(brokenFile('humanoid-units').file, {profile: 'gltf'});
  render(<Verdict report={report} />);
  expect(screen.getByText('Passed with warnings').className).not.toContain('passed');
});

import React from 'react';
import {fireEvent, render, screen} from '@testing-library/react';
import {expect, it, vi} from 'vitest';
import RestPose from './RestPose';

vi.mock('../AvatarViewer/sizes', () => ({default: {}}));

const choose = (label: string) => {
  const list = screen.getByLabelText<HTMLSelectElement>('Rest pose');
  const option = [...list.options].find(({text}) => text === label)!;
  fireEvent.change(list, {target: {value: option.value}});
};

it('chooses the rest pose of the file, a frame, or another file', () => {
  const onChoose = vi.fn();
  render(<RestPose rest="found" onChoose={onChoose} />);
  choose('The file’s own');
  expect(onChoose).toHaveBeenLastCalledWith('nodes');
  choose('First frame');
  expect(onChoose).toHaveBeenLastCalledWith(0);
  choose('Another frame');
  fireEvent.change(screen.getByLabelText('Seconds from the start'), {target: {value: '0.5'}});
  fireEvent.click(screen.getByRole('button', {name: 'Use this frame'}));
  expect(onChoose).toHaveBeenLastCalledWith(0.5);
  choose('T-pose file');
  const files = [new File(['HIERARCHY'], 't-pose.bvh')];
  fireEvent.change(screen.getByLabelText('Choose a T-pose file'), {target: {files}});
  expect(onChoose).toHaveBeenLastCalledWith(expect.objectContaining({name: 't-pose.bvh'}));
  choose('Found automatically');
  expect(onChoose).toHaveBeenLastCalledWith('found');
});

it('shows the choice that was made before', () => {
  render(<RestPose rest={0.5} onChoose={() => {}} />);
  expect(screen.getByLabelText('Rest pose')).toHaveProperty('value', 'frame');
  expect(screen.getByLabelText('Seconds from the start')).toHaveProperty('value', '0.5');
});

import React from 'react';
import {act, render, screen} from '@testing-library/react';
import type {AvaturnSDK} from '@avaturn/sdk';
import {expect, test, vi} from 'vitest';
import type {CreatorBoxProps} from '../CreatorDemo/live/CreatorBox';
import LiveSample from './LiveSample';

/** The creators that opened, in order. */
const opened = vi.hoisted(() => [] as CreatorBoxProps[]);

vi.mock('./texts', () => ({default: {}}));
vi.mock('../CreatorDemo/live/creator-address', () => ({creatorAddress: () => 'https://creator.test/'}));
vi.mock('../CreatorDemo/live/CreatorBox', async () => {
  const {useEffect} = await import('react');
  return {
    default: (props: CreatorBoxProps) => {
      useEffect(() => void opened.push(props), []);
      return null;
    },
  };
});

/** An SDK whose export never arrives, such as that of a creator that was destroyed meanwhile. */
const exportAvatar = vi.fn(() => new Promise(() => {}));
const sdk = {exportAvatar, getAvatarId: async () => ({id: 'avatar-1'})} as unknown as AvaturnSDK;

const show = (method: 'exportAvatar' | 'getAvatarId', runs = 1) =>
  render(<LiveSample method={method} runs={runs} onCode={() => {}} onClose={() => {}} />);

const load = (index: number) => act(async () => opened[index]!.onReady!(sdk));

test('closing the creator ends the running samples, and the next one runs on a new creator', async () => {
  const first = show('exportAvatar');
  show('exportAvatar');
  await expect.poll(() => opened.length).toBe(1);
  await load(0);
  await expect.poll(() => exportAvatar.mock.calls.length).toBe(1);

  act(() => screen.getByRole('button', {name: 'Close the creator'}).click());
  await expect.poll(() => screen.queryAllByText('exportAvatar was rejected: The creator was closed.')).toHaveLength(2);
  expect(exportAvatar).toHaveBeenCalledOnce();

  first.unmount();
  show('getAvatarId');
  await expect.poll(() => opened.length).toBe(2);
  await load(1);
  await screen.findByText('getAvatarId: done.');
  await screen.findByText('avatar-1');
});

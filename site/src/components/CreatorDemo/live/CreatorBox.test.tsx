import {act, render, screen} from '@testing-library/react';
import {expect, test, vi} from 'vitest';
import type {AvaturnSDK} from '@avaturn/sdk';
import CreatorBox from './CreatorBox';
import type {OpenOptions} from './open-creator';

const creator = vi.hoisted(() => ({
  options: undefined as OpenOptions | undefined,
  settle: (() => {}) as (sdk: AvaturnSDK) => void,
}));

vi.mock('./open-creator', () => ({
  openCreator: (options: OpenOptions) => {
    creator.options = options;
    return new Promise((resolve) => (creator.settle = resolve));
  },
}));

const show = () =>
  render(<CreatorBox address="https://a.test/" poster={<i />} onEvent={() => {}} />).container.firstElementChild!;
const open = () => act(async () => creator.settle({} as AvaturnSDK));
const status = () => screen.getByRole('status').textContent;

test('one sentence announces that the creator shows its avatar, and what to do in it', async () => {
  show();
  expect(status()).toBe('');
  await open();
  expect(status()).toBe('');
  act(() => creator.options!.onEvent('load', undefined));
  expect(status()).toBe('The simulated creator is open. Dress the avatar, then press Next.');
});

test('a creator that can’t start isn’t announced as open, and leaves no empty space', async () => {
  const box = show();
  act(() => creator.options!.onEvent('error', {type: 'scene_error'}));
  await open();
  expect(status()).toBe('');
  expect(box.getAttribute('data-stopped')).toBe('true');
});

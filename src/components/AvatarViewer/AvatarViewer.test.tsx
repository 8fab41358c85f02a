import {existsSync, readFileSync} from 'node:fs';
import {act, fireEvent, render, screen} from '@testing-library/react';
import {beforeEach, expect, test, vi} from 'vitest';
import AvatarViewer from '.';
import {stillSize} from '@avaturn-docs/avatar-scene/first-view';
import {viewableModels} from './models';
import type {LiveViewerProps} from './LiveViewer';
import type {GroupViewProps} from './ModelView';

const late = vi.hoisted(() => ({live: vi.fn()}));

vi.mock('./sizes', () => ({default: {'t2-female.glb': 3_374_740, 't1-male.glb': 2_083_216, 'clips.glb': 94_836}}));
vi.mock('./scene', () => ({}));
vi.mock('./LiveViewer', () => ({
  default: (props: LiveViewerProps) => {
    late.live(props);
    return <p>Live: {props.name}</p>;
  },
}));

vi.mock('./CompareView', () => ({
  default: ({models}: GroupViewProps) => <p>Compared: {models.map(({id}) => id).join(', ')}</p>,
}));

vi.mock('./TalkView', () => ({default: () => <p>Talks</p>}));

beforeEach(() => void late.live.mockClear());
const lastLive = () => late.live.mock.lastCall?.[0] as LiveViewerProps;

test('begins with a picture that reserves its space and loads lazily, and with links to the files', () => {
  render(<AvatarViewer models={['t2-female']} downloads={['clips']} caption="A `T2` sample" />);
  const picture = screen.getByRole('img', {name: 'Maya, a sample avatar of type T2, standing.'});
  expect(['src', 'width', 'height', 'loading'].map((name) => picture.getAttribute(name))).toEqual([
    '/img/models/t2-female.webp',
    '640',
    '800',
    'lazy',
  ]);
  expect(screen.getAllByRole('listitem').map(({textContent}) => textContent)).toEqual([
    't2-female.glb (3.4 MB, CC0)',
    'clips.glb (95 KB, CC0)',
  ]);
  expect(screen.getByRole('link', {name: 'clips.glb'}).getAttribute('href')).toBe('/models/clips.glb');
  expect(late.live).not.toHaveBeenCalled();
});

test('shows the size of the model before it loads, and loads it on request', async () => {
  render(<AvatarViewer models={['t2-female']} />);
  fireEvent.click(screen.getByRole('button', {name: 'Show in 3D (3.4 MB)'}));
  expect(screen.getByRole('status').textContent).toBe('Loading the 3D view …');
  expect(await screen.findByText('Live: Maya, T2')).toBeTruthy();
  expect(lastLive().source).toEqual({url: '/models/t2-female.glb'});
});

test('returns to the picture with the reason if the view fails, and can be retried', async () => {
  render(<AvatarViewer models={['t2-female']} />);
  fireEvent.click(screen.getByRole('button'));
  await screen.findByText(/^Live/);
  act(() => lastLive().onFailure('WebGL 2 is off.'));
  expect(screen.getByRole('alert').textContent).toBe('WebGL 2 is off.');
  expect(screen.getByRole('img')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', {name: 'Try again'}));
  expect(await screen.findByText(/^Live/)).toBeTruthy();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('shows one of several models at a time, and switches models in 3D', async () => {
  render(<AvatarViewer models={['t2-female', 't1-male']} />);
  fireEvent.click(screen.getByRole('button'));
  await screen.findByText('Live: Maya, T2');
  fireEvent.click(screen.getByRole('radio', {name: 'Theo, T1'}));
  expect(await screen.findByText('Live: Theo, T1')).toBeTruthy();
  expect(lastLive().source).toEqual({url: '/models/t1-male.glb'});
});

test('starts two models side by side with one button that shows the total size', async () => {
  render(<AvatarViewer models={['t1-male', 't2-female']} layout="beside" />);
  expect(screen.getAllByRole('img')).toHaveLength(2);
  fireEvent.click(screen.getByRole('button', {name: 'Show both in 3D (5.5 MB)'}));
  expect(await screen.findByText('Compared: t1-male, t2-female')).toBeTruthy();
  expect(screen.queryByRole('radio')).toBeNull();
});

test('makes an avatar talk on request', async () => {
  render(<AvatarViewer models={['t2-female']} layout="talk" />);
  expect(screen.getByRole('img')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', {name: 'Make it talk (3.4 MB)'}));
  expect(await screen.findByText('Talks')).toBeTruthy();
});

/** Width and height of a WebP with transparency, from the first bytes of its chunk `VP8X`. */
function webpSize(file: Buffer): [width: number, height: number] {
  expect(file.toString('latin1', 8, 16)).toBe('WEBPVP8X');
  return [file.readUIntLE(24, 3) + 1, file.readUIntLE(27, 3) + 1];
}

test('every model has a picture of the declared size, with at most 30 KB', () => {
  expect(viewableModels.length).toBeGreaterThan(10);
  for (const {id} of viewableModels) {
    const path = `static/img/models/${id}.webp`;
    expect(existsSync(path), `Run npx tsx scripts/draw-models.ts: ${path} is missing.`).toBe(true);
    const file = readFileSync(path);
    expect(webpSize(file)).toEqual([stillSize.width, stillSize.height]);
    expect(file.length, path).toBeLessThanOrEqual(30_000);
  }
});

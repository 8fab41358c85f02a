import React from 'react';
import {act, cleanup, fireEvent, render, screen} from '@testing-library/react';
import {beforeEach, expect, test, vi} from 'vitest';
import LiveViewer, {type LiveViewerProps} from './LiveViewer';
import type {ModelSummary, SceneOptions} from './scene';

const summary: ModelSummary = {
  meshes: [
    {name: 'Head_Mesh', triangles: 9376, morphTargets: []},
    {name: 'Teeth_Mesh', triangles: 312, morphTargets: []},
  ],
  joints: [{name: 'LeftArm', parent: null}],
  clips: [{name: 'Idle', seconds: 6}],
  morphTargets: [],
  expressions: [],
  hasHead: true,
  height: 1.7,
};

const made = vi.hoisted(() => ({
  options: undefined as unknown,
  scene: {
    playing: true,
    load: vi.fn(),
    setClip: vi.fn(),
    setTime: vi.fn(),
    setPlaying: vi.fn(),
    setSkeleton: vi.fn(),
    setWireframe: vi.fn(),
    mark: vi.fn(),
    dispose: vi.fn(),
  },
}));
const {scene} = made;

vi.mock('./scene', () => ({
  AvatarScene: vi.fn(function (_canvas: HTMLCanvasElement, options: SceneOptions) {
    made.options = options;
    return scene;
  }),
}));

const source = {url: '/models/t2-female.glb'};
const failed = vi.fn();
const props: LiveViewerProps = {source, name: 'T2 avatar', pictureName: 't2-female', onFailure: failed};

beforeEach(() => {
  vi.clearAllMocks();
  scene.load.mockResolvedValue(summary);
});
async function shown(more: Partial<LiveViewerProps> = {}) {
  const view = render(<LiveViewer {...props} {...more} />);
  await screen.findByRole('button', {name: 'Reset view'});
  return view;
}

test('uses full screen if the browser supports it, and leaves it with the same button', async () => {
  const enter = vi.fn();
  Object.defineProperties(document, {
    fullscreenEnabled: {configurable: true, value: true},
    fullscreenElement: {configurable: true, writable: true, value: null},
  });
  HTMLElement.prototype.requestFullscreen = enter;
  await shown();
  fireEvent.click(screen.getByRole('button', {name: 'Full screen'}));
  expect(enter).toHaveBeenCalledOnce();
  Object.assign(document, {fullscreenElement: document.body});
  fireEvent(document, new Event('fullscreenchange'));
  expect(screen.getByRole('button', {name: 'Exit full screen'})).toBeTruthy();
  for (const name of ['fullscreenEnabled', 'fullscreenElement']) Reflect.deleteProperty(document, name);
  cleanup();
  await shown();
  expect(screen.queryByRole('button', {name: /full screen/i})).toBeNull();
});

test('plays clips, seeks and pauses, and shows the rest pose', async () => {
  await shown();
  act(() => (made.options as SceneOptions).onTime?.(1.5));
  const time = screen.getByRole('slider', {name: 'Time'});
  expect(time.getAttribute('aria-valuetext')).toBe('1.5 of 6.0 s');
  fireEvent.change(time, {target: {value: '3'}});
  expect(scene.setTime).toHaveBeenCalledWith(3);
  expect(scene.setPlaying).toHaveBeenLastCalledWith(false);
  fireEvent.click(screen.getByRole('button', {name: 'Play'}));
  expect(scene.setPlaying).toHaveBeenLastCalledWith(true);
  fireEvent.change(screen.getByRole('combobox', {name: 'Clip'}), {target: {value: 'Rest pose'}});
  expect(scene.setClip).toHaveBeenLastCalledWith(null, 0);
  expect(screen.getByRole('button', {name: 'Play'})).toHaveProperty('disabled', true);
  fireEvent.change(screen.getByRole('combobox', {name: 'Clip'}), {target: {value: 'A-pose'}});
  expect(scene.setClip).toHaveBeenLastCalledWith(null, 45);
});

test('shows the wireframe, and outlines the given meshes, with a legend', async () => {
  const {rerender} = await shown();
  fireEvent.click(screen.getByRole('button', {name: 'Wireframe'}));
  expect(screen.getByRole('button', {name: 'Wireframe'}).getAttribute('aria-pressed')).toBe('true');
  expect(scene.setWireframe).toHaveBeenLastCalledWith(true);
  fireEvent.click(screen.getByRole('checkbox', {name: 'Head_Mesh', hidden: true}));
  expect(scene.mark).toHaveBeenLastCalledWith(['Head_Mesh']);
  rerender(<LiveViewer {...props} marked={['Teeth_Mesh']} />);
  expect(scene.mark).toHaveBeenLastCalledWith(['Teeth_Mesh']);
  expect(screen.getByText('Outlined: Teeth_Mesh')).toBeTruthy();
});

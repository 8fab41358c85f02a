import React from 'react';
import {act, cleanup, fireEvent, render, screen, within} from '@testing-library/react';
import {beforeEach, expect, test, vi} from 'vitest';
import LiveViewer, {type LiveViewerProps} from './LiveViewer';
import type {ModelSummary, SceneOptions} from './scene';

const summary: ModelSummary = {
  meshes: [
    {name: 'Head_Mesh', triangles: 9376, morphTargets: ['jawOpen', 'viseme_aa']},
    {name: 'Teeth_Mesh', triangles: 312, morphTargets: ['jawOpen']},
  ],
  joints: [
    {name: 'Hips', parent: null},
    {name: 'Head', parent: 0},
    {name: 'LeftArm', parent: 0},
  ],
  clips: [
    {name: 'Idle', seconds: 6},
    {name: 'Walk', seconds: 1.07},
  ],
  morphTargets: [
    {name: 'jawOpen', meshes: 2},
    {name: 'viseme_aa', meshes: 1},
  ],
  expressions: [],
  hasHead: true,
};

const made = vi.hoisted(() => ({
  options: undefined as unknown,
  scene: {
    playing: true,
    load: vi.fn(),
    setClip: vi.fn(),
    setTime: vi.fn(),
    setPlaying: vi.fn(),
    setMorph: vi.fn(),
    resetMorphs: vi.fn(),
    setSkeleton: vi.fn(),
    setWireframe: vi.fn(),
    mark: vi.fn(),
    move: vi.fn(),
    lookAtHead: vi.fn(),
    picture: vi.fn(),
    dispose: vi.fn(),
  },
}));
const {scene} = made;

vi.mock('./scene', () => ({
  createAvatarScene: (_canvas: HTMLCanvasElement, options: SceneOptions) => {
    made.options = options;
    return scene;
  },
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

test('moves the view by buttons', async () => {
  await shown();
  for (const name of ['Turn left', 'Zoom in', 'Reset view']) fireEvent.click(screen.getByRole('button', {name}));
  expect(scene.move.mock.calls.map(([step]) => step)).toEqual([{turn: -15, tilt: 0}, {zoom: 0.85}, 'reset']);
  const head = screen.getByRole('button', {name: 'Head'});
  fireEvent.click(head);
  expect(scene.lookAtHead).toHaveBeenCalledOnce();
  expect(head.getAttribute('aria-pressed')).toBe('true');
  scene.move.mockClear();
  fireEvent.click(head);
  expect(scene.move).toHaveBeenLastCalledWith('reset');
});

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

test('a preset sets its face shapes on the head and its sliders, and pressing it again resets them', async () => {
  const targets = ['eyeBlinkLeft', 'eyeBlinkRight', 'viseme_aa'];
  scene.load.mockResolvedValue({...summary, morphTargets: targets.map((name) => ({name, meshes: 1}))});
  await shown();
  const face = within(screen.getByRole('group', {name: 'Face'}));
  // A preset whose shapes the file lacks isn't shown.
  expect(face.getAllByRole('button').map(({textContent}) => textContent)).toEqual(['Blink', 'aa']);
  fireEvent.click(face.getByRole('button', {name: 'Blink'}));
  expect(scene.setMorph.mock.calls).toEqual([
    ['eyeBlinkLeft', 1],
    ['eyeBlinkRight', 1],
  ]);
  expect(scene.lookAtHead).toHaveBeenCalledOnce();
  expect(screen.getByRole('slider', {name: /eyeBlinkLeft/, hidden: true})).toHaveProperty('value', '1');
  scene.resetMorphs.mockClear();
  fireEvent.click(face.getByRole('button', {name: 'Blink', pressed: true}));
  expect(scene.resetMorphs).toHaveBeenCalledOnce();
  expect(screen.getByRole('slider', {name: /eyeBlinkLeft/, hidden: true})).toHaveProperty('value', '0');
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

test('lists joints and meshes, shows skeleton and wireframe, and outlines the given meshes, with a legend', async () => {
  const {rerender} = await shown();
  for (const name of ['Skeleton', 'Wireframe']) {
    fireEvent.click(screen.getByRole('button', {name}));
    expect(screen.getByRole('button', {name}).getAttribute('aria-pressed')).toBe('true');
  }
  expect([scene.setSkeleton.mock.lastCall, scene.setWireframe.mock.lastCall]).toEqual([[true], [true]]);
  const joints = screen.getByRole('group', {name: 'List of joints', hidden: true});
  expect(joints.querySelector('li > ul')?.textContent).toBe('HeadLeftArm');
  fireEvent.click(screen.getByRole('checkbox', {name: 'Head_Mesh', hidden: true}));
  expect(scene.mark).toHaveBeenLastCalledWith(['Head_Mesh']);
  rerender(<LiveViewer {...props} marked={['Teeth_Mesh']} />);
  expect(scene.mark).toHaveBeenLastCalledWith(['Teeth_Mesh']);
  expect(screen.getByText('Outlined: Teeth_Mesh')).toBeTruthy();
});

import React from 'react';
import {cleanup, fireEvent, render, screen} from '@testing-library/react';
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

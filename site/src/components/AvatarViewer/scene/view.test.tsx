import {Box3, PerspectiveCamera, Vector3} from 'three';
import {beforeEach, expect, test, vi} from 'vitest';
import {firstView} from '@avaturn-docs/scene';
import {OrbitView} from './view';

const figure = new Box3(new Vector3(-0.4, 0, -0.2), new Vector3(0.4, 1.8, 0.2));
let canvas: HTMLCanvasElement;
let camera: PerspectiveCamera;
const seen = vi.fn();

function fitted(): OrbitView {
  camera = new PerspectiveCamera(firstView.fieldOfView, 400 / 500);
  const view = new OrbitView(canvas, camera, seen);
  view.fit(figure);
  return view;
}

/** Whether the event was handled, so that the browser's default doesn't apply. */
const taken = (event: Event): boolean => !canvas.dispatchEvent(event);

beforeEach(() => {
  document.body.replaceChildren((canvas = document.createElement('canvas')));
  seen.mockClear();
});

test('tilt stops above the head and below the soles, zoom in front of the skin and at a distance', () => {
  const view = fitted();
  for (let step = 0; step < 30; step += 1) {
    view.take({turn: 0, tilt: 15});
    view.take({zoom: 0.8});
  }
  expect(view.view().elevation).toBeGreaterThan(80);
  expect(view.view().azimuth, 'never over the top to the other side').toBe(14);
  expect(view.view().zoom).toBeCloseTo(12.5);
  for (let step = 0; step < 60; step += 1) {
    view.take({zoom: 1.25});
  }
  expect(view.view().zoom).toBeCloseTo(0.4);
});

test('the view follows a model that moves, without a report, and reset shows it where it is', () => {
  const view = fitted();
  const before = camera.position.clone();
  seen.mockClear();
  view.follow(new Vector3(0, -0.5, 3));
  expect(camera.position.clone().sub(before).toArray()).toEqual([0, -0.5, 3].map((meters) => expect.closeTo(meters)));
  expect(seen).not.toHaveBeenCalled();
  view.take({zoom: 0.5});
  view.take('reset');
  expect(camera.position.clone().sub(before).toArray()).toEqual([0, -0.5, 3].map((meters) => expect.closeTo(meters)));
  view.follow(new Vector3());
  expect(camera.position.distanceTo(before)).toBeCloseTo(0);
});

test('another pose is shown completely, from the same side; a reader who zoomed in keeps the view', () => {
  const view = fitted();
  const spread = new Box3(new Vector3(-0.9, 0, -0.2), new Vector3(0.9, 1.8, 0.2));
  const before = camera.position.length();
  view.take({turn: 30, tilt: 0});
  view.fitPose(spread);
  expect(view.view()).toEqual({azimuth: 44, elevation: 3, zoom: 1});
  expect(camera.position.length()).toBeGreaterThan(before * 1.2);
  view.take({zoom: 0.5});
  const near = camera.position.clone();
  view.fitPose(figure);
  expect(camera.position.distanceTo(near)).toBeCloseTo(0);
  view.take('reset');
  expect(camera.position.length()).toBeCloseTo(before);
});

test('keys of the browser and of the page are ignored', () => {
  fitted();
  const keys = [{key: 'Tab'}, {key: 'a'}, {key: '+', ctrlKey: true}, {key: 'ArrowLeft', altKey: true}, {key: '+'}];
  const pressed = keys.map((key) => taken(new KeyboardEvent('keydown', {...key, cancelable: true})));
  expect(pressed).toEqual([false, false, false, false, true]);
});

test('the wheel scrolls the page, and zooms with Ctrl', () => {
  const view = fitted();
  expect(taken(new WheelEvent('wheel', {deltaY: -120, cancelable: true}))).toBe(false);
  expect(view.view().zoom).toBe(1);
  const zooming = new WheelEvent('wheel', {deltaY: -120, cancelable: true});
  Object.defineProperty(zooming, 'ctrlKey', {value: true});
  expect(taken(zooming)).toBe(true);
  expect(view.view().zoom).toBeGreaterThan(1);
  expect(canvas.style.touchAction).toBe('pan-y');
});

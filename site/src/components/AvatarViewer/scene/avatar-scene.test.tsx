import {Bone, Group, type Box3, type Vector3} from 'three';
import {expect, test, vi} from 'vitest';
import {AvatarScene} from './avatar-scene';

const moved = vi.hoisted(() => ({camera: [0, 0, 0], light: [0, 0, 0]}));
const fitted: {box?: Box3} = {};
const model = {root: new Group(), meshes: [], clips: []};

/** What a scene has without WebGL: each request draws a frame. */
vi.mock(import('./model-scene'), () => {
  class ModelScene {
    readonly view = {
      fit() {},
      fitPose: (box: Box3) => void (fitted.box = box),
      follow: (offset: Vector3) => void (moved.camera = offset.toArray()),
    };
    readonly stage = {
      scene: new Group(),
      add() {},
      remove() {},
      render() {},
      follow: (offset: Vector3) => void (moved.light = offset.toArray()),
    };
    readonly clips = {set() {}, setTime() {}};
    readonly loop = {request: () => void this.animate(0)};
    readonly model = model;
    readonly read = () => Promise.resolve(model);
    readonly show = () => Promise.resolve(true);
    animate(_seconds: number): void {}
    applyWeights(): void {}
  }
  return {ModelScene} as never;
});

const near = (...meters: number[]) => meters.map((value) => expect.closeTo(value));

test('camera and light follow the hips, ignore what a step or a breath raises them, and fit each pose', async () => {
  const hips = Object.assign(new Bone(), {name: 'mixamorigHips'});
  hips.position.set(0, 1, 0);
  model.root.add(hips);
  const scene = new AvatarScene(document.createElement('canvas'), {});
  await scene.load(new ArrayBuffer());
  const after = (x: number, y: number, z: number) => {
    hips.position.set(x, y, z);
    scene.setTime(0);
    return moved;
  };
  expect(after(0, 1.05, 2)).toEqual({camera: near(0, 0, 2), light: near(0, 0, 2)});
  expect(after(1, 0.5, 2)).toEqual({camera: near(1, -0.44, 2), light: near(1, -0.44, 2)});
  scene.setClip(null);
  expect(fitted.box?.min.toArray(), 'of an empty model').toEqual(near(-1.5, 0.44, -2.5));
  expect(after(0, 1, 0)).toEqual({camera: near(0, 0, 0), light: near(0, 0, 0)});
});

/** Draws sample models as pictures, in a browser. `run.ts` opens the page. */
import * as THREE from 'three';
import {GLTFLoader} from 'three/addons/loaders/GLTFLoader.js';

export interface Drawing {
  /** Name below `/models/`. */
  readonly model: string;
  /** In pixels. */
  readonly width: number;
  readonly height: number;
  /** Clip to pose the model with, and the second of it. */
  readonly pose?: {readonly clip: string; readonly second: number};
  /** Heights in meters between which the picture stands; the whole model if absent. */
  readonly between?: readonly [low: number, high: number];
  readonly types: readonly ('image/webp' | 'image/png' | 'image/jpeg')[];
  /** CSS color behind the model where the type has no transparency. */
  readonly ground: string;
}

/** Data URLs of the picture, one for each type. */
async function draw({model, width, height, pose, between, types, ground}: Drawing): Promise<string[]> {
  const {scene: figure, animations} = await new GLTFLoader().loadAsync(`/models/${model}`);
  const scene = new THREE.Scene();
  scene.add(figure, new THREE.HemisphereLight(0xffffff, 0x9a9488, 2.4));
  const sun = new THREE.DirectionalLight(0xffffff, 2);
  sun.position.set(2, 4, 3);
  scene.add(sun);
  const clip = animations.find(({name}) => name === pose?.clip);
  if (clip && pose) {
    const mixer = new THREE.AnimationMixer(figure);
    mixer.clipAction(clip).play();
    mixer.setTime(pose.second);
  }
  figure.updateMatrixWorld(true);
  const box = new THREE.Box3();
  figure.traverse((object) => {
    if (object instanceof THREE.SkinnedMesh) object.computeBoundingBox();
    if (object instanceof THREE.Mesh) box.expandByObject(object, true);
  });
  if (between) {
    box.min.y = between[0];
    box.max.y = between[1];
  }
  const center = box.getCenter(new THREE.Vector3());
  const size = box.getSize(new THREE.Vector3());
  const camera = new THREE.PerspectiveCamera(20, width / height, 0.01, 50);
  const across = between ? 0 : (size.x / camera.aspect) * 1.1;
  const distance = Math.max(size.y * 1.08, across) / 2 / Math.tan((10 * Math.PI) / 180) + size.z / 2;
  camera.position.set(center.x + distance * 0.22, center.y + distance * 0.06, center.z + distance);
  camera.lookAt(center);

  const renderer = new THREE.WebGLRenderer({antialias: true, alpha: true, preserveDrawingBuffer: true});
  renderer.setSize(width, height);
  renderer.render(scene, camera);
  const pictures = types.map((type) => {
    const canvas = Object.assign(document.createElement('canvas'), {width, height});
    const context = canvas.getContext('2d')!;
    if (type === 'image/jpeg') {
      context.fillStyle = ground;
      context.fillRect(0, 0, width, height);
    }
    context.drawImage(renderer.domElement, 0, 0);
    return canvas.toDataURL(type, 0.82);
  });
  renderer.dispose();
  return pictures;
}

Object.assign(window, {draw});

import * as THREE from 'three';
import {GLTFLoader} from 'three/addons/loaders/GLTFLoader.js';

const renderer = new THREE.WebGLRenderer({antialias: true, alpha: true});
renderer.setSize(480, 640);
document.body.append(renderer.domElement);

const scene = new THREE.Scene();
scene.add(new THREE.HemisphereLight(0xffffff, 0x888888, 3));

// An avatar is about 1.8 m tall and faces +Z.
const camera = new THREE.PerspectiveCamera(24, 480 / 640, 0.1, 20);
camera.position.set(0, 1, 5.2);
camera.lookAt(0, 0.95, 0);

export async function showAvatar(url: string): Promise<void> {
  const {scene: avatar} = await new GLTFLoader().loadAsync(url);
  scene.add(avatar);
  renderer.setAnimationLoop((time) => {
    avatar.rotation.y = time * 0.0006;
    renderer.render(scene, camera);
  });
}

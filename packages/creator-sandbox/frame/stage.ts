/** The avatar in three dimensions. This module and three.js are loaded when the editor opens. */
import * as THREE from 'three';
import {OrbitControls} from 'three/addons/controls/OrbitControls.js';
import {GLTFLoader, type GLTF} from 'three/addons/loaders/GLTFLoader.js';
import {avatarLights, release} from '../../avatar-scene';

/** Height of the middle of an avatar, in meters. */
const middle = 0.95;

export class Stage {
  private readonly renderer: THREE.WebGLRenderer;
  private readonly scene = new THREE.Scene();
  private readonly camera = new THREE.PerspectiveCamera(28, 1, 0.1, 50);
  private readonly controls: OrbitControls;
  private readonly loader = new GLTFLoader();
  private readonly timer = new THREE.Timer();
  private readonly still = window.matchMedia('(prefers-reduced-motion: reduce)');
  private shown: GLTF | undefined;
  private mixer: THREE.AnimationMixer | undefined;
  private clip = '';
  private round = 0;

  /** @throws Error if the browser has no WebGL */
  constructor(private readonly canvas: HTMLCanvasElement) {
    this.renderer = new THREE.WebGLRenderer({canvas, antialias: true, alpha: true});
    this.renderer.setPixelRatio(Math.min(window.devicePixelRatio, 2));
    this.camera.position.set(0.6, 1.25, 4.6);
    this.scene.add(...avatarLights());
    this.controls = new OrbitControls(this.camera, canvas);
    this.controls.target.set(0, middle, 0);
    this.controls.enablePan = false;
    this.controls.minDistance = 0.6;
    this.controls.maxDistance = 7;
    // Scrolling the page over the avatar still scrolls the page.
    this.controls.enableZoom = false;
    this.controls.update();
    this.controls.addEventListener('change', () => this.draw());
    new ResizeObserver(() => this.resize()).observe(canvas);
    this.resize();
  }

  /**
   * Shows the avatar of a GLB, unless a later one came meanwhile.
   * @param clip name of the animation to play
   */
  async show(glb: Uint8Array, clip: string): Promise<void> {
    const round = ++this.round;
    const model = await this.loader.parseAsync(glb.slice().buffer, '');
    if (round !== this.round) return;
    const time = this.mixer?.time ?? 0;
    if (this.shown) {
      this.scene.remove(this.shown.scene);
      release(this.shown.scene);
    }
    this.shown = model;
    // Skinned meshes are culled by the box of their rest pose.
    model.scene.traverse((object) => void (object.frustumCulled = false));
    this.scene.add(model.scene);
    this.mixer = new THREE.AnimationMixer(model.scene);
    this.play(clip);
    this.mixer.setTime(time);
    this.draw();
    if (!this.still.matches) this.renderer.setAnimationLoop(() => this.tick());
  }

  play(clip: string): void {
    this.clip = clip;
    if (!this.mixer || !this.shown) return;
    this.mixer.stopAllAction();
    const found = this.shown.animations.find(({name}) => name === this.clip);
    if (found) this.mixer.clipAction(found).play();
    this.mixer.update(0);
    this.draw();
  }

  /** Turns the camera around the avatar, in radians. */
  turn(angle: number): void {
    const from = this.camera.position.clone().sub(this.controls.target);
    this.camera.position.copy(from.applyAxisAngle(new THREE.Vector3(0, 1, 0), angle).add(this.controls.target));
    this.controls.update();
    this.draw();
  }

  private tick(): void {
    this.timer.update();
    this.mixer?.update(Math.min(this.timer.getDelta(), 0.1));
    this.draw();
  }

  private resize(): void {
    const {clientWidth: width, clientHeight: height} = this.canvas;
    if (width === 0 || height === 0) return;
    this.renderer.setSize(width, height, false);
    this.camera.aspect = width / height;
    // A narrow window shows the whole figure, too.
    this.camera.fov = width / height < 0.6 ? 38 : 28;
    this.camera.updateProjectionMatrix();
    this.draw();
  }

  private draw(): void {
    this.renderer.render(this.scene, this.camera);
  }
}

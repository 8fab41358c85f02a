/** The avatar in 3D. This module and three.js load when the editor opens. */
import {AnimationMixer, Vector3} from 'three';
import {OrbitControls} from 'three/addons/controls/OrbitControls.js';
import {GLTFLoader, type GLTF} from 'three/addons/loaders/GLTFLoader.js';
import {AvatarStage, boxOf, FrameLoop} from '@avaturn-docs/scene';

/** Height of an avatar's center, in meters. */
const middle = 0.95;

export class Stage {
  private readonly stage: AvatarStage;
  private readonly controls: OrbitControls;
  private readonly loader = new GLTFLoader();
  private readonly loop: FrameLoop;
  private readonly still = window.matchMedia('(prefers-reduced-motion: reduce)');
  private shown: GLTF | undefined;
  private mixer: AnimationMixer | undefined;

  /** @throws Error if the browser has no WebGL */
  constructor(private readonly canvas: HTMLCanvasElement) {
    this.stage = new AvatarStage(canvas);
    this.loop = new FrameLoop(canvas, (seconds) => this.animate(seconds));
    this.stage.camera.position.set(0.6, 1.25, 4.6);
    this.controls = new OrbitControls(this.stage.camera, canvas);
    this.controls.target.set(0, middle, 0);
    this.controls.enablePan = false;
    this.controls.minDistance = 0.6;
    this.controls.maxDistance = 7;
    // Scrolling the page over the avatar still scrolls the page.
    this.controls.enableZoom = false;
    this.controls.update();
    this.controls.addEventListener('change', () => this.loop.request());
    new ResizeObserver(() => this.resize()).observe(canvas);
    this.resize();
  }

  /** @param clip name of the animation to play */
  async show(glb: Uint8Array, clip: string): Promise<void> {
    const model = await this.loader.parseAsync(glb.slice().buffer, '');
    const time = this.mixer?.time ?? 0;
    if (this.shown) this.stage.remove(this.shown.scene);
    this.shown = model;
    this.stage.add(model.scene, boxOf(model.scene));
    this.mixer = new AnimationMixer(model.scene);
    this.play(clip);
    this.mixer.setTime(time);
  }

  play(clip: string): void {
    if (!this.mixer || !this.shown) return;
    this.mixer.stopAllAction();
    const found = this.shown.animations.find(({name}) => name === clip);
    if (found) this.mixer.clipAction(found).play();
    this.mixer.update(0);
    this.stage.hasStaleShadows = true;
    this.loop.request();
  }

  /** Turns the camera around the avatar, in radians. */
  turn(angle: number): void {
    const {camera} = this.stage;
    const from = camera.position.clone().sub(this.controls.target);
    camera.position.copy(from.applyAxisAngle(new Vector3(0, 1, 0), angle).add(this.controls.target));
    this.controls.update();
    this.loop.request();
  }

  private resize(): void {
    if (!this.stage.resize()) return;
    const {camera} = this.stage;
    // Shows the complete avatar in a narrow window too.
    camera.fov = camera.aspect < 0.6 ? 38 : 28;
    camera.updateProjectionMatrix();
    this.stage.render();
  }

  private animate(seconds: number): boolean {
    const isMoving = this.mixer !== undefined && !this.still.matches;
    if (isMoving) {
      this.mixer?.update(seconds);
      this.stage.hasStaleShadows = true;
    }
    this.stage.render();
    return isMoving;
  }
}

import {AvatarStage, boxOf, FrameLoop, release, upperBodyBox, type Dividers} from '@avaturn-docs/avatar-scene';
import {hero} from '@avaturn-docs/avatar-scene/hero-view';
import {jointPoints, type JointPoints} from '@avaturn-docs/avatar-scene/joint-points';
import {LayeredModel, spreadArms} from '@avaturn-docs/avatar-scene/layers';
import {ClipPlayer} from './clips';
import {loadModel, type LoadedModel} from './model';
import {applyWeights} from './morphs';
import {summarize, type ModelSummary} from './summary';
import {OrbitView} from './view';

export interface LayeredSceneOptions {
  /**
   * `layers` is the home page's avatar in its pose and light; `turntable` rotates a complete model in the pose of its file.
   */
  readonly kind: 'layers' | 'turntable';
  readonly onLost: () => void;
  /** Called before each frame. */
  readonly dividers?: () => Dividers;
  /** Called after each frame; returns whether to render the next one. */
  readonly areDividersMoving?: () => boolean;
  /** Positions of the joints in the last frame. */
  readonly onJoints?: (points: JointPoints) => void;
}

/** Rotation of the turntable in radians per second. */
const turning = 0.6;

/** One model on a canvas, in layers side by side or rotating. Keys and pointer move the camera. */
export class LayeredScene {
  private readonly stage: AvatarStage;
  private readonly view: OrbitView;
  private readonly loop: FrameLoop;
  private readonly ending = new AbortController();
  private readonly resizing = new ResizeObserver(() => this.resize());
  private model: LoadedModel | undefined;
  private layers: LayeredModel | undefined;
  private clips: ClipPlayer | undefined;
  private moving = false;
  private speakingSince: number | undefined;
  private undoSpread: (() => void) | undefined;

  /** @throws NoWebGlError */
  constructor(
    canvas: HTMLCanvasElement,
    private readonly options: LayeredSceneOptions,
  ) {
    this.stage = new AvatarStage(canvas);
    this.loop = new FrameLoop(canvas, (seconds) => this.animate(seconds));
    this.view = new OrbitView(canvas, this.stage.camera, () => this.draw());
    canvas.addEventListener('webglcontextlost', () => options.onLost(), {signal: this.ending.signal});
    this.resizing.observe(canvas);
    this.stage.resize();
  }

  /**
   * Shows a model.
   * @returns its contents
   * @throws ModelError with a message for the reader
   */
  async load(bytes: ArrayBuffer): Promise<ModelSummary> {
    const model = await loadModel({bytes}, false, this.ending.signal);
    if (this.ending.signal.aborted) {
      release(model.root);
      throw new Error('The view was closed.');
    }
    this.model = model;
    this.layers = new LayeredModel(model.root);
    this.clips = new ClipPlayer(model.root, model.clips);
    const isHero = this.options.kind === 'layers';
    this.clips.set(isHero ? hero.clip : null);
    this.pose();
    const box = boxOf(model.root);
    this.stage.add(model.root, box);
    this.view.fit(isHero ? upperBodyBox(box) : box);
    this.drawNow();
    return summarize(model.root, model.meshes, model.clips, [], true);
  }

  setMoving(moving: boolean): void {
    this.moving = moving;
    this.draw();
  }

  /** Moves the mouth as in speech. */
  setSpeaking(speaking: boolean): void {
    this.speakingSince = speaking ? performance.now() : undefined;
    this.draw();
  }

  draw(): void {
    this.loop.request();
  }

  dispose(): void {
    this.ending.abort();
    this.resizing.disconnect();
    this.loop.dispose();
    this.view.dispose();
    this.layers?.dispose();
    this.clips?.dispose();
    this.stage.dispose();
  }

  private pose(): void {
    if (!this.model || this.options.kind !== 'layers') return;
    this.undoSpread = spreadArms(this.model.root, hero.armSpread);
    const weights = new Map<string, number>(Object.entries({...hero.weights, ...silence}));
    if (this.speakingSince !== undefined) {
      const seconds = (performance.now() - this.speakingSince) / 1000;
      weights.set('viseme_aa', 0.6 * Math.abs(Math.sin(seconds * 5)));
      weights.set('viseme_O', 0.5 * Math.max(0, Math.sin(seconds * 3.3 + 1)));
      weights.set('browInnerUp', 0.3 * Math.max(0, Math.sin(seconds * 1.7)));
    }
    applyWeights(this.model.meshes, weights);
  }

  private animate(seconds: number): boolean {
    if (this.moving && this.model && this.options.kind === 'turntable') this.model.root.rotation.y += seconds * turning;
    this.undoSpread?.();
    if (this.moving) this.clips?.advance(seconds);
    this.pose();
    const isPoseChanging = this.moving || this.speakingSince !== undefined;
    this.stage.hasStaleShadows ||= isPoseChanging;
    this.drawNow();
    return isPoseChanging || this.options.areDividersMoving?.() === true;
  }

  private resize(): void {
    if (this.stage.resize() && this.model) this.drawNow();
  }

  private drawNow(): void {
    const {renderer, scene, camera} = this.stage;
    const dividers = this.options.dividers?.() ?? [1, 1];
    this.stage.render(() => this.layers?.draw(renderer, scene, camera, dividers));
    if (this.model && this.options.onJoints) this.options.onJoints(jointPoints(this.model.root, camera));
  }
}

const silence = {viseme_aa: 0, viseme_O: 0, browInnerUp: 0};

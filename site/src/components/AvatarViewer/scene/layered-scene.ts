import {boxOf, upperBodyBox, type Dividers} from '@avaturn-docs/scene';
import {hero} from '@avaturn-docs/scene/hero-view';
import {jointPoints, type JointPoints} from '@avaturn-docs/scene/joint-points';
import {LayeredModel, spreadArms} from '@avaturn-docs/scene/layers';
import {ModelScene} from './model-scene';

interface LayeredSceneOptions {
  readonly onLost: () => void;
  /** Called before each frame. */
  readonly dividers: () => Dividers;
  /** Called after each frame; returns whether to render the next one. */
  readonly areDividersMoving: () => boolean;
  /** Positions of the joints in the last frame. */
  readonly onJoints: (points: JointPoints) => void;
}

/** The home page's avatar in its pose and light, in layers side by side. Keys and pointer move the camera. */
export class LayeredScene extends ModelScene {
  private layers: LayeredModel | undefined;
  private moving = false;
  private speakingSince: number | undefined;
  private undoSpread: (() => void) | undefined;

  /** @throws NoWebGlError */
  constructor(
    canvas: HTMLCanvasElement,
    private readonly options: LayeredSceneOptions,
  ) {
    super(canvas, options);
  }

  /** @throws ModelError with a message for the reader */
  async load(bytes: ArrayBuffer): Promise<void> {
    const model = await this.read(bytes);
    if (!model) return;
    this.layers = new LayeredModel(model.root);
    this.clips?.set(hero.clip);
    this.pose();
    const box = boxOf(model.root);
    this.stage.add(model.root, box);
    this.view.fit(upperBodyBox(box));
    await this.show();
  }

  setMoving(moving: boolean): void {
    this.moving = moving;
    this.draw();
  }

  setSpeaking(speaking: boolean): void {
    this.speakingSince = speaking ? performance.now() : undefined;
    this.draw();
  }

  draw(): void {
    this.loop.request();
  }

  protected override clear(): void {
    this.layers?.dispose();
    super.clear();
  }

  private pose(): void {
    if (!this.model) return;
    this.undoSpread = spreadArms(this.model.root, hero.armSpread);
    const weights = new Map<string, number>(Object.entries({...hero.weights, ...silence}));
    if (this.speakingSince !== undefined) {
      const seconds = (performance.now() - this.speakingSince) / 1000;
      weights.set('viseme_aa', 0.6 * Math.abs(Math.sin(seconds * 5)));
      weights.set('viseme_O', 0.5 * Math.max(0, Math.sin(seconds * 3.3 + 1)));
      weights.set('browInnerUp', 0.3 * Math.max(0, Math.sin(seconds * 1.7)));
    }
    this.applyWeights(weights);
  }

  protected override animate(seconds: number): boolean {
    this.undoSpread?.();
    if (this.moving) this.clips?.advance(seconds);
    this.pose();
    const isPoseChanging = this.moving || this.speakingSince !== undefined;
    this.stage.hasStaleShadows ||= isPoseChanging;
    this.drawNow();
    return isPoseChanging || this.options.areDividersMoving();
  }

  protected override drawNow(): void {
    const {renderer, scene, camera} = this.stage;
    this.stage.render(() => this.layers?.draw(renderer, scene, camera, this.options.dividers()));
    if (this.model) this.options.onJoints(jointPoints(this.model.root, camera));
  }
}

const silence = {viseme_aa: 0, viseme_O: 0, browInnerUp: 0};

import {AvatarStage, FrameLoop, release} from '@avaturn-docs/scene';
import {ClipPlayer} from './clips';
import {loadModel, type LoadedModel, type LoadOptions, type ModelSource} from './model';
import {OrbitView, type View} from './view';

export interface SceneEvents {
  /** The WebGL context was lost. Dispose of the scene, and create another one on a new canvas. */
  readonly onLost?: () => void;
  readonly onView?: (view: View) => void;
}

/** One model on one canvas, whose camera the reader moves. Renders only when something changed and the canvas is visible. */
export abstract class ModelScene {
  protected readonly stage: AvatarStage;
  protected readonly view: OrbitView;
  protected readonly loop: FrameLoop;
  protected model: LoadedModel | undefined;
  protected clips: ClipPlayer | undefined;
  private readonly ending = new AbortController();
  private readonly resizing = new ResizeObserver(() => this.resize());
  private round = 0;

  /** @throws NoWebGlError */
  constructor(canvas: HTMLCanvasElement, {onLost, onView}: SceneEvents) {
    this.stage = new AvatarStage(canvas);
    this.loop = new FrameLoop(canvas, (seconds) => this.animate(seconds));
    this.view = new OrbitView(canvas, this.stage.camera, (view) => {
      onView?.(view);
      this.loop.request();
    });
    canvas.addEventListener('webglcontextlost', () => onLost?.(), {signal: this.ending.signal});
    this.stage.resize();
    this.resizing.observe(canvas);
  }

  dispose(): void {
    this.round += 1;
    this.ending.abort();
    this.resizing.disconnect();
    this.clear();
    for (const part of [this.loop, this.view, this.stage]) part.dispose();
  }

  /**
   * Replaces the model. @returns undefined if another load or `dispose` came first
   * @throws ModelError with a message for the reader; the previous model stays
   */
  protected async read(source: ModelSource, options: LoadOptions = {}): Promise<LoadedModel | undefined> {
    const round = ++this.round;
    const model = await loadModel(source, options, this.ending.signal).catch((reason: unknown) => {
      if (round === this.round) throw reason;
    });
    if (!model) return undefined;
    if (!this.model) await this.stage.warmUp(model.root);
    if (round !== this.round) {
      release(model.root);
      return undefined;
    }
    this.clear();
    this.model = model;
    this.clips = new ClipPlayer(model.root, model.clips);
    return model;
  }

  /** Draws the model. @returns whether it is still this one when it is visible */
  protected async show(): Promise<boolean> {
    const {round} = this;
    this.drawNow();
    await this.stage.show();
    return round === this.round;
  }

  protected clear(): void {
    this.clips?.dispose();
    if (this.model) this.stage.remove(this.model.root);
    this.model = this.clips = undefined;
  }

  /** Sets each morph target on every mesh that has it, so that teeth and lashes follow the face. Weights are from 0 to 1. */
  protected applyWeights(weights: ReadonlyMap<string, number>): void {
    for (const part of this.model?.meshes.flatMap(({parts}) => parts) ?? []) {
      for (const [name, weight] of weights) {
        const index = part.morphTargetDictionary?.[name];
        if (index !== undefined && part.morphTargetInfluences) part.morphTargetInfluences[index] = weight;
      }
    }
  }

  /** @returns whether to render another frame */
  protected abstract animate(seconds: number): boolean;
  protected abstract drawNow(): void;

  private resize(): void {
    if (!this.stage.resize()) return;
    this.view.refit();
    this.drawNow();
  }
}

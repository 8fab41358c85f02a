import {Box3, Vector3} from 'three';
import {AvatarStage, boxOf, FrameLoop, headBox, release} from '@avaturn-docs/avatar-scene';
import {ClipPlayer} from './clips';
import {HeadTurn} from './head-turn';
import {JointLight} from './joint-light';
import {loadModel, type LoadedModel, type ModelSource} from './model';
import type {OrbitStep} from './orbit-keys';
import {applyWeights} from './morphs';
import type {SceneOptions} from './options';
import {SkeletonOverlay} from './skeleton';
import {summarize, type ModelSummary} from './summary';
import {Surfaces} from './surfaces';
import {ThemeColors} from './theme-colors';
import {OrbitView} from './view';

/** One model on one canvas. Renders only when something changed and the canvas is visible. */
export class AvatarScene {
  private readonly stage: AvatarStage;
  private readonly view: OrbitView;
  private readonly loop: FrameLoop;
  private readonly weights = new Map<string, number>();
  private readonly ending = new AbortController();
  private readonly resizing = new ResizeObserver(() => this.resize());
  private readonly theme: ThemeColors;
  private model: LoadedModel | undefined;
  private head: Box3 | undefined;
  private headTurn: HeadTurn | undefined;
  private clips: ClipPlayer | undefined;
  private surfaces: Surfaces | undefined;
  private skeleton: SkeletonOverlay | undefined;
  private light: JointLight | undefined;
  private skeletonShown = false;
  private wireframeShown = false;
  private round = 0;

  /** @throws NoWebGlError */
  constructor(
    private readonly canvas: HTMLCanvasElement,
    private readonly options: SceneOptions,
  ) {
    this.stage = new AvatarStage(canvas);
    this.loop = new FrameLoop(canvas, (seconds) => this.animate(seconds));
    this.view = new OrbitView(canvas, this.stage.camera, (view) => {
      options.onView?.(view);
      this.loop.request();
    });
    canvas.addEventListener('webglcontextlost', () => options.onLost?.(), {signal: this.ending.signal});
    this.resizing.observe(canvas);
    this.theme = new ThemeColors(canvas, () => this.takeColors());
    this.resize();
    this.takeColors();
  }

  get playing(): boolean {
    return this.clips?.playing ?? false;
  }

  /**
   * Replaces the model.
   * @param loadVrm also reads a VRM's expressions, with an additional chunk of about 40 KB
   * @returns its contents; null if another load or `dispose` came first
   * @throws ModelError with a message for the reader; the previous model stays
   */
  async load(source: ModelSource, loadVrm = false): Promise<ModelSummary | null> {
    const round = ++this.round;
    const model = await loadModel(source, loadVrm, this.ending.signal).catch((reason: unknown) => {
      if (round === this.round) throw reason;
    });
    if (model && round !== this.round) release(model.root);
    if (!model || round !== this.round) return null;
    this.clear();
    this.model = model;
    this.clips = new ClipPlayer(model.root, model.clips);
    this.surfaces = new Surfaces(model.meshes);
    this.headTurn = new HeadTurn(model.root);
    this.skeleton = new SkeletonOverlay(model.root, this.options.labels);
    this.light = new JointLight(model.root);
    this.stage.scene.add(this.skeleton.object, this.light.object);
    this.skeleton.show(this.skeletonShown);
    this.surfaces.setWireframe(this.wireframeShown);
    this.clips.set(model.clips[0]?.name ?? null);
    this.clips.playing = model.clips.length > 0 && !this.options.reducedMotion;
    const box = boxOf(model.root);
    this.stage.add(model.root, box);
    this.head = headBox(model.root, box);
    this.view.fit(box);
    const expressions = model.vrm?.expressions ?? [];
    const summary = summarize(model.root, model.meshes, model.clips, expressions, this.head !== undefined);
    this.takeColors();
    this.options.onTime?.(0);
    return summary;
  }

  /** @param name of a clip; null for the rest pose @param armsLowered degrees by which the rest pose lowers the arms */
  setClip(name: string | null, armsLowered = 0): void {
    this.clips?.set(name, armsLowered);
    this.options.onTime?.(this.clips?.time ?? 0);
    this.draw();
  }

  setTime(seconds: number): void {
    this.clips?.setTime(seconds);
    this.options.onTime?.(this.clips?.time ?? 0);
    this.draw();
  }

  setPlaying(playing: boolean): void {
    if (this.clips) this.clips.playing = playing;
    this.draw();
  }

  /** Sets a morph target on every mesh that has it. @param weight from 0 to 1 */
  setMorph(name: string, weight: number): void {
    this.weights.set(name, weight);
    this.draw();
  }

  /** Resets all morph targets and expressions. An active clip sets its own again. */
  resetMorphs(): void {
    if (this.model) applyWeights(this.model.meshes, new Map([...this.weights.keys()].map((name) => [name, 0])));
    this.weights.clear();
    this.clips?.restore();
    for (const name of this.model?.vrm?.expressions ?? []) this.model?.vrm?.setExpression(name, 0);
    this.draw();
  }

  /** Sets an expression of a VRM. @param weight from 0 to 1 */
  setExpression(name: string, weight: number): void {
    this.model?.vrm?.setExpression(name, weight);
    this.draw();
  }

  /** Turns the head in addition to the pose or clip, in radians around its own axes. */
  turnHead(x: number, y: number, z: number): void {
    this.headTurn?.set(x, y, z);
    this.draw();
  }

  setSkeleton(shown: boolean): void {
    this.skeletonShown = shown;
    this.skeleton?.show(shown);
    this.draw();
  }

  /** Highlights one joint over the body. @param name name in the file; null for none */
  lightJoint(name: string | null): void {
    this.light?.light(name);
    this.draw();
  }

  /** Zooms in on a joint. @param radius visible radius around it in meters */
  lookAtJoint(name: string, radius: number): void {
    const center = this.light?.positionOf(name);
    if (center) this.view.lookAt(new Box3().setFromCenterAndSize(center, new Vector3().setScalar(radius * 2)));
  }

  setWireframe(shown: boolean): void {
    this.wireframeShown = shown;
    this.surfaces?.setWireframe(shown);
    this.draw();
  }

  /** Outlines exactly the meshes with these names, of the mesh or of its node. */
  mark(names: readonly string[]): void {
    this.surfaces?.mark(names, this.theme.color('--accent'));
    this.draw();
  }

  /** Turns, tilts, zooms or lifts the view, or resets it. */
  move(step: OrbitStep): void {
    this.view.take(step);
  }

  /** Zooms in on the head of a complete avatar. */
  lookAtHead(): void {
    if (this.head) this.view.lookAt(this.head);
  }

  /**
   * The current view as a PNG with a transparent background.
   * @throws Error if the browser cannot encode the canvas
   */
  picture(): Promise<Blob> {
    this.drawNow();
    return new Promise((resolve, reject) =>
      this.canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('The browser cannot save the picture.')))),
    );
  }

  /** Disposes of the scene and frees all memory, including the WebGL context. */
  dispose(): void {
    this.round += 1;
    this.ending.abort();
    this.resizing.disconnect();
    this.clear();
    for (const part of [this.theme, this.loop, this.view, this.stage]) part.dispose();
  }

  private clear(): void {
    this.weights.clear();
    this.clips?.dispose();
    this.surfaces?.clear();
    this.skeleton?.dispose();
    if (this.model) this.stage.remove(this.model.root);
    if (this.skeleton) this.stage.remove(this.skeleton.object);
    if (this.light) this.stage.remove(this.light.object);
    this.model = this.head = this.headTurn = this.clips = this.surfaces = this.skeleton = this.light = undefined;
  }

  private takeColors(): void {
    this.skeleton?.color(this.theme.color('--accent'), this.theme.color('--accent-strong'));
    // Distinct from skin and from the other joints.
    this.light?.color(this.theme.color('--note'));
    this.surfaces?.recolor(this.theme.color('--accent'));
    this.draw();
  }

  private resize(): void {
    if (!this.stage.resize()) return;
    this.view.refit();
    this.drawNow();
  }

  private draw(): void {
    this.stage.hasStaleShadows = true;
    this.loop.request();
  }

  private animate(seconds: number): boolean {
    if (this.playing) {
      this.clips?.advance(seconds);
      this.options.onTime?.(this.clips?.time ?? 0);
      this.stage.hasStaleShadows = true;
    }
    this.drawNow();
    return this.playing;
  }

  private drawNow(): void {
    if (this.model) applyWeights(this.model.meshes, this.weights);
    this.model?.vrm?.update(0);
    const draw = (): void => {
      this.skeleton?.update(this.stage.camera, this.canvas.clientWidth, this.canvas.clientHeight);
      this.light?.update(this.stage.camera);
      this.stage.render();
    };
    if (this.headTurn) this.headTurn.during(draw);
    else draw();
  }
}

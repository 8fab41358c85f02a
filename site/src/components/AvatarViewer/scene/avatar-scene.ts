import {Box3, Color, Euler, MathUtils, Quaternion, Vector3, type Object3D} from 'three';
import type {Motion} from '@avaturn-docs/avatar-glb/source-motion';
import {boxOf, headBox} from '@avaturn-docs/scene';
import type {LoadOptions, ModelSource} from './model';
import {ModelScene, type SceneEvents} from './model-scene';
import type {OrbitStep} from './orbit-keys';
import {MotionSkeleton} from './motion';
import {SkeletonOverlay} from './skeleton';
import {summarize, type ModelSummary} from './summary';
import {Surfaces} from './surfaces';

export interface SceneOptions extends SceneEvents {
  /** Current time of the clip in seconds, after each change. */
  readonly onTime?: (seconds: number) => void;
  /** A layer over the canvas for the joints' names, which stay inside it. */
  readonly labels?: HTMLElement | null;
}

/** A model with its clips, morph targets and skeleton. */
export class AvatarScene extends ModelScene {
  private readonly weights = new Map<string, number>();
  private readonly modes = new MutationObserver(() => this.takeColors());
  private head: Box3 | undefined;
  private hips: Object3D | undefined;
  /** Where the hips were when the camera was set to the complete model. */
  private readonly start = new Vector3();
  private readonly offset = new Vector3();
  private headJoint: Object3D | undefined;
  private readonly headTurn = new Quaternion();
  private surfaces: Surfaces | undefined;
  private skeleton: SkeletonOverlay | undefined;
  private source: MotionSkeleton | undefined;
  private skeletonShown = false;
  private wireframeShown = false;

  /** @throws NoWebGlError */
  constructor(
    private readonly canvas: HTMLCanvasElement,
    private readonly options: SceneOptions,
  ) {
    super(canvas, options);
    this.modes.observe(document.documentElement, {attributeFilter: ['data-theme']});
    this.takeColors();
  }

  get playing(): boolean {
    return this.clips?.playing ?? false;
  }

  /** Replaces the model, like `read`. @returns its contents; null if another load or `dispose` came first */
  async load(source: ModelSource, options?: LoadOptions): Promise<ModelSummary | null> {
    const model = await this.read(source, options);
    if (!model || !this.clips) return null;
    this.surfaces = new Surfaces(model.meshes);
    this.headJoint = model.root.getObjectByName('Head');
    this.headTurn.identity();
    this.skeleton = new SkeletonOverlay(model.root, this.options.labels);
    this.stage.scene.add(this.skeleton.object);
    this.skeleton.show(this.skeletonShown);
    this.surfaces.setWireframe(this.wireframeShown);
    this.clips.set(model.clips[0]?.name ?? null);
    const box = boxOf(model.root);
    this.stage.add(model.root, box);
    this.head = headBox(model.root, box);
    this.view.fit(box);
    this.hips = model.root.getObjectsByProperty('isBone', true).find(({name}) => /^(?:mixamorig:?)?hips$/i.test(name));
    this.offset.set(0, 0, 0);
    this.hips?.getWorldPosition(this.start);
    if (!(await this.show())) return null;
    const isStill = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    this.clips.playing = model.clips.length > 0 && !isStill;
    const expressions = model.vrm?.expressions ?? [];
    const size = {hasHead: this.head !== undefined, height: box.max.y - box.min.y};
    const summary = summarize(model.root, model.meshes, model.clips, expressions, size);
    this.takeColors();
    this.options.onTime?.(0);
    return summary;
  }

  /** @param name of a clip; null for the rest pose, and stops @param armsLowered degrees by which that lowers the arms */
  setClip(name: string | null, armsLowered = 0): void {
    this.clips?.set(name, armsLowered);
    this.follow();
    if (!name && this.clips) this.clips.playing = false;
    if (this.model) this.view.fitPose(boxOf(this.model.root).translate(this.offset.clone().negate()));
    this.setTime(0);
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

  /** Shows what the clip was made from, at the same time and from the same side; null for nothing. */
  setSource(motion: Motion | null): void {
    this.source?.dispose();
    this.source = motion ? new MotionSkeleton(motion) : undefined;
    this.stage.pair = this.source?.scene;
    if (this.source) this.stage.scene.add(this.source.floor);
    if (this.stage.resize()) this.view.refit();
    this.takeColors();
  }

  /** Sets a morph target on every mesh that has it. @param weight from 0 to 1 */
  setMorph(name: string, weight: number): void {
    this.weights.set(name, weight);
    this.draw();
  }

  /** Resets all morph targets and expressions, then sets these. An active clip sets its own again. */
  resetMorphs(weights: Readonly<Record<string, number>> = {}): void {
    this.applyWeights(new Map([...this.weights.keys()].map((name) => [name, 0])));
    this.weights.clear();
    for (const [name, weight] of Object.entries(weights)) this.weights.set(name, weight);
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
    this.headTurn.setFromEuler(new Euler(x, y, z));
    this.draw();
  }

  /** @param lit name in the file of a joint to highlight */
  setSkeleton(shown: boolean, lit?: string): void {
    this.skeletonShown = shown;
    this.skeleton?.show(shown, lit);
    this.draw();
  }

  /** Zooms in on a joint. @param radius visible radius around it in meters */
  lookAtJoint(name: string, radius: number): void {
    const center = this.skeleton?.joint(name)?.getWorldPosition(new Vector3());
    if (center) this.view.lookAt(new Box3().setFromCenterAndSize(center, new Vector3().setScalar(radius * 2)));
  }

  setWireframe(shown: boolean): void {
    this.wireframeShown = shown;
    this.surfaces?.setWireframe(shown);
    this.draw();
  }

  /** Outlines exactly the meshes with these names, of the mesh or of its node. */
  mark(names: readonly string[]): void {
    this.surfaces?.mark(names, this.color('--accent'));
    this.draw();
  }

  move(step: OrbitStep): void {
    this.view.take(step);
  }

  lookAtHead(): void {
    if (this.head) this.view.lookAt(this.head.clone().translate(this.offset));
  }

  /** The current view as a PNG with a transparent background. */
  picture(): Promise<Blob> {
    this.drawNow();
    return new Promise((resolve, reject) =>
      this.canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('The browser cannot save the picture.')))),
    );
  }

  override dispose(): void {
    this.source?.dispose();
    super.dispose();
    this.modes.disconnect();
  }

  protected override clear(): void {
    this.weights.clear();
    this.surfaces?.clear();
    this.skeleton?.dispose();
    if (this.skeleton) this.stage.remove(this.skeleton.object);
    this.hips = this.head = this.headJoint = this.surfaces = this.skeleton = undefined;
    super.clear();
  }

  /** @param token a custom property of the page */
  private color(token: string): Color {
    return new Color(getComputedStyle(this.canvas).getPropertyValue(token).trim() || '#808080');
  }

  private takeColors(): void {
    // The lit joint is distinct from skin and from the other joints.
    this.skeleton?.color(this.color('--accent'), this.color('--accent-strong'), this.color('--note'));
    this.source?.color(this.color('--note'));
    this.surfaces?.recolor(this.color('--accent'));
    this.draw();
  }

  private draw(): void {
    this.stage.hasStaleShadows = true;
    this.loop.request();
  }

  protected override animate(seconds: number): boolean {
    if (this.playing) {
      this.clips?.advance(seconds);
      this.options.onTime?.(this.clips?.time ?? 0);
    }
    this.stage.hasStaleShadows ||= this.playing;
    this.drawNow();
    return this.playing;
  }

  /** Keeps a body that walks or falls in the picture, with its shadow; steps and breaths move it less than the view waits for. */
  private follow(): void {
    if (!this.hips) return;
    const {offset, start} = this;
    this.hips.getWorldPosition(offset).sub(start);
    offset.y -= MathUtils.clamp(offset.y, -0.06, 0.06);
    this.view.follow(offset);
    this.stage.follow(offset);
  }

  protected override drawNow(): void {
    this.applyWeights(this.weights);
    this.model?.vrm?.update();
    this.follow();
    const pose = this.headJoint?.quaternion.clone();
    this.headJoint?.quaternion.multiply(this.headTurn);
    this.skeleton?.update(this.stage.camera, this.stage.area);
    this.source?.update(this.clips?.time ?? 0, this.stage.camera);
    this.stage.render();
    // It belongs to the clip.
    if (pose) this.headJoint?.quaternion.copy(pose);
  }
}

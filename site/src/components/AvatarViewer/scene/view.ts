import {MathUtils, Vector3, type Box3, type PerspectiveCamera} from 'three';
import {OrbitControls} from 'three/addons/controls/OrbitControls.js';
import {fittingDistance, frameBox} from '@avaturn-docs/scene';
import {orbitStep, type OrbitStep} from './orbit-keys';

export type View = ReturnType<OrbitView['view']>;

/** The camera and its control by pointer, touch and keys. */
export class OrbitView {
  private readonly controls: OrbitControls;
  private readonly listening = new AbortController();
  private fitted: Box3 | undefined;
  private readonly followed = new Vector3();
  private distance = 1;

  constructor(
    canvas: HTMLCanvasElement,
    private readonly camera: PerspectiveCamera,
    onChange: (view: View) => void,
  ) {
    const {signal} = this.listening;
    // Before the listeners of the controls: the wheel scrolls the page, and zooms with Ctrl. A pinch on a touchpad sends the
    // same event.
    canvas.addEventListener(
      'wheel',
      (event) => {
        if (!event.ctrlKey && !event.metaKey) event.stopImmediatePropagation();
      },
      {signal, capture: true, passive: true},
    );
    this.controls = new OrbitControls(this.camera, canvas);
    this.controls.minPolarAngle = 0.05;
    this.controls.maxPolarAngle = Math.PI - 0.05;
    // A vertical swipe scrolls the page, a horizontal one turns the model, and two fingers zoom.
    canvas.style.touchAction = 'pan-y';
    this.controls.addEventListener('change', () => onChange(this.view()));
    canvas.addEventListener(
      'keydown',
      (event) => {
        const step = orbitStep(event);
        if (!step) return;
        event.preventDefault();
        this.take(step);
      },
      {signal},
    );
  }

  /** Shows a complete box from the front, and makes that the view that reset returns to. */
  fit(box: Box3): void {
    this.fitted = box.clone();
    this.followed.set(0, 0, 0);
    this.frame(box);
  }

  /** Moves with the model, without a report. @param offset from where the model was in `fit`, in meters */
  follow(offset: Vector3): void {
    const step = offset.clone().sub(this.followed);
    this.followed.copy(offset);
    this.controls.target.add(step);
    this.camera.position.add(step);
  }

  /** Fits the view to another pose, from the same side, unless the reader zoomed. @param box as if the model hadn't moved */
  fitPose(box: Box3): void {
    const isWhole = this.view().zoom === 1;
    this.fitted = box;
    this.limit(fittingDistance(box, this.camera));
    if (isWhole) this.place(box.getCenter(new Vector3()).add(this.followed), this.distance);
  }

  /** Keeps the zoom if the aspect ratio of the canvas changes. */
  refit(): void {
    if (!this.fitted) return;
    const {zoom} = this;
    this.limit(fittingDistance(this.fitted, this.camera));
    this.place(this.controls.target, this.distance / zoom);
  }

  /** Zooms in on a part of the model; the reset view stays the same. */
  lookAt(box: Box3): void {
    this.place(box.getCenter(new Vector3()), fittingDistance(box, this.camera));
  }

  take(step: OrbitStep): void {
    const {controls} = this;
    if (step === 'reset') {
      if (this.fitted) this.frame(this.fitted.clone().translate(this.followed));
    } else if ('turn' in step) {
      controls.rotateLeft(MathUtils.degToRad(-step.turn));
      controls.rotateUp(MathUtils.degToRad(step.tilt));
    } else if ('zoom' in step) {
      controls.dollyIn(step.zoom);
    } else {
      const distance = controls.getDistance();
      this.place(new Vector3(0, distance * step.lift, 0).add(controls.target), distance);
    }
  }

  /** Azimuth is 0 from the front and 90 from the model's left side; zoom is 2 at half the distance at which it fits. */
  view() {
    return {
      azimuth: Math.round(MathUtils.radToDeg(this.controls.getAzimuthalAngle())),
      elevation: Math.round(90 - MathUtils.radToDeg(this.controls.getPolarAngle())),
      zoom: Math.round(this.zoom * 100) / 100,
    };
  }

  dispose(): void {
    this.listening.abort();
    this.controls.dispose();
  }

  private frame(box: Box3): void {
    this.limit(fittingDistance(box, this.camera));
    frameBox(this.camera, box);
    this.controls.target.copy(box.getCenter(new Vector3()));
    this.controls.update();
  }

  private limit(distance: number): void {
    this.distance = distance;
    this.controls.minDistance = distance * 0.08;
    this.controls.maxDistance = distance * 2.5;
  }

  private get zoom(): number {
    return this.distance / this.controls.getDistance();
  }

  /** Looks at a point from the same side. */
  private place(target: Vector3, distance: number): void {
    this.camera.position.sub(this.controls.target).setLength(distance).add(target);
    this.controls.target.copy(target);
    // Reports only actual changes.
    this.controls.update();
  }
}

import {MathUtils, Spherical, Vector3, type Box3, type PerspectiveCamera} from 'three';
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

  /** Keeps the zoom if the aspect ratio of the canvas changes. */
  refit(): void {
    if (!this.fitted) return;
    const from = this.spherical();
    const distance = fittingDistance(this.fitted, this.camera);
    from.radius *= distance / this.distance;
    this.limit(distance);
    this.place(this.controls.target.clone(), from);
  }

  /** Zooms in on a part of the model; the reset view stays the same. */
  lookAt(box: Box3): void {
    const {theta, phi} = this.spherical();
    this.place(box.getCenter(new Vector3()), new Spherical(fittingDistance(box, this.camera), phi, theta));
  }

  take(step: OrbitStep): void {
    if (step === 'reset') {
      if (this.fitted) this.frame(this.fitted.clone().translate(this.followed));
      return;
    }
    const from = this.spherical();
    const target = this.controls.target.clone();
    if ('turn' in step) {
      from.theta += MathUtils.degToRad(step.turn);
      from.phi = MathUtils.clamp(from.phi - MathUtils.degToRad(step.tilt), 0.05, Math.PI - 0.05);
    } else if ('zoom' in step) {
      from.radius = MathUtils.clamp(from.radius * step.zoom, this.controls.minDistance, this.controls.maxDistance);
    } else {
      target.y += from.radius * step.lift;
    }
    this.place(target, from);
  }

  /** Azimuth is 0 from the front and 90 from the model's left side; zoom is 2 at half the distance at which it fits. */
  view() {
    const {theta, phi, radius} = this.spherical();
    return {
      azimuth: Math.round(MathUtils.radToDeg(theta)),
      elevation: Math.round(90 - MathUtils.radToDeg(phi)),
      zoom: Math.round((this.distance / radius) * 100) / 100,
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

  private spherical(): Spherical {
    return new Spherical().setFromVector3(this.camera.position.clone().sub(this.controls.target));
  }

  private place(target: Vector3, from: Spherical): void {
    this.controls.target.copy(target);
    this.camera.position.setFromSpherical(from).add(target);
    // Reports only actual changes.
    this.controls.update();
  }
}

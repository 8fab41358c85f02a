import {Timer} from 'three';

/** Requests a frame when something changed, every frame during animation, and none while the canvas is hidden. */
export class FrameLoop {
  private readonly timer = new Timer();
  private readonly ending = new AbortController();
  private readonly sighting: IntersectionObserver;
  private inSight = true;
  private frame = 0;

  /** @param onFrame gets the seconds since the frame before, and says whether something moves on */
  constructor(
    canvas: HTMLCanvasElement,
    private readonly onFrame: (seconds: number) => boolean,
  ) {
    document.addEventListener('visibilitychange', () => this.request(), {signal: this.ending.signal});
    this.sighting = new IntersectionObserver(([entry]) => {
      this.inSight = entry?.isIntersecting ?? true;
      this.request();
    });
    this.sighting.observe(canvas);
  }

  /** Requests a frame, unless one is pending. While the canvas is hidden, the frame waits until it is visible. */
  request(): void {
    if (this.frame || this.ending.signal.aborted || !this.inSight || document.hidden) return;
    this.frame = requestAnimationFrame((now) => {
      this.frame = 0;
      this.timer.update(now);
      // After a pause while hidden, a clip resumes where it was.
      if (this.onFrame(Math.min(this.timer.getDelta(), 0.1))) this.request();
    });
  }

  dispose(): void {
    this.ending.abort();
    this.sighting.disconnect();
    cancelAnimationFrame(this.frame);
    this.timer.dispose();
  }
}

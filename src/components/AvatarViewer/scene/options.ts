import type {View} from './view';

export interface SceneOptions {
  /** The graphics card stopped. Dispose of the scene, and create another one on a new canvas. */
  readonly onLost?: () => void;
  /** The second of the shown clip, after each change. */
  readonly onTime?: (seconds: number) => void;
  readonly onView?: (view: View) => void;
  /** A layer over the canvas for the joints' names. Names stay inside it. */
  readonly labels?: HTMLElement;
  /** No clip starts by itself. */
  readonly reducedMotion?: boolean;
}

export interface LoadOptions {
  /** Reads a VRM's expressions, too, with another chunk of about 40 KB. */
  readonly loadVrm?: boolean;
}

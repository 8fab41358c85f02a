import type {View} from './view';

export interface SceneOptions {
  /** The WebGL context was lost. Dispose of the scene, and create another one on a new canvas. */
  readonly onLost?: () => void;
  /** Current time of the clip in seconds, after each change. */
  readonly onTime?: (seconds: number) => void;
  readonly onView?: (view: View) => void;
  /** A layer over the canvas for the joints' names, which stay inside it. */
  readonly labels?: HTMLElement;
  /** Don't start a clip automatically. */
  readonly reducedMotion?: boolean;
}

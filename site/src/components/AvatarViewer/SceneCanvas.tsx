import {type RefObject} from 'react';

export interface SceneCanvasProps {
  readonly canvas: RefObject<HTMLCanvasElement | null>;
  readonly label: string;
  /** Id of the text that explains the keys, if `label` doesn't. */
  readonly describedBy?: string | undefined;
}

/** The canvas of a 3D view, which takes keys. */
export default function SceneCanvas({canvas, label, describedBy}: SceneCanvasProps) {
  return (
    <canvas
      ref={canvas}
      tabIndex={0}
      role="application"
      aria-roledescription="3D view"
      aria-label={label}
      aria-describedby={describedBy}
    />
  );
}

import {type ReactNode} from 'react';
import overlay from './overlay.module.css';
import SceneCanvas, {type SceneCanvasProps} from './SceneCanvas';
import shared from './styles.module.css';
import type {ShownScene} from './useAvatarScene';

interface Props extends Omit<SceneCanvasProps, 'canvas'> {
  readonly shown: ShownScene;
  /** What loads: "the 3D view". */
  readonly loads?: string;
  readonly children?: ReactNode;
}

/** The canvas of a scene, with the names of its joints and its messages. */
export default function SceneStage({shown, label, describedBy, loads = 'the 3D view', children}: Props) {
  const {canvas, labels, loading, seen} = shown;
  return (
    <div className="stage">
      <SceneCanvas {...{canvas, label, describedBy}} />
      <div ref={labels} className={overlay.labels} data-labels aria-hidden="true" />
      {loading && (
        <p className={shared.loading} role="status">
          Loading {loads} …
        </p>
      )}
      <p className="visually-hidden" role="status">
        {seen}
      </p>
      {children}
    </div>
  );
}

import React, {useEffect, useId, useState, type ReactNode} from 'react';
import {stillSize} from '@avaturn-docs/avatar-scene/first-view';
import ModelParts from './ModelParts';
import ShownParts from './ShownParts';
import Timeline from './Timeline';
import ViewControls from './ViewControls';
import styles from './live.module.css';
import frame from './styles.module.css';
import type {ModelSource, ModelSummary} from './scene';
import {useAvatarScene, type Failure} from './useAvatarScene';

export interface LiveViewerProps {
  /** Another object loads again: keep it the same while the model stays. */
  readonly source: ModelSource;
  /** What is shown: "Maya, T2". */
  readonly name: string;
  /** Name of the saved picture, without its ending. */
  readonly pictureName: string;
  /** Reads a VRM's expressions, too. */
  readonly loadVrm?: boolean;
  /** Meshes to outline, by name; the reader may change that. */
  readonly marked?: readonly string[];
  /** Shown in place of the model until it is there. */
  readonly poster?: ReactNode;
  readonly onReady?: (summary: ModelSummary) => void;
  /** The view cannot go on. Take it away, say why, and offer to try again with a new one (another `key`). */
  readonly onFailure: (failure: Failure) => void;
}

const noMarks: readonly string[] = [];

/** The live view of a model with all its controls. It starts at once: import it when the reader asks. */
export default function LiveViewer(props: LiveViewerProps): ReactNode {
  const {source, name, pictureName, loadVrm = false, marked = noMarks, poster, onReady, onFailure} = props;
  const {canvas, labels, clock, scene, summary, loading, seen} = useAvatarScene(source, loadVrm, onFailure);
  const [clip, setClip] = useState('');
  const [playing, setPlaying] = useState(false);
  const [marks, setMarks] = useState(marked);
  const [round, setRound] = useState(0);
  const keys = useId();

  useEffect(() => {
    if (!scene || !summary) return;
    setClip(summary.clips[0]?.name ?? '');
    setPlaying(scene.playing);
    setRound((before) => before + 1);
    // The button that started it is gone, and the keys are for the view.
    if (document.activeElement === document.body) canvas.current?.focus({preventScroll: true});
    onReady?.(summary);
    // Only a new model is a new beginning.
  }, [scene, summary]);
  useEffect(() => setMarks(marked), [marked]);
  useEffect(() => scene?.mark(marks), [scene, summary, marks]);

  const play = (next: boolean): void => {
    setPlaying(next);
    scene?.setPlaying(next);
  };
  return (
    <div className={styles.frame}>
      <div className={styles.live} data-ready={scene !== null}>
        <div className={styles.stage} style={{aspectRatio: stillSize.width / stillSize.height}}>
          <canvas
            ref={canvas}
            className={styles.canvas}
            tabIndex={0}
            role="application"
            aria-roledescription="3D view"
            aria-label={name}
            aria-describedby={keys}
          />
          <div ref={labels} className={styles.labels} aria-hidden="true" />
          {!scene && poster}
          {loading && (
            <p className={styles.loading} role="status">
              Loading the 3D view …
            </p>
          )}
          <p id={keys} className="visually-hidden">
            Arrow keys turn and tilt, + and - zoom, Shift with up or down moves up or down, Home or 0 goes back to the
            first view.
          </p>
          <p className="visually-hidden" role="status">
            {seen}
          </p>
        </div>
        {scene && summary && (
          <div className={styles.panel}>
            {marks.length > 0 && <p className={frame.legend}>Outlined: {marks.join(', ')}</p>}
            <ViewControls scene={scene} hasHead={summary.hasHead} />
            {summary.clips.length > 0 && (
              <Timeline
                {...{scene, clock, clip, playing}}
                clips={summary.clips}
                onPlaying={play}
                onClip={(next) => {
                  setClip(next);
                  scene.setClip(next || null);
                  if (!next) play(false);
                }}
              />
            )}
            <ShownParts scene={scene} hasJoints={summary.joints.length > 0} pictureName={pictureName} />
            <ModelParts key={round} scene={scene} summary={summary} marked={marks} onMark={setMarks} />
          </div>
        )}
      </div>
    </div>
  );
}

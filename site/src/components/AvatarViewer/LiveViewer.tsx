import {useEffect, useId, useLayoutEffect, useRef, useState, type ReactNode} from 'react';
import type {Motion} from '@avaturn-docs/avatar-glb/source-motion';
import ModelParts from './ModelParts';
import SceneStage from './SceneStage';
import StageButtons from './StageButtons';
import Timeline, {type Pose} from './Timeline';
import styles from './live.module.css';
import shared from './styles.module.css';
import type {ModelSource, ModelSummary} from './scene';
import {useAvatarScene} from './useAvatarScene';

/** What a clip was made from. */
export interface ClipOrigin {
  /** File name. */
  readonly name: string;
  readonly motion: Motion;
  readonly report: ReactNode;
}

export interface LiveViewerProps {
  readonly source: ModelSource;
  readonly name: string;
  /** File name of the saved picture, without extension. */
  readonly pictureName: string;
  /** Also reads a VRM's expressions. */
  readonly loadVrm?: boolean;
  /** Names of meshes to outline; the reader may change the selection. */
  readonly marked?: readonly string[];
  /** Shown beside the first clips of the model, in their order. */
  readonly origins?: readonly ClipOrigin[] | undefined;
  readonly poster?: ReactNode;
  readonly onReady?: (summary: ModelSummary) => void;
  /** The view failed. Remove it, show the reason, and offer a retry with a new `key`. */
  readonly onFailure: (why: string) => void;
}

const noMarks: readonly string[] = [];
const restPose: Pose = {name: 'Rest pose', armsLowered: 0};
const aPose: Pose = {name: 'A-pose', armsLowered: 45};

/** Only avatars and clothing have arms to lower. Glasses, hair and shoes have their joints, too. */
function posesOf({joints, height}: ModelSummary): readonly Pose[] {
  return height > 0.5 && joints.includes('LeftArm') ? [restPose, aPose] : [restPose];
}

/** The 3D view of a model with all its controls. It starts immediately, so import it on request. */
export default function LiveViewer(props: LiveViewerProps) {
  const {source, name, pictureName, loadVrm, marked = noMarks, origins, poster, onReady, onFailure} = props;
  const shown = useAvatarScene(source, onFailure, {loadVrm});
  const {clock, scene, summary, loads} = shown;
  const [clip, setClip] = useState('');
  const [playing, setPlaying] = useState(false);
  const [marks, setMarks] = useState(marked);
  const [atHead, setAtHead] = useState(false);
  const frame = useRef<HTMLDivElement>(null);
  const keys = useId();

  const play = (next: boolean): void => {
    setPlaying(next);
    scene?.setPlaying(next);
  };
  const look = (head: boolean): void => {
    setAtHead(head);
    if (head) scene?.lookAtHead();
    else scene?.move('reset');
  };
  const choose = (name: string): void => {
    const pose = summary?.clips.some((one) => one.name === name)
      ? undefined
      : [restPose, aPose].find((one) => one.name === name);
    setClip(name);
    scene?.setClip(pose ? null : name, pose?.armsLowered);
    if (pose) play(false);
  };
  // Before the first frame with controls, which would show an empty clip.
  useLayoutEffect(() => {
    if (!scene || !summary) return;
    setClip(summary.clips[0]?.name ?? restPose.name);
    setAtHead(false);
    setPlaying(scene.playing);
    // A VRM is judged by its rest pose. The clips of its GLB aren't its own motion.
    if (loadVrm) choose(restPose.name);
    onReady?.(summary);
    // Only a new model resets the controls.
  }, [scene, summary]);
  useEffect(() => setMarks(marked), [marked]);
  useEffect(() => scene?.mark(marks), [scene, summary, marks]);

  const origin = origins?.[summary?.clips.findIndex((one) => one.name === clip) ?? -1];
  useEffect(() => {
    if (origins) scene?.setSource(origin?.motion ?? null);
  }, [scene, summary, origin]);

  const poses = summary ? posesOf(summary) : [];
  const canPose = summary !== null && (summary.clips.length > 0 || poses.length > 1);
  return (
    <div className={shared.frame}>
      <div ref={frame} className={`stack ${styles.live}`} data-ready={scene !== null}>
        <div className={`stack ${styles.player}`}>
          <SceneStage
            shown={shown}
            label={origin ? `Source ${origin.name} and result ${name}` : name}
            describedBy={keys}
          >
            {!scene && poster}
            <p id={keys} className="visually-hidden">
              Arrow keys turn and tilt, + and - zoom, Shift with up or down moves up or down, Home or 0 resets the view.
            </p>
            {scene && summary && (
              <StageButtons
                hasJoints={summary.joints.length > 0}
                {...{scene, pictureName, frame}}
                isSmall={origin !== undefined}
                onReset={() => look(false)}
              />
            )}
          </SceneStage>
          {origin && (
            <p className={styles.pair}>
              <span>Source: {origin.name}</span>
              <span>Result: {name}</span>
            </p>
          )}
          {scene && summary && (canPose || summary.hasHead) && (
            <div className="tool-bar">
              {canPose && (
                <Timeline
                  {...{scene, clock, clip, playing, poses}}
                  clips={summary.clips}
                  added={origins?.length ?? 0}
                  onPlaying={play}
                  onClip={choose}
                />
              )}
              {summary.hasHead && (
                <button type="button" className="quiet-button" aria-pressed={atHead} onClick={() => look(!atHead)}>
                  Head
                </button>
              )}
            </div>
          )}
        </div>
        {origin && <p className="secondary">{origin.report}</p>}
        {scene && summary && (
          <div className="stack">
            {marks.length > 0 && <p className="secondary">Outlined: {marks.join(', ')}</p>}
            <ModelParts
              key={loads}
              {...{scene, summary}}
              marked={marks}
              onMark={setMarks}
              onFace={() => summary.hasHead && !atHead && look(true)}
            />
          </div>
        )}
      </div>
    </div>
  );
}

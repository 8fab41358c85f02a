import {useEffect, useState, useSyncExternalStore, type RefObject} from 'react';
import Icon, {type IconName} from './Icon';
import styles from './overlay.module.css';
import {saveFile} from './save-file';
import type {AvatarScene} from './scene';
import {turnStep, zoomStep} from './scene/orbit-keys';

export interface StageButtonsProps {
  readonly scene: AvatarScene;
  readonly hasJoints: boolean;
  /** File name of the saved picture, without extension. */
  readonly pictureName: string;
  /** The element to show in full screen. */
  readonly frame: RefObject<HTMLElement | null>;
  readonly onReset: () => void;
  /** Without the labels, which would cover a model on the left. */
  readonly isSmall?: boolean;
}

/** The buttons over the canvas: display options on the left, view on the right. */
export default function StageButtons(props: StageButtonsProps) {
  const {scene, hasJoints, pictureName, frame, onReset, isSmall = false} = props;
  const [skeleton, setSkeleton] = useState(false);
  const [wireframe, setWireframe] = useState(false);
  useEffect(() => scene.setSkeleton(skeleton), [scene, skeleton]);
  useEffect(() => scene.setWireframe(wireframe), [scene, wireframe]);
  return (
    <>
      <div className={styles.buttons} data-small={isSmall} role="group" aria-label="Show">
        {hasJoints && (
          <StageButton label="Skeleton" icon="skeleton" pressed={skeleton} onClick={() => setSkeleton(!skeleton)} />
        )}
        <StageButton label="Wireframe" icon="wireframe" pressed={wireframe} onClick={() => setWireframe(!wireframe)} />
        <StageButton
          label="Save picture"
          icon="picture"
          onClick={() => void scene.picture().then((picture) => saveFile(`${pictureName}.png`, 'image/png', picture))}
        />
      </div>
      <div className={styles.buttons} role="group" aria-label="View">
        <FullScreenButton frame={frame} />
        <StageButton label="Zoom in" icon="nearer" onClick={() => scene.move({zoom: zoomStep})} />
        <StageButton label="Zoom out" icon="farther" onClick={() => scene.move({zoom: 1 / zoomStep})} />
        <StageButton label="Turn left" icon="left" onClick={() => scene.move({turn: -turnStep, tilt: 0})} />
        <StageButton label="Turn right" icon="right" onClick={() => scene.move({turn: turnStep, tilt: 0})} />
        <StageButton label="Reset view" icon="reset" onClick={onReset} />
      </div>
    </>
  );
}

interface StageButtonProps {
  readonly label: string;
  readonly icon: IconName;
  readonly pressed?: boolean;
  readonly onClick: () => void;
}

function StageButton({label, icon, pressed, onClick}: StageButtonProps) {
  return (
    <button type="button" className="quiet-button" title={label} aria-pressed={pressed} onClick={onClick}>
      <Icon name={icon} />
      <span>{label}</span>
    </button>
  );
}

function onFullScreenChange(changed: () => void): () => void {
  document.addEventListener('fullscreenchange', changed);
  return () => document.removeEventListener('fullscreenchange', changed);
}

/** Hidden if the browser can't show an element in full screen, such as on an iPhone. */
function FullScreenButton({frame}: Pick<StageButtonsProps, 'frame'>) {
  const isFull = useSyncExternalStore(onFullScreenChange, () => document.fullscreenElement !== null);
  if (!document.fullscreenEnabled) return null;
  return (
    <StageButton
      label={isFull ? 'Exit full screen' : 'Full screen'}
      icon={isFull ? 'shrink' : 'enlarge'}
      onClick={() => void (isFull ? document.exitFullscreen() : frame.current?.requestFullscreen())}
    />
  );
}

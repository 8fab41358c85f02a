import React, {type ReactNode} from 'react';
import Icon, {type IconName} from './Icon';
import styles from './live.module.css';
import type {AvatarScene} from './scene';
import {turnStep, zoomStep} from './scene/orbit-keys';

export interface ViewControlsProps {
  readonly scene: AvatarScene;
  /** Whether there is a head to move near to. */
  readonly hasHead: boolean;
}

/** What a drag or two fingers do, as buttons. */
export default function ViewControls({scene, hasHead}: ViewControlsProps): ReactNode {
  const button = (label: string, icon: IconName, onClick: () => void): ReactNode => (
    <button type="button" className={styles.icon} aria-label={label} title={label} onClick={onClick}>
      <Icon name={icon} />
    </button>
  );
  return (
    <div className={styles.row} role="group" aria-label="View">
      {button('Turn left', 'left', () => scene.move({turn: -turnStep, tilt: 0}))}
      {button('Turn right', 'right', () => scene.move({turn: turnStep, tilt: 0}))}
      {button('Zoom in', 'nearer', () => scene.move({zoom: zoomStep}))}
      {button('Zoom out', 'farther', () => scene.move({zoom: 1 / zoomStep}))}
      {hasHead && (
        <button type="button" onClick={() => scene.lookAtHead()}>
          Head
        </button>
      )}
      <button type="button" onClick={() => scene.move('reset')}>
        Reset view
      </button>
    </div>
  );
}

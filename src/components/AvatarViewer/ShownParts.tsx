import React, {useState, type ReactNode} from 'react';
import styles from './live.module.css';
import {saveFile} from './save-file';
import type {AvatarScene} from './scene';

export interface ShownPartsProps {
  readonly scene: AvatarScene;
  readonly hasJoints: boolean;
  /** Name of the saved picture, without its ending. */
  readonly pictureName: string;
}

/** What is drawn of the model beside its surface, and a picture of all that is shown. */
export default function ShownParts({scene, hasJoints, pictureName}: ShownPartsProps): ReactNode {
  const [skeleton, setSkeleton] = useState(false);
  const [wireframe, setWireframe] = useState(false);
  const toggle = (label: string, on: boolean, set: (on: boolean) => void, show: (on: boolean) => void): ReactNode => (
    <button
      type="button"
      aria-pressed={on}
      onClick={() => {
        set(!on);
        show(!on);
      }}
    >
      {label}
    </button>
  );
  return (
    <div className={styles.row} role="group" aria-label="Show">
      {hasJoints && toggle('Skeleton', skeleton, setSkeleton, (on) => scene.setSkeleton(on))}
      {toggle('Wireframe', wireframe, setWireframe, (on) => scene.setWireframe(on))}
      <button
        type="button"
        onClick={() => void scene.picture().then((picture) => saveFile(`${pictureName}.png`, 'image/png', picture))}
      >
        Save picture
      </button>
    </div>
  );
}

import React, {type ReactNode} from 'react';
import '../../css/controls.css';
import styles from './styles.module.css';

const picture = {width: 1280, height: 540, loading: 'lazy', decoding: 'async'} as const;

/**
 * The same person as T1 and T2. A switch moves `jawOpen` on both, and only T2 follows; it works without JavaScript. Each
 * file shows both faces, and the hidden one loads when it is shown.
 */
export default function TypeFaces(): ReactNode {
  return (
    <figure className={styles.figure} data-component="TypeFaces">
      <input type="checkbox" role="switch" id="open-mouth" defaultChecked />
      <label htmlFor="open-mouth">
        {' '}
        Open the mouth: set <code>jawOpen</code> to 1
      </label>
      <div className={styles.faces}>
        <img
          className={styles.closed}
          src="/img/bodies/faces-closed.webp"
          alt="Maya as a T1 and as a T2 avatar, with the mouth closed."
          {...picture}
        />
        <img
          className={styles.open}
          src="/img/bodies/faces-open.webp"
          alt="Maya as a T1 avatar, whose mouth stays closed, and as a T2 avatar, whose mouth is open."
          {...picture}
        />
        <p>
          <strong>T1</strong> has a static face.
        </p>
        <p>
          <strong>T2</strong> has a face you can animate.
        </p>
      </div>
      <figcaption>
        Maya is a sample, not a real person. Her files have the structure of an export, but aren’t platform exports.
      </figcaption>
    </figure>
  );
}

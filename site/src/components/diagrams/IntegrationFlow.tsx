import React, {type ReactNode} from 'react';
import clsx from 'clsx';
import styles from './IntegrationFlow.module.css';

function Place({name, text}: {readonly name: string; readonly text: string}): ReactNode {
  return (
    <li className={clsx(styles.place, text === 'optional' && styles.optional)}>
      <strong>{name}</strong> {text}
    </li>
  );
}

/** Creator, app, server and REST API in one row, and in one column on a phone, with what goes from one to the next. */
export default function IntegrationFlow(): ReactNode {
  return (
    <figure>
      <ul className={styles.row}>
        <Place name="Creator" text="camera, editor, Next button" />
        <li className={styles.way}>
          <div className={styles.back}>1 The app opens it</div>
          <img src="/img/models/t2-female.webp" alt="A sample avatar" width={48} height={48} loading="lazy" />
          <div>2 Export: GLB and avatar id</div>
        </li>
        <Place name="Your app" text="web page, web view, Unity, or Unreal" />
        <li className={styles.way}>
          <div>3 Keeps file and ids</div>
        </li>
        <Place name="Your server" text="optional" />
        <li className={styles.way}>
          <div>Users, sessions, exports</div>
        </li>
        <Place name="REST API" text="optional" />
      </ul>
      <figcaption>Every integration runs like this. Only the app differs.</figcaption>
    </figure>
  );
}

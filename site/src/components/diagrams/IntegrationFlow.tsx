import React, {type ReactNode} from 'react';
import clsx from 'clsx';
import styles from './IntegrationFlow.module.css';

function Place({name, text, kind}: {readonly name: string; readonly text: string; readonly kind?: string}): ReactNode {
  return (
    <li className={clsx(styles.place, kind && styles[kind])}>
      <strong>{name}</strong> {text}
    </li>
  );
}

/** Creator, app, server and REST API in one row, and in one column on a phone: what goes from one to the next, in order. */
export default function IntegrationFlow(): ReactNode {
  return (
    <figure>
      <ol className={styles.row}>
        <Place name="Creator" text="camera, editor, Next button" kind="creator" />
        <li className={styles.way}>
          <span className={styles.back}>1. The app opens it</span>
          <img src="/img/models/t2-female.webp" alt="" width={48} height={48} loading="lazy" />
          <span className={styles.on}>2. Export: GLB and avatar id</span>
        </li>
        <Place name="Your app" text="web page, web view, Unity, or Unreal" />
        <li className={styles.way}>
          <span className={styles.on}>3. Keeps file and ids</span>
        </li>
        <Place name="Your server" text="optional" kind="optional" />
        <li className={styles.way}>
          <span className={styles.on}>Users, sessions, exports</span>
        </li>
        <Place name="REST API" text="optional" kind="optional" />
      </ol>
      <figcaption>Every integration runs like this. Only the app differs.</figcaption>
    </figure>
  );
}

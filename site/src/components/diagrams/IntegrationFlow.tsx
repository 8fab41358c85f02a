import clsx from 'clsx';
import arrow from './arrow.module.css';
import styles from './IntegrationFlow.module.css';

function Place({name, text}: {readonly name: string; readonly text: string}) {
  return (
    <li className={clsx(styles.place, text === 'optional' && styles.optional)}>
      <strong>{name}</strong> {text}
    </li>
  );
}

function Way({text, isBack = false}: {readonly text: string; readonly isBack?: boolean}) {
  return (
    <div className={clsx(isBack && styles.back)}>
      {text}
      <span className={clsx(arrow.arrow, isBack && arrow.back)} />
    </div>
  );
}

/** Creator, app, server and REST API in one row, and in one column on a phone, with what goes from one to the next. */
export default function IntegrationFlow() {
  return (
    <figure>
      <ul className={`bare-list secondary ${styles.row}`}>
        <Place name="Creator" text="camera, editor, Next button" />
        <li className={styles.way}>
          <Way text="1 Your app opens it" isBack />
          <img src="/img/models/t2-female.webp" alt="A sample avatar" width={48} height={48} loading="lazy" />
          <Way text="2 It exports GLB and avatar ID" />
        </li>
        <Place name="Your app" text="web page, web view, Unity, or Unreal" />
        <li className={styles.way}>
          <Way text="3 Your app sends file and IDs" />
        </li>
        <Place name="Your server" text="optional" />
        <li className={styles.way}>
          <Way text="Users, sessions, exports" />
        </li>
        <Place name="REST API" text="optional" />
      </ul>
      <figcaption>Integrations that open the creator all run like this. Only the app differs.</figcaption>
    </figure>
  );
}

import React, {useId, type ReactNode} from 'react';
import {unconfirmedReasons, type UnconfirmedReason} from '@avaturn-docs/platform/unconfirmed';
import styles from './styles.module.css';

/** The reason, or the key of a shared one. */
export type UnconfirmedProps = {readonly reason: string} | {readonly because: UnconfirmedReason};

function reasonOf(props: UnconfirmedProps): string {
  if ('reason' in props) return props.reason;
  if (!Object.hasOwn(unconfirmedReasons, props.because)) {
    throw new Error(`platform/unconfirmed.ts has no reason "${props.because}". Add it, or write reason="…".`);
  }
  return unconfirmedReasons[props.because];
}

/**
 * A mark for a statement that no source confirms. It opens the reason and a link to the legend, which plugins/page-facts
 * adds to the end of the page. A popover works with keyboard, touch, and without JavaScript.
 */
export default function Unconfirmed(props: UnconfirmedProps): ReactNode {
  const id = useId();
  return (
    <span className={styles.mark} data-component="Unconfirmed">
      <button type="button" className={styles.button} popoverTarget={id}>
        <span className="visually-hidden">unconfirmed</span>
      </button>
      <span className="popover" id={id} popover="auto">
        <span role="note">{reasonOf(props)}</span> <a href="#unconfirmed">About this mark</a>
      </span>
    </span>
  );
}

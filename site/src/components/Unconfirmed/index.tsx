import {useId} from 'react';
import type {Mark} from '@avaturn-docs/platform/unconfirmed';
import InlineText from '../InlineText';
import styles from './styles.module.css';

/**
 * A mark for a statement that no source confirms: it opens the reason and a link to the legend, also without JavaScript.
 * What the platform contradicts is text, so that Markdown, search and assistants have it.
 */
export default function Unconfirmed({reason, contradiction}: Mark) {
  const id = useId();
  return (
    <>
      {reason && (
        <span className={styles.mark} data-component="Unconfirmed">
          <button type="button" className={styles.button} popoverTarget={id}>
            <span className="visually-hidden">unconfirmed</span>
          </button>
          <span className="popover" id={id} popover="auto">
            <span role="note">
              <InlineText>{reason}</InlineText>
            </span>{' '}
            <a href="#unconfirmed">About this mark</a>
          </span>
        </span>
      )}
      {contradiction && <strong> {contradiction}</strong>}
    </>
  );
}

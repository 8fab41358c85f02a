import React, {type CSSProperties, type ReactNode} from 'react';
import clsx from 'clsx';
import InlineText from '../InlineText';
import styles from './SequenceDiagram.module.css';

export interface SequenceStep {
  /** Index of the party that acts. */
  readonly from: number;
  /** Index of the party that it reaches; the same as `from` where a party acts on its own. */
  readonly to: number;
  /** Inline Markdown. */
  readonly text: string;
}

export interface SequenceDiagramProps {
  /** Says what is shown: inline Markdown. */
  readonly caption: string;
  /** From left to right; four fit on a phone. */
  readonly parties: readonly string[];
  readonly steps: readonly SequenceStep[];
}

/** Place of a party's line, as a share of the width. */
const lane = (index: number, count: number) => `${(100 * (index + 0.5)) / count}%`;

function Arrow({from, to, count}: {readonly from: number; readonly to: number; readonly count: number}): ReactNode {
  if (from === to) {
    return <span className={styles.dot} style={{left: lane(from, count)}} aria-hidden="true" />;
  }
  const [left, right] = from < to ? [from, to] : [to, from];
  return (
    <span
      className={clsx(styles.arrow, from > to && styles.back)}
      style={{left: lane(left, count), width: `${(100 * (right - left)) / count}%`}}
      aria-hidden="true"
    />
  );
}

/**
 * Who tells whom what, in order. It is a numbered list, and reads as one: the lines of the parties and the arrows between
 * them are drawn around its text by CSS, so it follows the color mode, fits a phone and needs no script.
 *
 * @throws when a step names a party that is not there.
 */
export default function SequenceDiagram({caption, parties, steps}: SequenceDiagramProps): ReactNode {
  const nameOf = (index: number): string => {
    const name = parties[index];
    if (name === undefined) {
      throw new Error(`A step names party ${index}, and there are ${parties.length}. Count them from 0.`);
    }
    return name;
  };
  const count = parties.length;
  return (
    <figure className={styles.figure} style={{'--parties': count} as CSSProperties}>
      <div className={styles.parties} aria-hidden="true">
        {parties.map((name) => (
          <span key={name}>{name}</span>
        ))}
      </div>
      <ol className={styles.steps}>
        {steps.map(({from, to, text}) => (
          <li key={text}>
            <span className={styles.text}>
              <strong className={styles.route}>
                {nameOf(from)}
                {from !== to && ` → ${nameOf(to)}`}
              </strong>{' '}
              <InlineText>{text}</InlineText>
            </span>
            <Arrow from={from} to={to} count={count} />
          </li>
        ))}
      </ol>
      <figcaption>
        <InlineText>{caption}</InlineText>
      </figcaption>
    </figure>
  );
}

import React, {type CSSProperties, type ReactNode} from 'react';
import clsx from 'clsx';
import InlineText from '../InlineText';
import styles from './SequenceDiagram.module.css';

export interface SequenceStep {
  /** Index of the sending participant. */
  readonly from: number;
  /** Index of the receiving participant; the same as `from` for an internal step. */
  readonly to: number;
  /** Inline Markdown. */
  readonly text: string;
}

export interface SequenceDiagramProps {
  /** Describes the diagram: inline Markdown. */
  readonly caption: string;
  /** From left to right; up to four fit on a phone. */
  readonly parties: readonly string[];
  readonly steps: readonly SequenceStep[];
}

/** Position of a participant's line, as a share of the width. */
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
 * A sequence diagram. It is a numbered list in HTML; CSS draws lines and arrows around its text, so it follows the color
 * mode, fits a phone, and needs no JavaScript.
 *
 * @throws if a step has a participant that doesn't exist
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

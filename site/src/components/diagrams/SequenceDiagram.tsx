import {type CSSProperties} from 'react';
import clsx from 'clsx';
import InlineText from '../InlineText';
import arrow from './arrow.module.css';
import styles from './SequenceDiagram.module.css';

export interface SequenceStep {
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

/** Position and width of a step's arrow, or of one participant's column, as shares of the width. */
function spanOf({from, to}: SequenceStep, count: number): {readonly left: string; readonly width: string} {
  const width = Math.abs(to - from) || 1;
  const left = from === to ? from : Math.min(from, to) + 0.5;
  return {left: `${(100 * left) / count}%`, width: `${(100 * width) / count}%`};
}

/** A numbered list; CSS draws lines, and each text over its arrow. On a phone, each text names its participants instead. */
export default function SequenceDiagram({caption, parties, steps}: SequenceDiagramProps) {
  const count = parties.length;
  return (
    <figure className={styles.figure} style={{'--parties': count} as CSSProperties}>
      <div className={styles.parties} aria-hidden="true">
        {parties.map((name) => (
          <span key={name} className="chip">
            {name}
          </span>
        ))}
      </div>
      <ol className={styles.steps}>
        {steps.map((step) => {
          const {from, to, text} = step;
          const {left, width} = spanOf(step, count);
          return (
            <li key={text} style={{'--left': left, '--width': width} as CSSProperties}>
              <span className={styles.text}>
                <strong className={styles.route}>
                  {parties[from]}
                  {from !== to && ` → ${parties[to]}`}
                </strong>{' '}
                <InlineText>{text}</InlineText>
              </span>
              <span
                className={from === to ? styles.dot : clsx(arrow.arrow, styles.arrow, from > to && arrow.back)}
                aria-hidden="true"
              />
            </li>
          );
        })}
      </ol>
      <figcaption>
        <InlineText>{caption}</InlineText>
      </figcaption>
    </figure>
  );
}

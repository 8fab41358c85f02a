import React, {useEffect, useRef, type ReactNode} from 'react';
import {flow} from './found';

interface Props {
  readonly operation: string;
  /** Index of the flow's step; -1 outside the flow. */
  readonly position: number;
  readonly isCurrent: boolean;
  /** The request failed. */
  readonly failed: boolean;
  /** The webhook with the result hasn't arrived. */
  readonly awaits: boolean;
  /** The avatar that the creator saved. */
  readonly exported: string | undefined;
  /** Sends the example's values. */
  readonly repeat: () => void;
  readonly next: (operation: string) => void;
}

/** The flow's step, and the button for the next one. An avatar from the creator has that button also outside the flow. */
export default function NextStep(props: Props): ReactNode {
  const {operation, position, isCurrent, failed, awaits, exported, repeat, next} = props;
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    // The focus was in the creator, which is closed.
    if (exported !== undefined) {
      button.current?.focus({preventScroll: true});
      button.current?.parentElement?.scrollIntoView({block: 'nearest'});
    }
  }, [exported]);
  const isFlow = position >= 0;
  const inFlow = isFlow && isCurrent;
  const waits = operation === 'newSession' && exported === undefined;
  const following = flow[flow.indexOf(operation) + 1];
  const offers = !failed && (isFlow ? isCurrent && !waits : exported !== undefined);
  if (!isFlow && exported === undefined) return null;
  return (
    <div className="api-try-line">
      {isFlow && `Step ${position + 1} of ${flow.length}. `}
      {inFlow && failed && 'This step failed. Change the values and press Send, or repeat it with the example.'}
      {inFlow && !failed && waits && 'Next, finish an avatar in the creator.'}
      {inFlow && !failed && !following && !awaits && 'The flow is complete.'}
      {exported !== undefined && 'The creator saved the avatar. Next, export it as a file.'}
      {inFlow && failed && (
        <button type="button" className="api-try" onClick={repeat}>
          Repeat with the example
        </button>
      )}
      {offers && following && (
        <button ref={button} type="button" className="api-try" onClick={() => next(following)}>
          {`Next: ${titleOf(following)}`}
        </button>
      )}
    </div>
  );
}

/** Heading of an operation on the page, within a sentence. */
function titleOf(operation: string): string {
  const text = document.getElementById(operation)?.textContent ?? operation;
  return text.charAt(0).toLowerCase() + text.slice(1);
}

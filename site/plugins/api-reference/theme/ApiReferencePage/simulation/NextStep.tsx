import React, {useEffect, useRef, type ReactNode} from 'react';
import {flow} from '../../../flow';

interface Props {
  readonly operation: string;
  readonly isFlow: boolean;
  readonly failed: boolean;
  /** The webhook with the result hasn't arrived. */
  readonly awaits: boolean;
  /** The request had the id of a sample, because a step was skipped. */
  readonly isSample: boolean;
  /** The avatar that the creator saved. */
  readonly exported: string | undefined;
  readonly next: (operation: string) => void;
}

/** The button for the next step of the flow. An avatar from the creator has it also outside the flow. */
export default function NextStep({operation, isFlow, failed, awaits, isSample, exported, next}: Props): ReactNode {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    // The focus was in the creator, which is closed.
    if (exported !== undefined) {
      button.current?.focus({preventScroll: true});
      button.current?.parentElement?.scrollIntoView({block: 'nearest'});
    }
  }, [exported]);
  if (!isFlow && exported === undefined) return null;
  const step = flow.findIndex((entry) => entry.operation === operation);
  const following = flow[step + 1];
  const waits = operation === 'newSession' && exported === undefined;
  return (
    <div className="cluster">
      <span className="grow">
        {isSample && 'A step was skipped, so this request has the id of a sample. '}
        {text()}
      </span>
      {!failed && !waits && following && (
        <button ref={button} type="button" className="quiet-button" onClick={() => next(following.operation)}>
          Next: {following.makes} ›
        </button>
      )}
      {isFlow && !following && !awaits && (
        <button type="button" className="quiet-button" onClick={() => next(flow[0]!.operation)}>
          Start again
        </button>
      )}
    </div>
  );

  function text(): string {
    if (failed) return 'This step failed. Choose another token below, and press Send.';
    if (waits) return 'Next, finish an avatar in the creator.';
    if (exported !== undefined) return 'The creator saved the avatar.';
    if (!following) return awaits ? '' : 'The flow is complete.';
    return step === 0 ? 'The id goes into the next request.' : '';
  }
}

import {type RefObject} from 'react';
import TryAgain from '../TryAgain';
import {failureTexts, type JobState} from './protocol';
import styles from './styles.module.css';

export interface Props<Result> {
  readonly job: {readonly state: JobState<Result>; readonly cancel: () => void; readonly retry: () => void};
  readonly file?: string | undefined;
  /** Description of the job, such as "Checking jacket.glb". */
  readonly task: string;
  /** What is announced when the job is done. */
  readonly outcome: (result: Result) => string;
  /** Whether what follows shows the outcome, too, so that only screen readers need it here. */
  readonly isOutcomeShown?: boolean;
  /** Gets the focus when the reader cancels. */
  readonly field?: RefObject<HTMLInputElement | null>;
}

/** The progress of a job and its result, also for screen readers. */
export default function JobStatus<Result>({job, file, task, outcome, isOutcomeShown, field}: Props<Result>) {
  const {state} = job;
  return (
    <div>
      {/* Screen readers announce only text that appears in an existing status element. */}
      <p role="status" className={isOutcomeShown && state.kind === 'done' ? 'visually-hidden' : styles.status}>
        {state.kind === 'running' && `${task} …`}
        {state.kind === 'canceled' && 'Canceled.'}
        {state.kind === 'done' && outcome(state.result)}
      </p>
      {state.kind === 'running' && (
        <div className="cluster">
          <progress
            className="grow"
            aria-label={task}
            max={state.progress?.total ?? 1}
            value={state.progress ? state.progress.done : undefined}
          />
          {state.progress && <span className="secondary">{state.progress.step}</span>}
          <button
            type="button"
            className="quiet-button large"
            onClick={() => {
              job.cancel();
              field?.current?.focus();
            }}
          >
            Cancel
          </button>
        </div>
      )}
      {state.kind === 'failed' ? (
        <TryAgain message={failureTexts[state.cause]} onRetry={job.retry} />
      ) : (
        <div role="alert">
          {state.kind === 'refused' && (
            <p className="error-panel">{file === undefined ? state.message : `${file}: ${state.message}`}</p>
          )}
        </div>
      )}
    </div>
  );
}

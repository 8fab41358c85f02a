import {failureTexts, type JobState} from './protocol';
import styles from './styles.module.css';

export interface Props {
  readonly state: JobState<unknown>;
  readonly file?: string | undefined;
  /** Description of the job, such as "Checking jacket.glb". */
  readonly task: string;
  /** Announced when the job is done. */
  readonly outcome: string;
  /** Whether what follows shows the outcome, too, so that only screen readers need it here. */
  readonly isOutcomeShown?: boolean;
  readonly onCancel: () => void;
  readonly onRetry: () => void;
}

/** The progress of a job and its result, also for screen readers. */
export default function JobStatus({state, file, task, outcome, isOutcomeShown, onCancel, onRetry}: Props) {
  return (
    <div>
      {/* Screen readers announce only text that appears in an existing status element. */}
      <p role="status" className={isOutcomeShown && state.kind === 'done' ? 'visually-hidden' : styles.status}>
        {state.kind === 'running' && `${task} …`}
        {state.kind === 'canceled' && 'Canceled.'}
        {state.kind === 'done' && outcome}
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
          <button type="button" className="quiet-button large" onClick={onCancel}>
            Cancel
          </button>
        </div>
      )}
      <div role="alert">
        {state.kind === 'refused' && (
          <p className="error-panel">{file === undefined ? state.message : `${file}: ${state.message}`}</p>
        )}
        {state.kind === 'failed' && <p className="error-panel">{failureTexts[state.cause]}</p>}
      </div>
      {state.kind === 'failed' && (
        <button type="button" className="quiet-button large" onClick={onRetry}>
          Try again
        </button>
      )}
    </div>
  );
}

import React, {type ReactNode} from 'react';
import type {FailureCause, JobState} from './protocol';
import styles from './styles.module.css';

const failures: Readonly<Record<FailureCause, string>> = {
  load: 'The code for this did not arrive. Check your connection and try again.',
  memory: 'The browser has not enough memory for this file. Close other tabs, or reduce the textures and meshes first.',
  source: 'The file did not arrive. Check your connection and try again.',
  crash: 'This page failed at the file. Try again; if it fails once more, check the file with another glTF tool.',
};

export interface Props {
  readonly state: JobState<unknown>;
  /** What happens to the file, such as "Checking jacket.glb". */
  readonly task: string;
  /** Said when the job is done. */
  readonly outcome: string;
  readonly onCancel: () => void;
  readonly onRetry: () => void;
}

/** How a job goes, for eyes and for screen readers: the step it is at, and how it ended. */
export default function JobStatus({state, task, outcome, onCancel, onRetry}: Props): ReactNode {
  return (
    <div>
      {/* It has to be there before its text, or the text is not read out. */}
      <p role="status" className={styles.status}>
        {state.kind === 'running' && `${task} …`}
        {state.kind === 'canceled' && 'Canceled. Nothing of the file is kept.'}
        {state.kind === 'done' && outcome}
      </p>
      {state.kind === 'running' && (
        <div className={styles.row}>
          <progress
            className={styles.progress}
            aria-label={task}
            max={state.progress?.total ?? 1}
            value={state.progress ? state.progress.done : undefined}
          />
          <span className={styles.step}>{state.progress?.step ?? 'Loading the code'}</span>
          <button type="button" className={styles.button} onClick={onCancel}>
            Cancel
          </button>
        </div>
      )}
      <div role="alert">
        {state.kind === 'refused' && <p className={styles.refusal}>{state.message}</p>}
        {state.kind === 'failed' && <p className={styles.refusal}>{failures[state.cause]}</p>}
      </div>
      {state.kind === 'failed' && (
        <button type="button" className={styles.button} onClick={onRetry}>
          Try again
        </button>
      )}
    </div>
  );
}

import {useEffect, useState} from 'react';
import ErrorBoundary from '@docusaurus/ErrorBoundary';
import Link from '@docusaurus/Link';
import {realCreatorUrl} from '../../../data/outside-links';
import {kinds, type DemoKind, type DemoName, type DemoStep} from './kinds';
import useOnRequest from '../../useOnRequest';
import TryAgain from '../TryAgain';
import Still from './Still';
import '../../css/controls.css';
import styles from './styles.module.css';

export interface CreatorDemoProps {
  readonly kind: DemoName;
  /** Called when the demo reaches a step; only `ten-lines` has steps. */
  readonly onStep?: (step: DemoStep) => void;
}

const late = 'The demo didn’t load. Check your connection and try again.';

/** Neither the SDK nor the creator's page loads before the reader starts the demo, and stopping removes both. */
export default function CreatorDemo({kind, onStep}: CreatorDemoProps) {
  const {title, text, start: startText, load}: DemoKind = kinds[kind];
  const id = `demo-${kind}`;
  const {loaded, isLoading, failure, start, fail} = useOnRequest(load, late);
  const [wasStopped, setWasStopped] = useState(false);
  useEffect(() => {
    if (!loaded) onStep?.('still');
  }, [loaded, onStep]);

  return (
    <section
      className={styles.demo}
      data-component="CreatorDemo"
      data-kind={kind}
      id={id}
      aria-label={`Demo: ${title}`}
    >
      <div className={`cluster ${styles.head}`}>
        <p className="cluster">
          <span className="chip">Simulation</span> <strong>{title}</strong>
        </p>
        {/* The pressed button disappears, so its replacement gets the focus. */}
        {loaded && (
          <button
            autoFocus
            type="button"
            className="quiet-button"
            onClick={() => {
              setWasStopped(true);
              fail('');
            }}
          >
            Stop<span className="visually-hidden"> the demo</span>
          </button>
        )}
      </div>
      {loaded ? (
        <ErrorBoundary fallback={({tryAgain}) => <TryAgain message={late} onRetry={tryAgain} />}>
          <loaded.default id={id} onStep={onStep} />
        </ErrorBoundary>
      ) : (
        <div className={styles.still}>
          <Still />
          <div className="stack">
            <p>{text}</p>
            {failure ? (
              <TryAgain message={failure} onRetry={start} />
            ) : (
              <button
                autoFocus={wasStopped}
                type="button"
                className="main-button needs-script"
                aria-disabled={isLoading === true}
                onClick={isLoading ? undefined : start}
              >
                {startText}
              </button>
            )}
            <p className="secondary" role="status">
              {isLoading && 'Loading the demo…'}
            </p>
          </div>
        </div>
      )}
      <p className={`secondary ${styles.foot}`}>
        The avatars are samples, no photo is taken, and nothing leaves this site.{' '}
        <Link href={realCreatorUrl}>Open the real creator</Link>
      </p>
    </section>
  );
}

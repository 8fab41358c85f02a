import {Component, useEffect, useRef, useState, type ComponentType, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {realCreatorUrl} from '../../../data/outside-links';
import {kinds, type DemoKind, type DemoName, type DemoStep, type LiveProps} from './kinds';
import TryAgain from '../TryAgain';
import {takePlace} from './one-creator';
import Still from './Still';
import '../../css/controls.css';
import styles from './styles.module.css';

export interface CreatorDemoProps {
  readonly kind: DemoName;
  /** Called when the demo reaches a step; only `ten-lines` has steps. */
  readonly onStep?: (step: DemoStep) => void;
}

type State =
  | {readonly at: 'still'; readonly replaced?: boolean}
  | {readonly at: 'loading'}
  | {readonly at: 'failed'}
  | {readonly at: 'live'; readonly Live: ComponentType<LiveProps>};

/** Neither the SDK nor the creator's page loads before the reader starts the demo, and stopping removes both. */
export default function CreatorDemo({kind, onStep}: CreatorDemoProps) {
  const {title, text, start, load}: DemoKind = kinds[kind];
  const id = `demo-${kind}`;
  const [state, setState] = useState<State>({at: 'still'});
  const startButton = useRef<HTMLButtonElement>(null);
  const stopButton = useRef<HTMLButtonElement>(null);
  const giveUp = useRef<() => void>(undefined);
  const refocus = useRef(false);

  useEffect(() => () => giveUp.current?.(), []);

  // The pressed button disappears, so its replacement gets the focus.
  useEffect(() => {
    if (!refocus.current) return;
    if (state.at === 'live') stopButton.current?.focus();
    if (state.at === 'still') startButton.current?.focus();
    refocus.current = state.at === 'loading';
  }, [state]);
  useEffect(() => {
    if (state.at !== 'live') onStep?.('still');
  }, [state.at, onStep]);

  const run = async (): Promise<void> => {
    giveUp.current = takePlace(() => setState({at: 'still', replaced: true}));
    refocus.current = true;
    setState({at: 'loading'});
    const next = await load().then(
      ({default: Live}): State => ({at: 'live', Live}),
      (): State => ({at: 'failed'}),
    );
    setState((now) => (now.at === 'loading' ? next : now));
  };
  const stop = (): void => {
    giveUp.current?.();
    refocus.current = true;
    setState({at: 'still'});
  };

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
        {state.at === 'live' && (
          <button ref={stopButton} type="button" className="quiet-button" onClick={stop}>
            Stop<span className="visually-hidden"> the demo</span>
          </button>
        )}
      </div>
      {state.at === 'live' ? (
        <Boundary retry={run}>
          <state.Live id={id} onStep={onStep} />
        </Boundary>
      ) : (
        <div className={styles.still}>
          <Still />
          <div className="stack">
            <p>{text}</p>
            {state.at === 'failed' ? (
              <TryAgain message={late} onRetry={run} />
            ) : (
              <button
                ref={startButton}
                type="button"
                className="main-button needs-script"
                aria-disabled={state.at === 'loading'}
                onClick={() => state.at === 'still' && void run()}
              >
                {start}
              </button>
            )}
            <p className="secondary" role="status">
              {state.at === 'loading' && 'Loading the demo…'}
              {state.at === 'still' &&
                state.replaced &&
                'Stopped: another demo on this page was started, and only one creator can be open.'}
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

const late = 'The demo didn’t load. Check your connection and try again.';

/** An error in a demo doesn't affect the rest of the page. */
class Boundary extends Component<{readonly retry: () => void; readonly children: ReactNode}, {failed: boolean}> {
  override state = {failed: false};

  static getDerivedStateFromError(): {failed: boolean} {
    return {failed: true};
  }

  override render() {
    return this.state.failed ? <TryAgain message={late} onRetry={this.props.retry} /> : this.props.children;
  }
}

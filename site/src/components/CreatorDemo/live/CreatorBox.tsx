import {useEffect, useEffectEvent, useRef, useState, type ReactNode} from 'react';
import type {AvaturnSDK, ExportAvatarResult} from '@avaturn/sdk';
import type {SdkEventName} from '@avaturn-docs/platform/web-sdk/events';
import TryAgain from '../../TryAgain';
import {creatorAddress} from './creator-address';
import {openCreator} from './open-creator';
import styles from './live.module.css';

export interface CreatorBoxProps {
  /** Default: a session that needs no API. */
  readonly address?: string;
  readonly disableUi?: boolean;
  readonly onEvent?: (name: SdkEventName, payload: unknown) => void;
  readonly onExport?: (result: ExportAvatarResult) => void;
  /** `init` resolved, and the creator has loaded its avatar. */
  readonly onReady?: (sdk: AvaturnSDK) => void;
  /** Shown until the creator has rendered its avatar, for sessions that open with one. */
  readonly poster?: ReactNode;
  /** `init` was rejected, or there was no response. */
  readonly onFailure?: (message: string) => void;
}

type State = {readonly at: 'opening' | 'open'} | {readonly at: 'failed'; readonly message: string};

/** The creator in its frame, from loading the SDK to closing it. Another URL closes it and opens a new one. */
export default function CreatorBox(props: CreatorBoxProps) {
  const {address = creatorAddress(), disableUi, poster} = props;
  const container = useRef<HTMLDivElement>(null);
  const end = useRef<HTMLSpanElement>(null);
  const [state, setState] = useState<State>({at: 'opening'});
  const [hasAvatar, setHasAvatar] = useState(poster === undefined);
  /** The creator reported an error before it showed an avatar, and displays it. */
  const [hasStopped, setHasStopped] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const handlers = useEffectEvent(() => props);

  useEffect(() => {
    const controller = new AbortController();
    const {signal} = controller;
    let hasLoaded = false;
    let opened: AvaturnSDK | undefined;
    setState({at: 'opening'});
    setHasStopped(false);
    openCreator({
      container: container.current!,
      address,
      disableUi,
      onEvent: (name, payload) => {
        if (signal.aborted) return;
        if (name === 'load' || name === 'error') setHasAvatar(true);
        const isReady = name === 'load' && !hasLoaded;
        hasLoaded ||= isReady;
        if (name === 'error') setHasStopped(!hasLoaded);
        handlers().onEvent?.(name, payload);
        if (name === 'export') handlers().onExport?.(payload as ExportAvatarResult);
        if (isReady && opened) handlers().onReady?.(opened);
      },
      signal,
    }).then(
      (sdk) => {
        if (signal.aborted) return;
        setState({at: 'open'});
        opened = sdk;
        if (hasLoaded) handlers().onReady?.(sdk);
      },
      (error: Error) => {
        if (signal.aborted) return;
        controller.abort();
        setState({at: 'failed', message: error.message});
        handlers().onFailure?.(error.message);
      },
    );
    return () => controller.abort();
  }, [address, attempt, disableUi]);

  return (
    <div className={styles.box} data-state={state.at} data-stopped={hasStopped || undefined}>
      <button type="button" className="quiet-button skip" onClick={() => end.current?.focus()}>
        Skip the creator
      </button>
      <div ref={container} className={styles.container} hidden={state.at === 'failed'} />
      {state.at !== 'failed' && (state.at === 'opening' || !hasAvatar) && (
        <div className={`stack ${styles.over}`} data-poster={poster !== undefined || undefined}>
          {poster}
          <p>{state.at === 'opening' ? 'Opening the simulated creator…' : 'Loading the avatar…'}</p>
          <progress aria-label="Loading" />
        </div>
      )}
      <p role="status" className="visually-hidden">
        {state.at === 'open' &&
          hasAvatar &&
          !hasStopped &&
          'The simulated creator is open. Dress the avatar, then press Next.'}
      </p>
      {state.at === 'failed' && (
        <TryAgain
          className={`stack ${styles.over}`}
          message={state.message}
          onRetry={() => setAttempt((count) => count + 1)}
        />
      )}
      <span ref={end} tabIndex={-1} className="visually-hidden">
        After the creator
      </span>
    </div>
  );
}

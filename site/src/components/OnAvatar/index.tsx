import React, {
  useEffect,
  useId,
  useRef,
  useState,
  useSyncExternalStore,
  type ComponentType,
  type KeyboardEvent,
  type ReactNode,
} from 'react';
import '../../css/controls.css';
import {describeModel, modelSize, viewableModel} from '../AvatarViewer/models';
import type {LiveProps} from './Live';
import {Store} from '../../store';
import styles from './styles.module.css';

/** Shows the joint or morph target of a table row. */
export interface RowPick {
  /** Name of the selected row; empty for none. */
  readonly picked: string;
  readonly pick: (name: string) => void;
}

export interface OnAvatarProps {
  readonly kind: LiveProps['kind'];
  /** Shown until the reader requests the avatar. */
  readonly still?: ReactNode;
  /** The tables. Their rows are selectable once `pick` is defined, after the reader has requested the avatar. */
  readonly children: (pick: RowPick | undefined) => ReactNode;
}

const model = viewableModel('t2-female');

/**
 * The table beside the avatar, and the row it shows, which is empty before the reader picks one. A page has one avatar for
 * all its tables; null while none is shown.
 */
const shownRow = new Store<{readonly table: string; readonly name: string} | null>(null);

/** Tables with an avatar pinned beside them, or above them on a phone. Nothing of it loads before the reader asks. */
export default function OnAvatar({kind, still, children}: OnAvatarProps): ReactNode {
  const table = useId();
  const shown = useSyncExternalStore(shownRow.subscribe, shownRow.get, shownRow.get);
  const [Live, setLive] = useState<ComponentType<LiveProps>>();
  const [failure, setFailure] = useState('');
  const startButton = useRef<HTMLButtonElement>(null);
  const isHere = shown?.table === table;
  const picked = isHere ? shown.name : '';

  const fail = (why: string): void => {
    setFailure(why);
    shownRow.set(null);
  };
  useEffect(() => {
    if (!isHere || Live) return;
    import('./Live').then(
      ({default: loaded}) => setLive(() => loaded),
      () => fail('The 3D view didn’t load. Check your connection.'),
    );
  }, [isHere, Live]);
  // The avatar moves between the tables of a page, which moves the rows.
  useEffect(() => {
    if (isHere && Live && picked) document.activeElement?.scrollIntoView({block: 'nearest'});
  }, [isHere, Live, picked]);
  // Another page has other tables.
  useEffect(() => () => shownRow.set(null), []);

  const pick = (name: string): void => {
    setFailure('');
    shownRow.set({table, name});
  };
  const close = (): void => {
    shownRow.set(null);
    // The pressed button disappears, so it moves the focus.
    requestAnimationFrame(() => startButton.current?.focus());
  };
  const poster = <img src={`/img/models/${model.id}.webp`} alt={describeModel(model)} />;
  return (
    <div className={styles.frame}>
      <div className={styles.pair} data-pinned={isHere || still !== undefined || failure !== '' || undefined}>
        {isHere && Live ? (
          <Live {...{kind, model, poster}} name={picked} onClose={close} onFailure={fail} />
        ) : (
          <div className={styles.side}>
            {still}
            {failure && !still && poster}
            {failure && <p role="alert">{failure} The tables have all names.</p>}
            <button
              ref={startButton}
              type="button"
              className="main-button needs-script"
              aria-disabled={isHere}
              onClick={() => !isHere && pick('')}
            >
              {failure ? 'Try again' : `Show on an avatar (${modelSize(model)})`}
            </button>
          </div>
        )}
        <div onKeyDown={moveFocus}>{children(shown ? {picked, pick} : undefined)}</div>
      </div>
    </div>
  );
}

/** Arrows move between the names that can be picked. */
function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const step = {ArrowUp: -1, ArrowLeft: -1, ArrowDown: 1, ArrowRight: 1}[event.key];
  if (!step || !(event.target as Element).matches('[aria-pressed]')) return;
  const rows = [...event.currentTarget.querySelectorAll<HTMLElement>(':is(ul, details[open]) [aria-pressed]')];
  const next = rows[rows.indexOf(event.target as HTMLElement) + step];
  if (!next) return;
  event.preventDefault();
  next.focus();
}

import CreatorBox from '../CreatorDemo/live/CreatorBox';
import {creatorFailed, creatorLoaded, type Creator} from './creator';
import styles from './live.module.css';

interface Props {
  readonly creator: Creator;
  readonly onClose: () => void;
}

/** The simulated creator, pinned to a corner of the window, and to its bottom on a phone. */
export default function Dock({creator, onClose}: Props) {
  return (
    <section className={styles.dock} data-controls={creator.hasControls || undefined} aria-label="Simulated creator">
      <div className="file-bar">
        <strong className="grow">Simulated creator</strong>
        <button type="button" className="plain-button" onClick={onClose}>
          Close<span className="visually-hidden"> the creator</span>
        </button>
      </div>
      <CreatorBox
        disableUi={!creator.hasControls}
        onReady={creatorLoaded}
        onEvent={(name) => name === 'error' && creatorFailed('The creator reported an error.')}
        onFailure={creatorFailed}
      />
    </section>
  );
}

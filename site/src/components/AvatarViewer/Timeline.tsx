import {useSyncExternalStore} from 'react';
import type {Store} from '../../store';
import Icon from './Icon';
import styles from './live.module.css';
import type {AvatarScene, ModelSummary} from './scene';

/** A pose without a clip. */
export interface Pose {
  readonly name: string;
  /** Degrees by which the rest pose lowers both arms. */
  readonly armsLowered: number;
}

export interface TimelineProps {
  readonly scene: AvatarScene;
  readonly clips: ModelSummary['clips'];
  /** How many of the first clips aren't from the reader's avatar. */
  readonly added: number;
  readonly clock: Store<number>;
  readonly clip: string;
  readonly poses: readonly Pose[];
  readonly playing: boolean;
  readonly onClip: (clip: string) => void;
  readonly onPlaying: (playing: boolean) => void;
}

const optionsOf = (entries: readonly {readonly name: string}[]) =>
  entries.map(({name}) => <option key={name}>{name}</option>);

/** Selects a clip or pose, plays the clip, and seeks in it. */
export default function Timeline({scene, clips, added, poses, clock, clip, playing, onClip, onPlaying}: TimelineProps) {
  const time = useSyncExternalStore(clock.subscribe, clock.get, clock.get);
  const seconds = clips.find(({name}) => name === clip)?.seconds ?? 0;
  const text = `${time.toFixed(1)} of ${seconds.toFixed(1)} s`;
  return (
    <div className="tool-bar grow" role="group" aria-label="Clip">
      <button
        type="button"
        className="quiet-button"
        aria-label={playing ? 'Pause' : 'Play'}
        disabled={seconds === 0}
        onClick={() => onPlaying(!playing)}
      >
        <Icon name={playing ? 'pause' : 'play'} />
      </button>
      <select
        className="text-field"
        aria-label="Clip"
        title={clip}
        value={clip}
        onChange={({target}) => onClip(target.value)}
      >
        {added > 0 && <optgroup label="Added clips">{optionsOf(clips.slice(0, added))}</optgroup>}
        <optgroup label="Clips and poses of the file">{optionsOf([...clips.slice(added), ...poses])}</optgroup>
      </select>
      <input
        type="range"
        className="grow"
        aria-label="Time"
        aria-valuetext={text}
        min={0}
        max={seconds}
        step={0.01}
        value={Math.min(time, seconds)}
        disabled={seconds === 0}
        onChange={({target}) => {
          onPlaying(false);
          scene.setTime(Number(target.value));
        }}
      />
      <span className={styles.reading} aria-hidden="true">
        {seconds > 0 && text}
      </span>
    </div>
  );
}

import React, {useId, useSyncExternalStore, type ReactNode} from 'react';
import type {Clock} from './clock';
import Icon from './Icon';
import styles from './live.module.css';
import type {AvatarScene, ModelSummary} from './scene';

export interface TimelineProps {
  readonly scene: AvatarScene;
  readonly clips: ModelSummary['clips'];
  readonly clock: Clock;
  /** Name of the shown clip; empty for the rest pose. */
  readonly clip: string;
  readonly playing: boolean;
  readonly onClip: (clip: string) => void;
  readonly onPlaying: (playing: boolean) => void;
}

/** Chooses a clip, plays it, and goes to any moment of it. */
export default function Timeline({scene, clips, clock, clip, playing, onClip, onPlaying}: TimelineProps): ReactNode {
  const time = useSyncExternalStore(clock.subscribe, clock.read, clock.read);
  const id = useId();
  const seconds = clips.find(({name}) => name === clip)?.seconds ?? 0;
  const text = `${time.toFixed(1)} of ${seconds.toFixed(1)} s`;
  return (
    <div className={styles.row} role="group" aria-label="Clip">
      <button
        type="button"
        className={styles.icon}
        aria-label={playing ? 'Pause' : 'Play'}
        disabled={seconds === 0}
        onClick={() => onPlaying(!playing)}
      >
        <Icon name={playing ? 'pause' : 'play'} />
      </button>
      <label className="visually-hidden" htmlFor={`${id}-clip`}>
        Clip
      </label>
      <select id={`${id}-clip`} value={clip} onChange={({target}) => onClip(target.value)}>
        {clips.map(({name}) => (
          <option key={name}>{name}</option>
        ))}
        <option value="">Rest pose</option>
      </select>
      <input
        type="range"
        className={styles.time}
        aria-label="Time"
        aria-valuetext={text}
        min={0}
        max={seconds}
        step={0.01}
        value={Math.min(time, seconds)}
        disabled={seconds === 0}
        onChange={({target}) => {
          // Who looks for a moment wants it to stay.
          onPlaying(false);
          scene.setTime(Number(target.value));
        }}
      />
      <span className={styles.reading} aria-hidden="true">
        {text}
      </span>
    </div>
  );
}

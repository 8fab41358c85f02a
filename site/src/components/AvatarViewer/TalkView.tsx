import {useEffect, useRef, useState} from 'react';
import {planSpeech, type Speech} from '../../../samples/three/talk/src/speech';
import {localVoices} from '../../../samples/three/talk/src/voice';
import type {GroupViewProps} from './ModelView';
import RecordingChoice from './RecordingChoice';
import SceneStage from './SceneStage';
import shared from './styles.module.css';
import {talk, type Utterance} from './talk';
import styles from './talk.module.css';
import {useAvatarScene} from './useAvatarScene';

const example = 'Hello! I am a sample avatar, and I can talk.';
const maxLength = 200;
/** Visemes in the description. */
const described = 40;
/** Width of a second on the timeline in rem: the name of a short viseme fits. */
const secondWidth = 12;

/** An avatar's head that says what the reader types, with the visemes on a timeline. */
export default function TalkView({models: [model], onFailure}: GroupViewProps) {
  const shown = useAvatarScene(model.source, onFailure);
  const {canvas, scene} = shown;
  const [text, setText] = useState(example);
  const [voice, setVoice] = useState('');
  const voices = useLocalVoices();
  const [utterance, setUtterance] = useState<Utterance | null>({text: example});
  const [speech, setSpeech] = useState<Speech | null>(null);
  const timeline = useRef<HTMLDivElement>(null);
  const mark = useRef<HTMLSpanElement>(null);

  useEffect(() => {
    if (!scene) return;
    scene.setClip(null, 75);
    scene.lookAtHead();
  }, [scene]);

  useEffect(() => {
    if (!scene || !utterance) return undefined;
    const plan = utterance.sound?.speech ?? planSpeech(utterance.text);
    setSpeech(plan);
    return talk(scene, plan, utterance, {
      onEnd: () => setUtterance(null),
      onFrame: (seconds, viseme) => {
        mark.current?.style.setProperty('left', `${Math.min(100, (seconds / plan.seconds) * 100)}%`);
        if (timeline.current) {
          const {scrollWidth, clientWidth} = timeline.current;
          timeline.current.scrollLeft = (seconds / plan.seconds) * scrollWidth - clientWidth / 2;
        }
        canvas.current?.setAttribute('data-viseme', viseme);
      },
    });
  }, [scene, utterance]);

  return (
    <div className={`stack ${shared.frame}`}>
      <SceneStage shown={shown} label={`${model.title}, talking. Arrow keys turn and tilt, + and - zoom.`} />
      <div ref={timeline} className={styles.timeline} role="img" aria-label={describe(speech)}>
        <div style={{width: `max(100%, ${(speech?.seconds ?? 0) * secondWidth}rem)`}}>
          {speech?.visemes.map(({name, start, end}) => (
            <span
              key={start}
              style={{left: `${(start / speech.seconds) * 100}%`, width: `${((end - start) / speech.seconds) * 100}%`}}
            >
              {name.replace('viseme_', '')}
            </span>
          ))}
          <span ref={mark} className={styles.now} />
        </div>
      </div>
      <form
        className="cluster"
        onSubmit={(event) => {
          event.preventDefault();
          setUtterance({text, voice: voices.find(({name}) => name === voice)});
        }}
      >
        <input
          className="text-field grow"
          type="text"
          aria-label="English sentence"
          required
          maxLength={maxLength}
          value={text}
          onChange={({target}) => setText(target.value)}
        />
        {voices.length > 0 && (
          <select
            className="text-field"
            aria-label="Voice"
            value={voice}
            onChange={({target}) => setVoice(target.value)}
          >
            <option value="">No sound</option>
            {voices.map(({name}) => (
              <option key={name}>{name}</option>
            ))}
          </select>
        )}
        {!scene || utterance ? (
          <button
            key="stop"
            type="button"
            className="main-button"
            aria-disabled={!scene}
            onClick={() => scene && setUtterance(null)}
          >
            {scene ? 'Stop' : 'Loading…'}
          </button>
        ) : (
          <button key="say" type="submit" className="main-button">
            Say it
          </button>
        )}
      </form>
      <RecordingChoice
        isTalking={Boolean(utterance)}
        onChoice={() => setUtterance(null)}
        onPlay={(sound) => setUtterance({text: '', sound})}
      />
    </div>
  );
}

function describe(speech: Speech | null): string {
  const names = speech?.visemes.map(({name}) => name.replace('viseme_', '')) ?? [];
  const rest = names.length - described;
  const list = names.slice(0, described).join(', ') || 'none';
  return `Visemes in order: ${list}${rest > 0 ? ` and ${rest} more` : ''}`;
}

/** English voices on the reader's device. Browsers load them late. */
function useLocalVoices(): readonly SpeechSynthesisVoice[] {
  const [voices, setVoices] = useState<readonly SpeechSynthesisVoice[]>([]);
  useEffect(() => {
    const list = (): void => setVoices(localVoices());
    list();
    window.speechSynthesis?.addEventListener('voiceschanged', list);
    return () => window.speechSynthesis?.removeEventListener('voiceschanged', list);
  }, []);
  return voices;
}

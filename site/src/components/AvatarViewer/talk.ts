import {blinkAt, headTurnAt, mouthAt, type Speech} from '../../../samples/three/talk/src/speech';
import {speak} from '../../../samples/three/talk/src/voice';
import type {AvatarScene} from './scene';
import type {Sound} from './sound';

export interface Utterance {
  readonly text: string;
  readonly voice?: SpeechSynthesisVoice | undefined;
  /** A recording to play instead of the text. */
  readonly sound?: Sound;
}

interface TalkEvents {
  readonly onEnd: () => void;
  /** Called in each frame with the time in the speech and the strongest viseme; empty for none. */
  readonly onFrame: (seconds: number, viseme: string) => void;
}

/** Seconds. */
const maxStep = 0.1;

/** Moves the face until the speech ends. @returns a function that stops it */
export function talk(
  scene: AvatarScene,
  speech: Speech,
  {text, voice, sound}: Utterance,
  {onEnd, onFrame}: TalkEvents,
): () => void {
  const isStill = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  let frame = 0;
  let seconds = 0;
  let before = performance.now();
  let isOver = false;
  const end = (): void => {
    if (!isOver) onEnd();
    isOver = true;
  };
  const recording = sound && play(sound, end);
  const show = (now: number): void => {
    const passed = Math.max(0, (now - before) / 1000);
    before = now;
    // Without a voice to follow, slow frames slow down the speech, so that every viseme is visible.
    seconds = recording ? recording.seconds() : seconds + (voice ? passed : Math.min(passed, maxStep));
    const weights = Object.entries(mouthAt(speech, seconds));
    for (const [name, weight] of weights) scene.setMorph(name, weight);
    if (!isStill) {
      for (const name of ['eyeBlinkLeft', 'eyeBlinkRight']) scene.setMorph(name, blinkAt(seconds));
      scene.turnHead(...headTurnAt(seconds));
    }
    onFrame(seconds, weights.reduce((most, one) => (one[1] > most[1] ? one : most), ['', 0])[0]);
    // A voice and a recording report their own end.
    if (seconds > speech.seconds && !voice && !recording) end();
    else if (!isOver) frame = requestAnimationFrame(show);
  };
  frame = requestAnimationFrame(show);
  if (voice) {
    void speak(text, voice, (index) => {
      const word = speech.words.find((one) => one.index === index);
      if (word) seconds = word.start;
    }).then(end);
  }
  return () => {
    isOver = true;
    cancelAnimationFrame(frame);
    if (voice) speechSynthesis.cancel();
    recording?.stop();
    scene.resetMorphs();
    scene.turnHead(0, 0, 0);
  };
}

function play({context, buffer}: Sound, onEnd: () => void): {seconds: () => number; stop: () => void} {
  const source = context.createBufferSource();
  source.buffer = buffer;
  source.onended = onEnd;
  source.connect(context.destination);
  void context.resume();
  const start = context.currentTime;
  source.start();
  return {
    seconds: () => context.currentTime - start,
    stop: () => {
      source.onended = null;
      source.stop();
    },
  };
}

// @ts-expect-error The package has no type declarations.
import {LipsyncEn} from '@met4citizen/talkinghead/modules/lipsync-en.mjs';

/** A mouth shape and its time in seconds. */
export interface Viseme {
  readonly name: string;
  readonly start: number;
  readonly end: number;
}

export interface Speech {
  readonly visemes: readonly Viseme[];
  /** The beginning of each word: its first character in the text, and its time in seconds. */
  readonly words: readonly {readonly index: number; readonly start: number}[];
  readonly seconds: number;
}

/** Duration of one sound in seconds. */
const soundLength = 0.08;
const pause = {word: 0.05, clause: 0.3};
/** Duration of a transition between shapes in seconds. */
const fade = 0.07;

const english = new LipsyncEn();

// #region plan
/** Plans the visemes of an English text. Numbers are read as words. */
export function planSpeech(text: string): Speech {
  const visemes: Viseme[] = [];
  const words: {index: number; start: number}[] = [];
  let seconds = 0;
  for (const {0: word, index} of text.matchAll(/\S+/g)) {
    const start = seconds;
    words.push({index, start});
    const {visemes: names, times, durations} = english.wordsToVisemes(english.preProcessText(word));
    for (const [at, name] of (names as string[]).entries()) {
      const from = start + times[at] * soundLength;
      seconds = from + durations[at] * soundLength;
      visemes.push({name: `viseme_${name}`, start: from, end: seconds});
    }
    seconds += /[.,;:!?]$/.test(word) ? pause.clause : pause.word;
  }
  return {visemes, words, seconds};
}
// #endregion plan

/** The weights of all visemes at a time in seconds, from 0 to 1. */
export function mouthAt(speech: Speech, seconds: number): Record<string, number> {
  const weights: Record<string, number> = {};
  for (const {name, start, end} of speech.visemes) {
    const shown = Math.min(1, (seconds - start) / fade + 1, (end - seconds) / fade + 1);
    // Closed lips need the full weight, but vowels look exaggerated with it.
    const strength = name === 'viseme_PP' || name === 'viseme_FF' ? 0.9 : 0.65;
    weights[name] = Math.max(weights[name] ?? 0, strength * Math.max(0, shown));
  }
  return weights;
}

/** The weight of `eyeBlinkLeft` and `eyeBlinkRight`. Eyes close for 0.15 seconds every 3.2 seconds. */
export function blinkAt(seconds: number): number {
  const phase = ((seconds + 2.4) % 3.2) / 0.15;
  return phase < 1 ? Math.sin(phase * Math.PI) : 0;
}

/** Small turns of the head while it speaks, in radians: nodding, turning, tilting. */
export function headTurnAt(seconds: number): [x: number, y: number, z: number] {
  return [0.03 * Math.sin(seconds * 2.3), 0.05 * Math.sin(seconds * 0.9), 0.02 * Math.sin(seconds * 1.4)];
}

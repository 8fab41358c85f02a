// @ts-expect-error The package has no type declarations.
import {Processor} from '@met4citizen/headaudio/modules/processor.mjs';
// @ts-expect-error The package has no type declarations.
import {Training} from '@met4citizen/headaudio/modules/training.mjs';
import type {Speech} from './speech';

/** The visemes by their numbers in the model. */
const names = ['aa', 'E', 'I', 'O', 'U', 'PP', 'SS', 'TH', 'DD', 'FF', 'kk', 'nn', 'RR', 'CH'];
/** The detector is behind the sound, and reports every 16 ms; in seconds. */
const delay = 0.05;
const step = 0.016;
/** In Hz; the model was trained with it. */
const rate = 16_000;
/** Samples between two pauses, so that the page stays responsive. */
const slice = 8192;

interface Found {
  readonly event: string;
  readonly viseme?: number | null;
  readonly t: number;
}

// #region plan
/**
 * Finds the visemes in a recording of a voice.
 * @param file the content of a sound file
 * @param model the URL of `model-en-mixed.bin`, which the package contains
 * @throws DOMException if the browser can't decode the file
 */
export async function planSound(file: ArrayBuffer, model: string | URL): Promise<Speech> {
  const sound = await new OfflineAudioContext(1, 1, rate).decodeAudioData(file);
  const visemes: {name: string; start: number; end: number}[] = [];
  const add = ({event, viseme, t}: Found): void => {
    const name = event === 'viseme' ? names[viseme ?? -1] : undefined;
    if (!name) return;
    const start = Math.max(0, t - delay);
    const last = visemes.at(-1);
    if (last?.name === `viseme_${name}` && start - last.end < step) last.end = start + step;
    else visemes.push({name: `viseme_${name}`, start, end: start + step});
  };
  const detector = new Processor({sampleRate: rate}, {port: {postMessage: add}});
  detector.classifier.import(await new Training().loadModel(model));
  const samples = mix(sound);
  for (let at = 0; at < samples.length; at += slice) {
    detector.process(samples.subarray(at, at + slice));
    await new Promise((next) => setTimeout(next));
  }
  return {visemes, words: [], seconds: sound.duration};
}
// #endregion plan

/** The mean of all channels. */
function mix(sound: AudioBuffer): Float32Array {
  const mixed = new Float32Array(sound.length);
  for (let channel = 0; channel < sound.numberOfChannels; channel++) {
    const samples = sound.getChannelData(channel);
    for (let at = 0; at < mixed.length; at++) mixed[at]! += samples[at]! / sound.numberOfChannels;
  }
  return mixed;
}

// @ts-expect-error The package has no type declarations.
import {TalkingHead} from '@met4citizen/talkinghead/modules/talkinghead.mjs';
import {planSound} from './sound';

interface Head {
  readonly audioCtx: AudioContext;
  speakAudio(speech: object): void;
}

/** Shows a T2 avatar that blinks, and that prefers to look at the camera. */
export async function showTalkingHead(container: HTMLElement, url: string) {
  const head = new TalkingHead(container, {
    // The name of the GLB's root node.
    modelRoot: 'Armature',
    lipsyncLang: 'en',
    lipsyncModules: ['en'],
    // How likely a look goes to the camera, from 0 to 1. The default while waiting is 0.2.
    avatarIdleEyeContact: 1,
    avatarSpeakingEyeContact: 1,
  });
  await head.showAvatar({url});
  return head;
}

/** Makes the avatar speak a recording. Call it after a first click, or the browser plays no sound. */
export async function speakRecording(head: Head, file: ArrayBuffer, model: string | URL): Promise<void> {
  // Decoding empties the buffer.
  const {visemes} = await planSound(file.slice(0), model);
  head.speakAudio({
    audio: await head.audioCtx.decodeAudioData(file),
    // TalkingHead reads visemes only if there is a list of words.
    words: [],
    visemes: visemes.map(({name}) => name.replace('viseme_', '')),
    vtimes: visemes.map(({start}) => start * 1000),
    vdurations: visemes.map(({start, end}) => (end - start) * 1000),
  });
}

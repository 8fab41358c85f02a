import {planSound} from '../../../samples/three/talk/src/sound';

export type Sound = Awaited<ReturnType<typeof readSound>>;

/** Seconds. */
const longest = 60;

/** Reads a sound file in the browser. @throws Error with a message for the reader */
export async function readSound(file: File) {
  const context = new AudioContext();
  try {
    const bytes = await file.arrayBuffer();
    // Decoding empties the bytes it gets.
    const buffer = await context.decodeAudioData(bytes.slice(0)).catch(() => {
      throw new Error(`Your browser can’t play ${file.name}. Choose a sound file, such as MP3 or WAV.`);
    });
    if (buffer.duration > longest) {
      throw new Error(`${file.name} is longer than ${longest} seconds. Choose a shorter recording.`);
    }
    const model = new URL('@met4citizen/headaudio/dist/model-en-mixed.bin', import.meta.url);
    const speech = await planSound(bytes, model).catch(() => {
      throw new Error('The model of the visemes didn’t load. Check your connection, and choose the file again.');
    });
    if (speech.visemes.length === 0)
      throw new Error(`${file.name} has no voice that can be recognized. Choose a clear recording of one person.`);
    return {context, buffer, speech};
  } catch (error) {
    void context.close();
    throw error;
  }
}

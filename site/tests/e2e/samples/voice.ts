/** In Hz. */
const rate = 16_000;
const pitch = 120;
const pause = 0.4;

/** Adds harmonics that are loud near the formants, as in a vowel. Frequencies in Hz, time in seconds. */
function vowel(formants: readonly number[], seconds: number): number[] {
  const loudness = (hz: number): number =>
    formants.reduce((sum, formant, index) => sum + Math.exp(-(((hz - formant) / 90) ** 2)) / (index + 1), 0.002);
  return Array.from({length: seconds * rate}, (_, sample) => {
    let sum = 0;
    for (let hz = pitch; hz < 7500; hz += pitch) sum += loudness(hz) * Math.sin((2 * Math.PI * hz * sample) / rate);
    return sum * 0.2;
  });
}

/** A WAV file of 1.4 seconds: silence, the vowel of "see", and silence. */
export function recordingOfVowel(): Buffer {
  const silence = Array.from({length: pause * rate}, () => 0);
  const samples = Int16Array.from([...silence, ...vowel([300, 2300, 3000], 0.6), ...silence], (value) =>
    Math.round(Math.max(-1, Math.min(1, value)) * 32_767),
  );
  const header = Buffer.alloc(44);
  header.write('RIFF', 0, 'latin1');
  header.writeUInt32LE(36 + samples.byteLength, 4);
  header.write('WAVEfmt ', 8, 'latin1');
  header.writeUInt32LE(16, 16);
  // PCM, mono, 16 bits.
  header.writeUInt16LE(1, 20);
  header.writeUInt16LE(1, 22);
  header.writeUInt32LE(rate, 24);
  header.writeUInt32LE(rate * 2, 28);
  header.writeUInt16LE(2, 32);
  header.writeUInt16LE(16, 34);
  header.write('data', 36, 'latin1');
  header.writeUInt32LE(samples.byteLength, 40);
  return Buffer.concat([header, Buffer.from(samples.buffer)]);
}

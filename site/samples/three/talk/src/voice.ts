// #region local
/** The browser's English voices that run on the device: the text isn't sent to a server. */
export function localVoices(): SpeechSynthesisVoice[] {
  if (!('speechSynthesis' in window)) return [];
  return speechSynthesis.getVoices().filter(({localService, lang}) => localService && lang.startsWith('en'));
}
// #endregion local

/**
 * Speaks a text. `onWord` gets the position of each word's first character when the voice reaches it; not all voices
 * report words. The promise resolves at the end, also after `speechSynthesis.cancel()` or an error.
 */
export function speak(text: string, voice: SpeechSynthesisVoice, onWord: (index: number) => void): Promise<void> {
  const utterance = new SpeechSynthesisUtterance(text);
  utterance.voice = voice;
  utterance.lang = voice.lang;
  return new Promise((resolve) => {
    utterance.onstart = () => onWord(0);
    utterance.onboundary = ({name, charIndex}) => name === 'word' && onWord(charIndex);
    utterance.onend = utterance.onerror = () => resolve();
    speechSynthesis.cancel();
    speechSynthesis.speak(utterance);
  });
}

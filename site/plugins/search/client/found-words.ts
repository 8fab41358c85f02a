import styles from './found-words.module.css';
import {focusContent} from './highlight';
import {rangesOf} from './word-ranges';

const name = 'search-words';

let remove: (() => void) | undefined;

export function clear(): void {
  remove?.();
}

/** Highlights words in the page's content and shows a control that clears them; so does Esc. */
export function show(words: readonly string[], onClear: () => void): void {
  clear();
  const content = document.querySelector('.theme-doc-markdown') ?? document.querySelector('main');
  const ranges = content ? rangesOf(content, words) : [];
  if (!ranges.length) {
    return;
  }
  CSS.highlights.set(name, new Highlight(...ranges));

  // A landmark outside React's tree, because React owns the content.
  const control = document.createElement('section');
  control.className = styles.control!;
  control.setAttribute('aria-label', 'Search words on this page');
  control.innerHTML =
    '<button type="button" class="quiet-button" aria-keyshortcuts="Escape">Clear highlights <kbd aria-hidden="true">Esc</kbd></button>';
  document.body.append(control);

  const clearByReader = () => {
    const hadFocus = control.contains(document.activeElement);
    clear();
    onClear();
    if (hadFocus) {
      focusContent(document.querySelector('main'));
    }
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && !event.defaultPrevented && !isTextField(event.target)) {
      clearByReader();
    }
  };
  const listeners = new AbortController();
  control.querySelector('button')!.addEventListener('click', clearByReader);
  document.addEventListener('keydown', onKeyDown, {signal: listeners.signal});

  remove = () => {
    remove = undefined;
    CSS.highlights.delete(name);
    control.remove();
    listeners.abort();
  };
}

const isTextField = (target: EventTarget | null): boolean =>
  target instanceof Element && target.matches('input, textarea, select');

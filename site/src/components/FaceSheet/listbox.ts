import type {KeyboardEvent} from 'react';

/** Milliseconds after which a letter begins another word. */
const pause = 1000;
let typed = {text: '', at: 0};

/** Index of the option above (-1) or below (1) another one. Rows can have different columns. */
function inNextRow(options: readonly HTMLElement[], at: number, direction: number): number {
  const boxes = options.map((option) => option.getBoundingClientRect());
  const {top, left} = boxes[at]!;
  const [next] = boxes
    .filter((box) => (box.top - top) * direction > 0)
    .sort((a, b) => (a.top - b.top) * direction || Math.abs(a.left - left) - Math.abs(b.left - left));
  return next ? boxes.indexOf(next) : -1;
}

/** Moves the focus in a list box by arrows, also in two dimensions, by Home and End, and by the first letters of a name. */
export function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const {key, timeStamp, ctrlKey, metaKey, currentTarget, target} = event;
  const options = [...currentTarget.querySelectorAll<HTMLElement>('[role="option"]')];
  const at = options.indexOf(target as HTMLElement);
  const isLetter = key.length === 1 && !ctrlKey && !metaKey;
  const text = isLetter && timeStamp - typed.at < pause ? typed.text : '';
  typed = {text: isLetter ? text + key.toLowerCase() : '', at: timeStamp};
  const isNamed = ({textContent}: HTMLElement): boolean =>
    textContent.toLowerCase().replace('viseme_', '').startsWith(typed.text.replace('viseme_', ''));
  const direction = {ArrowUp: -1, ArrowDown: 1}[key];
  const byKey = {ArrowLeft: at - 1, ArrowRight: at + 1, Home: 0, End: options.length - 1}[key];
  const next = isLetter ? options.findIndex(isNamed) : direction ? inNextRow(options, at, direction) : byKey;
  if (next === undefined) return;
  event.preventDefault();
  options[next]?.focus();
}

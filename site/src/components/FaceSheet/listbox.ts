import type {KeyboardEvent} from 'react';

/** Milliseconds after which a letter begins another word. */
const pause = 1000;
let typed = {text: '', at: 0};

/**
 * Moves the focus in a list box by arrows, also in two dimensions, by Home and End, and by the first letters of a name.
 * @returns the option that it moved to
 */
export function moveFocus(event: KeyboardEvent<HTMLElement>): HTMLElement | undefined {
  const {key, timeStamp, ctrlKey, metaKey, currentTarget, target} = event;
  const options = [...currentTarget.querySelectorAll<HTMLElement>('[role="option"]')];
  const at = options.indexOf(target as HTMLElement);
  const columns = options.filter(({offsetTop}) => offsetTop === options[0]?.offsetTop).length;
  const isLetter = key.length === 1 && !ctrlKey && !metaKey;
  const text = isLetter && timeStamp - typed.at < pause ? typed.text : '';
  typed = {text: isLetter ? text + key.toLowerCase() : '', at: timeStamp};
  const names = options.map(({textContent}) => textContent.toLowerCase());
  const isNamed = (name: string): boolean =>
    name.startsWith(typed.text) || name.replace('viseme_', '').startsWith(typed.text);
  // `Body` before `Body_Mesh`.
  const exact = names.indexOf(typed.text);
  const next = isLetter
    ? exact === -1
      ? names.findIndex(isNamed)
      : exact
    : {
        ArrowLeft: at - 1,
        ArrowRight: at + 1,
        ArrowUp: at - columns,
        ArrowDown: at + columns,
        Home: 0,
        End: options.length - 1,
      }[key];
  if (next === undefined) return undefined;
  event.preventDefault();
  options[next]?.focus();
  return options[next];
}

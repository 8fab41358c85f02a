import type {ChildProcess} from 'node:child_process';
import {once} from 'node:events';

/** A browser with one tab, as each engine drives it. */
export interface Engine {
  /** Name and version: "Firefox 153.0". */
  readonly name: string;
  /** Loads a page; resolves at its `load` event. */
  goto(url: string): Promise<void>;
  /** Resizes the page, in CSS pixels. */
  resize(width: number, height: number): Promise<void>;
  /** Runs the source of a function in the page; arguments and result are JSON. Rejects with the page's error. */
  evaluate<T>(source: string, args: readonly unknown[]): Promise<T>;
  /** Clicks the element that a function in the page returns, with the pointer. */
  click(source: string, args: readonly unknown[]): Promise<void>;
  /** Presses keys of the WebDriver standard sequentially: a character, or one of `keys`. Control stays down until the end. */
  press(keys: readonly string[]): Promise<void>;
  /** A PNG of the visible part. */
  screenshot(): Promise<Buffer>;
  close(): Promise<void>;
}

/**
 * Awaits the response of a browser for at most a minute. One that doesn't respond is ended, so that the tests after it
 * fail immediately.
 */
export async function respond<T>(what: string, response: Promise<T>, browser: ChildProcess): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const limit = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      browser.kill('SIGKILL');
      reject(new Error(`${what}: no response within 60 s.`));
    }, 60_000);
  });
  return Promise.race([response, limit]).finally(() => clearTimeout(timer));
}

/** Ends a program, and waits until it has ended. */
export async function end(program: ChildProcess): Promise<void> {
  if (program.exitCode === null && program.signalCode === null && program.kill()) await once(program, 'exit');
}

/** Keys as WebDriver names them (WebDriver, 17.4.2, "Keyboard actions"). */
export const keys = {enter: '\uE007', control: '\uE009', down: '\uE015'} as const;

/** The same keys as the actions of a keyboard, in WebDriver and in WebDriver BiDi. */
export function keyActions(pressed: readonly string[]): object[] {
  const release = pressed.includes(keys.control) ? [{type: 'keyUp', value: keys.control}] : [];
  return [
    ...pressed.flatMap((value) => [
      {type: 'keyDown', value},
      ...(value === keys.control ? [] : [{type: 'keyUp', value}]),
    ]),
    ...release,
  ];
}

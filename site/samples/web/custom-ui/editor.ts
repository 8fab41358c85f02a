import {AvaturnSDK} from '@avaturn/sdk';

export const sdk = new AvaturnSDK();

/** Finds a required element of the page. */
export function find<T extends Element>(selector: string, type: new () => T): T {
  const element = document.querySelector(selector);
  if (!(element instanceof type)) throw new Error(`The page has no ${type.name} at ${selector}.`);
  return element;
}

const status = find('#status', HTMLParagraphElement);

export function say(text: string): void {
  status.textContent = text;
}

/** A method of the SDK rejects with whatever the editor sent: an object, a string or null, and rarely an Error. */
export function explain(reason: unknown): string {
  if (reason instanceof Error) return reason.message;
  if (typeof reason === 'string' && reason !== '') return reason;
  return reason ? JSON.stringify(reason) : 'The editor refused and gave no reason.';
}

let last: Promise<void> = Promise.resolve();

/** Runs a change after all earlier ones. It never rejects: a failure is shown, and the queue continues. */
export function inTurn(change: () => Promise<void>): Promise<void> {
  last = last.then(change).catch((reason: unknown) => say(explain(reason)));
  return last;
}

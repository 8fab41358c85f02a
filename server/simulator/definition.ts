/** What the commands are called and do. `--help` and `llms.txt` are made from it. */
import {jobKinds} from '@avaturn-docs/simulator/api/settings';

export interface CommandText {
  /** What follows its name. */
  readonly usage: string;
  readonly does: string;
}

export const receiverPort = 8080;
export const usualReceiver = `http://127.0.0.1:${receiverPort}/`;

export const commandTexts = {
  start: {
    usage: '[--webhook URL]… [--quiet] [--allow-network] [--allow-private-webhooks]',
    does: 'starts the simulator, sends each event to the URLs, and prints each request unless --quiet; the command when you name none',
  },
  send: {
    usage: 'EVENT [URL] [--status ready|failed] [--avatar ID] [--user ID]',
    does: `sends one webhook to a URL (${usualReceiver} by default), such as export.ready`,
  },
  receive: {
    usage: '[--respond STATUS]',
    does: `receives webhooks at ${usualReceiver} (PORT chooses another port) and prints them`,
  },
  fail: {
    usage: `STATUS|${jobKinds.join('|')} [--times N]`,
    does: 'makes the next call of a running simulator fail with a status, or the next avatar, export or render fail',
  },
  photos: {
    usage: '[FOLDER]',
    does: 'writes front.jpg, side-1.jpg and side-2.jpg: a rendered head in place of the photos that newAvatar needs',
  },
} as const satisfies Readonly<Record<string, CommandText>>;

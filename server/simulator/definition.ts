/** The commands and their descriptions, for `--help` and `llms.txt`. */
import {jobKinds} from '@avaturn-docs/simulator/api/settings';

export interface CommandText {
  /** Arguments and options. */
  readonly usage: string;
  readonly does: string;
}

export const receiverPort = 8080;
export const usualReceiver = `http://127.0.0.1:${receiverPort}/`;

export const commandTexts = {
  start: {
    usage: '[--webhook URL]… [--quiet] [--allow-network] [--allow-private-webhooks]',
    does: 'starts the simulator, sends each event to the URLs, and prints each request unless --quiet (the default command)',
  },
  send: {
    usage: 'EVENT [URL] [--status ready|failed] [--avatar ID] [--user ID]',
    does: `sends one webhook, such as export.ready, to a URL (${usualReceiver} by default)`,
  },
  receive: {
    usage: '[--respond STATUS]',
    does: `receives webhooks at ${usualReceiver} and prints them; set PORT for another port`,
  },
  fail: {
    usage: `STATUS|${jobKinds.join('|')} [--times N]`,
    does: 'makes the next API call fail with a status, or the next avatar, export or render fail, in a running simulator',
  },
  photos: {
    usage: '[FOLDER]',
    does: 'writes front.jpg, side-1.jpg and side-2.jpg: rendered heads to upload as the photos of newAvatar',
  },
} as const satisfies Readonly<Record<string, CommandText>>;

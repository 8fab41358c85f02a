/** The commands and their descriptions, for `--help` and `llms.txt`. */
import {eventFaults, jobKinds, maxSettings, statusRange} from '../api/settings';
import {eventNames} from '../api/webhooks';
import {usualPort, usualToken} from './settings';

export interface CommandText {
  /** Arguments and options. */
  readonly usage: string;
  readonly does: string;
  /** Arguments, options and environment variables, each with its range or default. */
  readonly explains: Readonly<Record<string, string>>;
  /** Arguments of one call, with the command's name. */
  readonly example: string;
}

export const receiverPort = 8080;
export const usualReceiver = `http://127.0.0.1:${receiverPort}/`;
/** Range of `receive --respond`. */
export const responseRange = {min: 200, max: 599} as const;

export const commandTexts = {
  start: {
    usage: '[--webhook URL]… [--quiet] [--allow-network] [--allow-private-webhooks]',
    does: 'starts the simulator, sends each event to the URLs, and prints each request unless --quiet (the default command)',
    explains: {
      '--webhook URL': 'sends every event there; repeat it for more URLs',
      '--quiet': 'prints no line for each request; failed webhooks are still reported',
      '--allow-network': 'lets HOST be an address that other machines can reach',
      '--allow-private-webhooks': 'lets API calls set webhook URLs in private networks',
      HOST: 'address to listen on, 127.0.0.1 by default',
      PORT: `${usualPort} by default; 0 picks a free port`,
      SIMULATOR_TOKEN: `the accepted token, ${usualToken} by default`,
    },
    example: `start --webhook ${usualReceiver}`,
  },
  send: {
    usage: 'EVENT [URL] [--status ready|failed] [--avatar ID] [--user ID]',
    does: `sends one webhook, such as export.ready, to a URL (${usualReceiver} by default)`,
    explains: {
      EVENT: eventNames.join(', '),
      '--status STATUS': 'ready (the default) or failed',
      '--avatar ID': "the avatar's id, instead of an example",
      '--user ID': "the user's id, instead of an example",
    },
    example: `send export.ready ${usualReceiver} --status failed`,
  },
  receive: {
    usage: '[--respond STATUS]',
    does: `receives webhooks at ${usualReceiver} and prints them; set PORT for another port`,
    explains: {
      '--respond STATUS': `responds with a status from ${responseRange.min} to ${responseRange.max}, 200 by default`,
      PORT: `${receiverPort} by default; 0 picks a free port`,
    },
    example: 'receive --respond 500',
  },
  fail: {
    usage: `STATUS|${[...jobKinds, ...eventFaults].join('|')}|api|webhooks|list|off [--times N] [--seconds S] [--allow-network]`,
    does: 'makes the next API calls, jobs or events fail in a running simulator, or takes the API or the webhooks down for a time',
    explains: {
      STATUS: `the next call gets this status, from ${statusRange.min} to ${statusRange.max}`,
      [jobKinds.join(', ')]: 'the next one of these fails, with its event',
      drop: "the next event isn't sent",
      delay: 'the next event is sent S seconds late',
      duplicate: 'the next event is sent twice',
      reorder: 'the next event is sent after the event that follows',
      api: 'for S seconds, every call gets 503',
      webhooks: 'for S seconds, no event is sent, as if your receiver were down',
      list: 'prints the failures that are set',
      off: 'removes them, and sends an event that waits for the next one',
      '--times N': `the next N calls, jobs or events, from 1 to ${maxSettings.nextStatus}; added to those that wait`,
      '--seconds S': `from 1 to ${maxSettings.downtime / 1000}, 10 by default; for delay, api and webhooks`,
      '--allow-network': 'lets AVATURN_API_URL be another machine, which gets the token',
      AVATURN_API_URL: `address of the simulator, http://127.0.0.1:${usualPort} by default`,
      AVATURN_API_TOKEN: `its token, ${usualToken} by default`,
    },
    example: 'fail webhooks --seconds 30',
  },
  photos: {
    usage: '[FOLDER] [--force]',
    does: 'writes front.jpg, side-1.jpg and side-2.jpg: rendered heads to upload as the photos of newAvatar',
    explains: {FOLDER: 'the current folder by default', '--force': 'replaces files that exist'},
    example: 'photos photos',
  },
} as const satisfies Readonly<Record<string, CommandText>>;

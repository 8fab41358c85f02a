/** The commands and their descriptions, for `--help`, the parser and `llms.txt`. */
import type {Command, Option, Program} from '@avaturn-docs/command-line/program';
import {eventFaults, jobKinds, maxSettings, statusRange} from '../api/settings';
import {eventNames} from '../api/webhooks';
import {usualPort, usualToken} from './settings';

export const receiverPort = 8080;
export const usualReceiver = `http://127.0.0.1:${receiverPort}/`;
/** Range of `receive --respond`. */
export const responseRange = {min: 200, max: 599} as const;
/** Ranges of `fail --times` and, in seconds, `fail --seconds`. */
export const timesRange = {min: 1, max: maxSettings.nextStatus} as const;
export const secondsRange = {min: 1, max: maxSettings.downtime / 1000} as const;

const allowNetwork = (does: string): Option => ({name: 'allow-network', does});

export type CommandName = 'start' | 'send' | 'receive' | 'fail' | 'photos' | 'compare';

const commands: readonly Command<CommandName>[] = [
  {
    name: 'start',
    files: '',
    does: 'starts the simulator, sends each event to the URLs, and prints each request unless --quiet (the default command)',
    options: [
      {name: 'webhook', value: 'URL', multiple: true, does: 'sends every event there; repeat it for more URLs'},
      {name: 'quiet', does: 'prints no line for each request; failed webhooks are still reported'},
      allowNetwork('lets HOST be an address that other machines can reach'),
      {name: 'allow-private-webhooks', does: 'lets API calls set webhook URLs in private networks'},
    ],
    explains: {
      HOST: 'address to listen on, 127.0.0.1 by default',
      PORT: `${usualPort} by default; 0 picks a free port`,
      SIMULATOR_TOKEN: `the accepted token, ${usualToken} by default`,
    },
    example: `start --webhook ${usualReceiver}`,
  },
  {
    name: 'send',
    files: 'EVENT [URL]',
    does: `sends one webhook, such as export.ready, to a URL (${usualReceiver} by default)`,
    options: [
      {name: 'status', value: 'ready|failed', does: 'ready by default'},
      {name: 'avatar', value: 'ID', does: "the avatar's id, instead of an example"},
      {name: 'user', value: 'ID', does: "the user's id, instead of an example"},
    ],
    explains: {EVENT: eventNames.join(', ')},
    example: `send export.ready ${usualReceiver} --status failed`,
  },
  {
    name: 'receive',
    files: '',
    does: `receives webhooks at ${usualReceiver} and prints them; set PORT for another port`,
    options: [
      {
        name: 'respond',
        value: 'STATUS',
        does: `responds with a status from ${responseRange.min} to ${responseRange.max}, 200 by default`,
      },
    ],
    explains: {PORT: `${receiverPort} by default; 0 picks a free port`},
    example: 'receive --respond 500',
  },
  {
    name: 'fail',
    files: `STATUS|${[...jobKinds, ...eventFaults].join('|')}|api|webhooks|list|off`,
    does: 'makes the next API calls, jobs or events fail in a running simulator, or takes the API or the webhooks down for a time',
    options: [
      {
        name: 'times',
        value: 'N',
        does: `the next N calls, jobs or events, from 1 to ${timesRange.max}; added to those that wait`,
      },
      {
        name: 'seconds',
        value: 'S',
        does: `from 1 to ${secondsRange.max}, 10 by default; for delay, api and webhooks`,
      },
      allowNetwork('lets AVATURN_API_URL be another machine, which gets the token'),
    ],
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
      AVATURN_API_URL: `address of the simulator, http://127.0.0.1:${usualPort} by default`,
      AVATURN_API_TOKEN: `its token, ${usualToken} by default`,
    },
    example: 'fail webhooks --seconds 30',
  },
  {
    name: 'photos',
    files: '[FOLDER]',
    does: 'writes front.jpg, side-1.jpg and side-2.jpg: rendered heads to upload as the photos of newAvatar',
    options: [{name: 'force', does: 'replaces files that exist'}],
    explains: {FOLDER: 'the current folder by default'},
    example: 'photos photos',
  },
  {
    name: 'compare',
    files: '',
    does: 'compares a server of the API with this documentation, and writes comparison.json; it only reads unless --write',
    options: [
      {name: 'against', value: 'URL', does: 'the server, such as https://api.avaturn.me'},
      {name: 'user', value: 'ID', does: 'also lists the avatars of this user'},
      {name: 'write', does: 'also creates two users, sessions and avatars without photos, and deletes them'},
      {name: 'avatar', value: 'ID', does: 'also customizes, exports and renders this avatar; needs --write'},
      {
        name: 'photos',
        value: 'FOLDER',
        does: 'also makes an avatar from front.jpg, side-1.jpg and side-2.jpg; needs --write',
      },
      {name: 'i-may-use-these-photos', does: 'confirms that you may send them to the server'},
      {name: 'webhooks', does: 'also receives webhooks at PORT; with --dry-run, prints how to make it reachable'},
      {name: 'dry-run', does: 'prints what it would do, and sends nothing'},
      {name: 'cleanup', does: 'deletes what a comparison with the same server left, such as after SIGKILL'},
      {name: 'out', value: 'FILE', does: 'comparison.json by default'},
    ],
    explains: {
      AVATURN_API_TOKEN: "your project's token; it goes to the server of --against only",
      PORT: `for --webhooks, ${receiverPort} by default`,
      'exit code':
        '0 if nothing differs, also with additions; 1 if something differs, is left, or it ended early; 2 for wrong arguments; 130 after Ctrl+C',
    },
    example: 'compare --against https://api.avaturn.me --dry-run',
  },
];

export const program: Program<CommandName> = {
  about: 'A simulator of the Avaturn platform on this machine: the REST API, webhooks, uploads and the avatar creator.',
  commands,
  usual: 'start',
};

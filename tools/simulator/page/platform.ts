/** The simulator inside a page: the API without a server, for the API reference. It sends nothing. */
import {createSimulator} from '../api/app';
import type {ApiContracts} from '@avaturn-docs/platform/openapi/model/contracts';
import type {ContentMaker} from '../api/controls';
import type {Delivery} from '../api/webhooks';
import {fetchBytes} from '../content/bytes';
import {startCustomization} from '../customization';
import {readFinished} from './finished';

/** Tokens of the simulator. They don't work anywhere else. */
export const tokens = {valid: 'simulator-token', refused: 'simulator-token-without-api'} as const;

/** Prefix of links to files. No name below `.invalid` ever resolves (RFC 2606, section 2). */
const linkOrigin = 'https://simulation.invalid';

/** URL of the simulated receiver. The page itself receives the webhooks. */
const receiver = 'https://your-server.example/webhooks/avaturn';

/** Initial objects, so that the reference's examples have valid ids. */
export interface Seed {
  readonly userId: string;
  readonly avatarId: string;
}

export type PagePlatform = Awaited<ReturnType<typeof startPagePlatform>>;

/** @throws Error if the contracts of the API cannot be read */
export async function startPagePlatform(seed: Seed) {
  const contracts = JSON.parse(new TextDecoder().decode(await fetchBytes('/sandbox/contracts.json'))) as ApiContracts;
  const {platform, fetch: answer} = createSimulator({
    origin: linkOrigin,
    creatorUrl: `${window.location.origin}/sandbox/creator/`,
    contracts,
    content,
    token: tokens.valid,
    refusedToken: tokens.refused,
    // The page is the receiver, and accepts every event.
    send: async () => 200,
  });
  platform.webhooks.endpoints = [{url: receiver}];
  platform.addAvatar(platform.createUser(seed.userId), startCustomization(), seed.avatarId);
  const onMessage = (event: MessageEvent<unknown>): void => {
    const finished = readFinished(event, window.location.origin);
    if (!finished) return;
    try {
      platform.finishSession(finished.sessionId, finished.customization, finished.avatarId);
    } catch {
      // The session belongs to a simulator before a reset, or its user was deleted: there is nothing to restore.
    }
  };
  window.addEventListener('message', onMessage);
  return {
    /** Responds to API requests with any host, and to links to files that the API returned. */
    fetch: answer,
    /** Uploads sample photos to a URL from `newAvatar`. */
    uploadPhotos: (url: string) => answer(samplePhotos(contracts, url)),
    /** All webhooks so far, newest last. */
    get deliveries(): readonly Delivery[] {
      return platform.webhooks.deliveries;
    },
    /** Calls back for each new delivery and attempt; the returned function unsubscribes. */
    subscribe: (listener: () => void) => platform.webhooks.subscribe(listener),
    /** Stops timers and listeners. The platform can't be used afterward. */
    stop() {
      window.removeEventListener('message', onMessage);
      platform.stop();
    },
  };
}

/** The first bytes of every JPEG (ITU-T T.81, B.1.1.3), the only part of a photo that the simulator checks. */
const beginOfJpeg = new Uint8Array([0xff, 0xd8, 0xff, 0xe0]);

/** The example upload of the API description, with placeholder files instead of photos. */
export function samplePhotos({upload}: ApiContracts, url: string): Request {
  const body = new FormData();
  for (const {name, value, mediaType: type} of upload) {
    if (type === undefined) body.append(name, value);
    else body.append(name, new File([beginOfJpeg], value, {type}));
  }
  return new Request(url, {method: 'POST', body});
}

const content: ContentMaker = {
  async glb(customization) {
    const {avatarFile} = await import('../content/avatar-file');
    return avatarFile(customization, (file) => fetchBytes(`/models/${file}`));
  },
  image: (file) => fetchBytes(`/sandbox/renders/${file}`),
};

const unknown = 'Not public';

/**
 * Where the simulator differs from the platform, or implements what no public source specifies.
 * Texts are inline Markdown. `tools/simulator/differences.test.ts` checks the simulator's side of each row.
 */
export const simulatorDifferences = [
  {
    id: 'token',
    subject: 'Token',
    simulator: '`simulator-token`; a missing or wrong one gets 401, `simulator-token-without-api` 403',
    platform: 'The token of your project',
  },
  {
    id: 'state',
    subject: 'Data',
    simulator: 'Kept in memory until you stop it',
    platform: 'Kept by Avaturn',
  },
  {
    id: 'web-view',
    subject: 'Web view of an app',
    simulator: 'The SDK is in the page of `/sandbox/mobile/?sdk=true`, and not in that of a session',
    platform: '`sdk=true` in the address requests it',
  },
  {
    id: 'errors',
    subject: 'Error texts',
    simulator: 'Its own wording; the body of a 422 lists each field in `detail`',
    platform: unknown,
  },
  {
    id: 'forced',
    subject: 'Forced errors',
    simulator: '`fail 503` sets the status of the next call with a valid token',
    platform: 'None',
  },
  {
    id: 'links',
    subject: 'Lifetime of links',
    simulator: 'Sessions and uploads 30 minutes, files 15 minutes',
    platform: 'Images of renders: 15 minutes. Others: not published',
  },
  {
    id: 'photos',
    subject: 'Photos',
    simulator: 'Only the first bytes are read: JPEG or PNG, at most 25 MB in total. The avatar is a sample',
    platform: 'The avatar shows the face. Limits are not public',
  },
  {
    id: 'unready',
    subject: 'Unfinished avatar',
    simulator: 'Reading or exporting it gets 404',
    platform: unknown,
  },
  {
    id: 'uncustomized',
    subject: 'Photo avatar without a customization',
    simulator: 'Reading it gets `{}`; exports and renders fail',
    platform: 'Undefined, and may change',
  },
  {
    id: 'webhooks',
    subject: 'Delivery of events',
    simulator: 'Sent once, without a signature; `fail` can drop, delay, repeat or reorder events',
    platform: 'Signatures and retries are not public',
  },
  {
    id: 'assets',
    subject: 'Catalog',
    simulator: 'Four bodies and a few sample assets; an unknown asset gets 410',
    platform: "Your project's catalog",
  },
  {
    id: 'delays',
    subject: 'Duration',
    simulator: 'An avatar takes 3 seconds, an export or a render 1.5',
    platform: unknown,
  },
] as const;

export type SimulatorDifferenceId = (typeof simulatorDifferences)[number]['id'];

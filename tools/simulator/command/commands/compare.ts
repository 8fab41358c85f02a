import {existsSync} from 'node:fs';
import path from 'node:path';
import {readPort} from '@avaturn-docs/command-line/settings';
import {StartError, UsageError} from '@avaturn-docs/command-line/start-error';
import {writeCompleteFile} from '@avaturn-docs/command-line/write-file';
import type {Call} from '../command-line';
import {receiverPort} from '../definition';
import {checkUrl} from '../settings';
import {checkPhotos, customization, exportFile, photoAvatar, renders} from '../compare/avatar';
import {readOnly, withUser} from '../compare/calls';
import {Client, isSafe, usualPace, type Pace} from '../compare/client';
import {Journal} from '../compare/journal';
import {Observations, type Outcome} from '../compare/observations';
import {Recorder} from '../compare/recorder';
import {Session} from '../compare/session';
import {Shapes} from '../compare/shape';
import {Stopped} from '../compare/stopped';

/** What `comparison.json` holds: no text of the server but documented names and values. */
export interface Comparison {
  readonly tool: string;
  /** Day of the comparison (ISO 8601). */
  readonly date: string;
  /** The platform's URL; any other is private. */
  readonly server: string;
  readonly options: readonly string[];
  /** Why it ended early. */
  readonly stopped?: string;
  /** How many users or customizations the cleanup couldn't undo. */
  readonly left: number;
  readonly statements: readonly Outcome[];
}

/** Compares a server with the documentation. Exits with code 1 if something differs, or if it ended early. */
export async function compare(call: Call, pace: Pace = usualPace): Promise<void> {
  const {values, env, command, version, files, typed} = call;
  const option = (name: string): string | undefined => values[name] as string | undefined;
  const origin = readOrigin(option('against'), `${command} compare --against https://api.avaturn.me`);
  const {avatar, photos, user} = {avatar: option('avatar'), photos: option('photos'), user: option('user')};
  const isWriting = values['write'] === true;
  if ((avatar ?? photos) !== undefined && !isWriting)
    throw new UsageError('--avatar and --photos change data on the server. Add --write to allow that.');
  if (photos !== undefined && !values['i-may-use-these-photos']) {
    throw new UsageError(
      '--photos sends photos of a person to the server. If you may do that, add --i-may-use-these-photos.',
    );
  }
  if (avatar !== undefined && !/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(avatar))
    throw new UsageError('--avatar needs the ID of an avatar, such as 01234567-89ab-4cde-8f01-23456789abcd.');
  const planned = plan(origin, {isWriting, avatar, photos, webhooks: values['webhooks'] === true});
  if (values['dry-run']) return console.log(`${planned}\n\nThis was a dry run: nothing was sent.`);
  const token = env['AVATURN_API_TOKEN'];
  if (!token) throw new StartError('Set AVATURN_API_TOKEN to the token of your project.');
  if (!/^[\x21-\x7e]+$/.test(token))
    throw new StartError('AVATURN_API_TOKEN has a space or a sign that no token has. Copy the token again.');
  const out = option('out') ?? 'comparison.json';
  if (!existsSync(path.dirname(out))) throw new StartError(`There is no folder ${path.dirname(out)} for the report.`);
  const journal = new Journal(path.join(path.dirname(out), 'avaturn-compare.journal.json'), origin);
  if (values['cleanup']) {
    if (journal.left.length === 0)
      throw new StartError(
        `There is no ${journal.file}: either nothing was left, or the comparison ran in another folder. Run --cleanup in that folder.`,
      );
    const left = await cleanUp(new Client(origin, token, pace, new AbortController().signal), journal);
    if (left > 0)
      throw new StartError(`${left} of them could not be removed. ${journal.file} has their ids: try again later.`);
    return console.log('Everything with a known id is removed.');
  }
  if (journal.left.length > 0)
    throw new StartError(
      `An earlier comparison left something. Remove it first: ${command} compare --cleanup --against ${origin}`,
    );

  const controller = new AbortController();
  const interrupt = (): void => {
    console.log('\nStopping. Cleaning up; press Ctrl+C again to leave that to --cleanup.');
    controller.abort();
    process.once('SIGINT', () => process.exit(130));
  };
  process.once('SIGINT', interrupt);
  process.once('SIGTERM', interrupt);
  const {contracts, openapi} = await files();
  const shapes = new Shapes(openapi);
  const seen = new Observations();
  const client = new Client(origin, token, pace, controller.signal);
  const session = new Session(client, contracts, shapes, seen, journal);
  const recorder = values['webhooks'] ? new Recorder() : undefined;
  console.log(planned);
  let stopped: string | undefined;
  try {
    if (photos !== undefined) checkPhotos(photos);
    if (recorder) console.log(webhookSteps(await recorder.start(readPort(env['PORT'], receiverPort, typed), typed)));
    await isReady(client, {user, avatar});
    await readOnly(session, user, origin === contracts.server);
    const tryAvatar = async (id: string, isNew: boolean): Promise<void> => {
      await customization(session, id, isNew);
      await exportFile(session, id, recorder);
      await renders(session, id, recorder);
    };
    if (isWriting) {
      await withUser(
        session,
        photos === undefined
          ? undefined
          : async (owner) => {
              const made = await photoAvatar(session, owner, photos);
              if (made === undefined) return;
              const event = await recorder?.expect(session, 'avatar.ready', {avatar_id: made.id}, made.unreadyAt);
              if (event)
                session.expect(event['user_id'] === owner, 'avatar-ready-fields', 'the user of the avatar', 'another');
              await tryAvatar(made.id, true);
            },
      );
    }
    if (avatar !== undefined) await tryAvatar(avatar, false);
  } catch (error) {
    if (!(error instanceof Stopped)) throw error;
    stopped = error.message;
  } finally {
    recorder?.stop();
  }
  const left = await cleanUp(new Client(origin, token, pace, new AbortController().signal), journal);
  process.removeListener('SIGINT', interrupt);
  process.removeListener('SIGTERM', interrupt);
  const comparison: Comparison = {
    tool: `avaturn-simulator ${version}`,
    date: new Date().toISOString().slice(0, 10),
    server: origin === contracts.server ? origin : 'another server',
    options: ['write', 'avatar', 'photos', 'user', 'webhooks'].filter((name) => values[name] !== undefined),
    ...(stopped && {stopped}),
    left,
    statements: seen.list(),
  };
  writeCompleteFile(out, Buffer.from(`${JSON.stringify(comparison, null, 2)}\n`), {replace: true});
  console.log(`${reportText(comparison)}\n\nThe report is in ${out}. In the repository: npm run confirm ${out}`);
  if (controller.signal.aborted) process.exitCode = 130;
  else if (stopped !== undefined || left > 0 || comparison.statements.some(({outcome}) => outcome === 'differs'))
    process.exitCode = 1;
}

function readOrigin(url: string | undefined, example: string): string {
  if (url === undefined) throw new UsageError(`Specify the server: ${example}`);
  checkUrl('--against', url, example);
  const {origin, pathname, search, username} = new URL(url);
  if (pathname !== '/' || search !== '' || username !== '')
    throw new UsageError(`--against needs the address of a server, without a path: ${example}`);
  if (!isSafe(url))
    throw new UsageError('--against needs https, because the token is a secret. Only this machine may have http.');
  return origin;
}

interface Plan {
  readonly isWriting: boolean;
  readonly avatar: string | undefined;
  readonly photos: string | undefined;
  readonly webhooks: boolean;
}

function plan(origin: string, {isWriting, avatar, photos, webhooks}: Plan): string {
  const made =
    avatar === undefined && photos === undefined
      ? []
      : [
          '- Exports: one, kept as long as the avatar. Renders: one for each scene, and one for each format. Both may use quota.',
          '- Customization: changed several times, then set to what it was.',
        ];
  return [
    `Comparing ${origin} with the documentation, one request a second. It follows no redirect.`,
    '- Reads: lists of avatars, customizations, and refusals of a missing and a wrong token.',
    ...(isWriting
      ? ['- Creates and deletes: two users, their sessions, and two avatars without photos. Sessions can use quota.']
      : ['- Writes: nothing. Add --write for the calls that create something.']),
    ...(photos === undefined
      ? []
      : [
          `- Sends the photos of ${photos}, and makes an avatar from them, which may use quota. It is deleted with its user.`,
        ]),
    ...(avatar === undefined ? [] : ['- Changes the avatar of --avatar.']),
    ...made,
    ...(webhooks ? ['- Receives webhooks on this machine.'] : []),
  ].join('\n');
}

const webhookSteps = (address: string): string => `Webhooks are received at ${address}
  1. Make it reachable with a tunnel, such as: ssh -R 80:${new URL(address).host} your-server
  2. Set the tunnel's public https address as webhook URL of your project, in the developer portal.
  3. Set it back afterward. The simulator needs no tunnel: start --webhook ${address}`;

/** @throws Stopped if the server or the token is unusable, so that a comparison would only show that */
async function isReady(
  client: Client,
  {user, avatar}: Pick<Plan, 'avatar'> & {user: string | undefined},
): Promise<void> {
  const read = (path: string) => client.call('GET', path, undefined, 'right');
  const {status, headers} = await read('/api/v1/users/none/avatars');
  if (/^text\/html/i.test(headers.get('Content-Type') ?? ''))
    throw new Stopped("the server responds with a web page, so it isn't the API. Check --against");
  if (status === 401 || status === 403) {
    const other = await read('/api/v1/avatars/00000000-0000-4000-8000-000000000000/customization');
    if (other.status === status)
      throw new Stopped(
        `the server refuses the token (${status}). Check AVATURN_API_TOKEN, and that the plan includes the API`,
      );
  }
  if (status === 429) throw new Stopped('the server limits the number of requests (429). Run it again later');
  if (status >= 300 && status < 400)
    throw new Stopped(`the server redirects (${status}), which isn't followed. Check --against`);
  if (status >= 500 && (await read('/api/v1/users/none/avatars')).status >= 500)
    throw new Stopped(`the server fails (${status}). Run it again later`);
  if (user !== undefined && (await read(`/api/v1/users/${encodeURIComponent(user)}/avatars`)).status === 404)
    throw new Stopped('the project has no user with the ID of --user');
  if (avatar !== undefined && (await read(`/api/v1/avatars/${avatar}/customization`)).status === 404)
    throw new Stopped('the project has no avatar with the ID of --avatar');
}

/** Undoes what the journal has, the newest first. @returns how many entries are left */
async function cleanUp(client: Client, journal: Journal): Promise<number> {
  for (const entry of [...journal.left].reverse()) {
    const {user, avatar} = entry;
    if (user === undefined && avatar === undefined) {
      console.log(
        'The response to the creation of a user was lost. That user is anonymous and empty, and its id is unknown.',
      );
      journal.remove(entry);
      continue;
    }
    try {
      const [method, path, body] =
        user === undefined
          ? (['PUT', `/api/v1/avatars/${encodeURIComponent(avatar!)}/customization`, entry.customization] as const)
          : (['DELETE', `/api/v1/users/${encodeURIComponent(user)}`, undefined] as const);
      const {status} = await client.call(method, path, body, 'right');
      if ((status >= 200 && status < 300) || status === 404) journal.remove(entry);
      else if (status === 401 || status === 403) {
        console.log(`The server refuses the token (${status}). Check AVATURN_API_TOKEN.`);
        break;
      }
    } catch (error) {
      if (!(error instanceof Stopped)) throw error;
      break;
    }
  }
  return journal.left.length;
}

function reportText({statements, stopped, left}: Comparison): string {
  const of = (outcome: Outcome['outcome']) => statements.filter((one) => one.outcome === outcome);
  const lines = (outcome: Outcome['outcome'], title: string) =>
    of(outcome).length === 0
      ? []
      : [
          '',
          title,
          ...of(outcome).flatMap(({statement, differences = []}) => [
            `  ${statement}`,
            ...differences.map(({where, expected, seen}) => `    ${where}: expected ${expected}, saw ${seen}`),
          ]),
        ];
  return [
    ...(stopped ? ['', `It ended early: ${stopped}.`] : []),
    ...(left > 0 ? ['', `${left} things could not be undone. Run it with --cleanup later.`] : []),
    ...lines('differs', 'Different from the documentation'),
    ...lines('undocumented', 'Not in the documentation'),
    '',
    `${of('as documented').length} statements are as documented, ${of('differs').length} differ, ${of('undocumented').length} have additions, ${of('not seen').length} were not seen.`,
  ].join('\n');
}

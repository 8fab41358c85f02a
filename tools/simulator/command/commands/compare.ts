import {existsSync} from 'node:fs';
import {randomUUID} from 'node:crypto';
import path from 'node:path';
import {readPort} from '@avaturn-docs/command-line/listen';
import {StartError, UsageError} from '@avaturn-docs/command-line/start-error';
import {writeCompleteFile} from '@avaturn-docs/command-line/write-file';
import type {Call} from '../command-line';
import {receiverPort} from '../definition';
import {checkUrl} from '../settings';
import {checkPhotos, compareAvatar, rendersOf} from '../compare/avatar';
import {readOnly, withUser} from '../compare/calls';
import {Client, isSafe, Stopped, troubleOf, usualPace, type Pace} from '../compare/client';
import {Journal} from '../compare/journal';
import {Recorder} from '../compare/recorder';
import {reportText, type Comparison} from '../compare/report';
import {mediaTypeOf, Session} from '../compare/session';
import {formats, Shapes} from '../compare/shape';

/** Compares a server with the documentation. Exits with code 1 if something differs, or if it ended early. */
export async function compare(call: Call, pace: Pace = usualPace): Promise<void> {
  const {values, env, command, version, files, typed} = call;
  const option = (name: string): string | undefined => values[name] as string | undefined;
  const origin = readOrigin(option('against'), `${command} compare --against https://api.avaturn.me`);
  const [avatar, photos, user] = ['avatar', 'photos', 'user'].map(option);
  const isWriting = values['write'] === true;
  if ((avatar ?? photos) !== undefined && !isWriting)
    throw new UsageError('--avatar and --photos change data on the server. Add --write to allow that.');
  if (photos !== undefined && !values['i-may-use-these-photos'])
    throw new UsageError(
      '--photos sends photos of a person to the server. If you may do that, add --i-may-use-these-photos.',
    );
  if (avatar !== undefined && !formats.uuid.test(avatar))
    throw new UsageError('--avatar needs the ID of an avatar, such as 01234567-89ab-4cde-8f01-23456789abcd.');
  const {contracts, openapi} = await files();
  const shapes = new Shapes(openapi);
  const port = readPort(env['PORT'], receiverPort, typed);
  const planned = plan(values, origin, rendersOf(contracts).length, port);
  if (values['dry-run']) return console.log(`${planned}\n\nThis was a dry run: nothing was sent.`);
  const out = option('out') ?? 'comparison.json';
  if (!existsSync(path.dirname(out))) throw new StartError(`There is no folder ${path.dirname(out)} for the report.`);
  const journal = new Journal(path.join(path.dirname(out), 'avaturn-compare.journal.json'), origin);
  if (values['cleanup'] && journal.left.length === 0)
    return console.log(
      `Nothing is left: there is no ${journal.file}. If the comparison ran in another folder, run --cleanup there.`,
    );
  const token = env['AVATURN_API_TOKEN'];
  if (!token) throw new StartError('Set AVATURN_API_TOKEN to the token of your project.');
  if (!/^[\x21-\x7e]+$/.test(token))
    throw new StartError('AVATURN_API_TOKEN has a space or a sign that no token has. Copy the token again.');
  const undo = () => journal.undo(new Client(origin, token, pace, new AbortController().signal));
  if (values['cleanup']) {
    await undo();
    if (journal.left.length > 0)
      throw new StartError(
        `${journal.left.length} of them could not be undone. ${journal.file} has their ids: try again later.`,
      );
    return console.log('Everything with a known id is undone.');
  }
  if (journal.left.length > 0)
    throw new StartError(
      `An earlier comparison left something. Remove it first: ${command} compare --cleanup --against ${origin}`,
    );

  const controller = new AbortController();
  const {signal} = controller;
  const release = abortOnSignals(controller);
  const client = new Client(origin, token, pace, signal);
  const recorder = values['webhooks'] ? new Recorder() : undefined;
  const session = new Session(client, contracts, shapes, journal, recorder);
  console.log(planned);
  let stopped: string | undefined;
  try {
    if (photos !== undefined) checkPhotos(photos);
    await isReady(client, user, avatar);
    await recorder?.start(port, typed);
    await readOnly(session, user, origin === contracts.server);
    if (isWriting) await withUser(session, photos);
    if (avatar !== undefined) await compareAvatar(session, avatar, false);
  } catch (error) {
    if (!(error instanceof Stopped)) throw error;
    stopped = error.message;
  } finally {
    recorder?.stop();
  }
  recorder?.judge(session);
  await undo();
  release();
  const left = journal.left.length;
  const comparison: Comparison = {
    tool: `avaturn-simulator ${version}`,
    date: new Date().toISOString().slice(0, 10),
    server: origin === contracts.server ? origin : 'another server',
    options: ['write', 'avatar', 'photos', 'user', 'webhooks'].filter((name) => values[name] !== undefined),
    ...(stopped && {stopped}),
    left,
    statements: session.checks.outcomes(shapes.statements.keys()),
  };
  if (comparison.statements.every(({outcome}) => outcome === 'not seen'))
    console.log(`\nNothing was compared: ${stopped ?? 'no response shows anything'}. No report was written.`);
  else {
    console.log(reportText(comparison, session.checks.skipped, shapes));
    writeCompleteFile(out, Buffer.from(`${JSON.stringify(comparison, null, 2)}\n`), {replace: true});
    console.log(`\nThe report is in ${out}. In the repository of the documentation: npm run confirm ${out}`);
  }
  if (signal.aborted) process.exitCode = 130;
  else if (stopped !== undefined || left > 0 || comparison.statements.some(({outcome}) => outcome === 'differs'))
    process.exitCode = 1;
}

/** Aborts on the signals that end a program. @returns a function that ends that */
function abortOnSignals(controller: AbortController): () => void {
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
  let first = Infinity;
  const interrupt = (name: NodeJS.Signals): void => {
    // npx passes on a signal that the terminal has sent already.
    if (name === 'SIGINT' && Date.now() > first + 1000) process.exit(130);
    if (controller.signal.aborted) return;
    first = Date.now();
    // The terminal may be closed.
    if (name === 'SIGHUP') process.stdout.removeAllListeners('error').on('error', () => undefined);
    console.log('\nStopping. It waits for the last response, then cleans up; Ctrl+C again leaves that to --cleanup.');
    controller.abort();
  };
  signals.forEach((name) => process.on(name, interrupt));
  return () => signals.forEach((name) => process.removeListener(name, interrupt));
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

/** What a run with these options does. */
function plan(
  {avatar, photos, webhooks, write}: Call['values'],
  origin: string,
  rendersOfAvatar: number,
  port: number,
) {
  const avatars = [avatar, photos].filter((one) => one !== undefined).length;
  const address = `http://127.0.0.1:${port}/`;
  return [
    `Comparing ${origin} with the documentation, one request a second. It follows no redirect.`,
    '- Reads: lists of avatars, customizations, and refusals of a missing and a wrong token.',
    write
      ? '- Creates and deletes: two users, their sessions, and two avatars without photos. Sessions can use quota.'
      : '- Writes: nothing. Add --write for the calls that create something.',
    photos &&
      `- Sends the photos of ${String(photos)}, and makes an avatar from them, which may use quota. It is deleted with its user.`,
    avatar && '- Changes the avatar of --avatar.',
    avatars > 0 &&
      `- Exports: ${2 * avatars}, kept as long as the avatar. Renders: ${avatars * rendersOfAvatar}, one for each scene and format. Both may use quota.
- Customization: changed several times, then set to what it was.`,
    webhooks &&
      `- Receives webhooks at ${address}. Before the run, make that reachable with a tunnel, such as
  ssh -R 80:127.0.0.1:${port} your-server, and set its public https address as webhook URL of your project, in the developer portal.
  Set the URL back afterward. The simulator needs no tunnel: start --webhook ${address}`,
  ]
    .filter(Boolean)
    .join('\n');
}

/** @throws Stopped if the server, the token or an own id is unusable, so that a comparison would only show that */
async function isReady(client: Client, user: string | undefined, avatar: string | undefined): Promise<void> {
  const read = (path: string) => client.call('GET', path, undefined, 'right');
  const list = (id: string) => read(`/api/v1/users/${encodeURIComponent(id)}/avatars`);
  const customizationOf = (id: string) => read(`/api/v1/avatars/${id}/customization`);
  const {status, headers} = await list('none');
  if (mediaTypeOf(headers.get('Content-Type')) === 'text/html')
    throw new Stopped("the server responds with a web page, so it isn't the API. Check --against");
  const trouble = troubleOf(status) && troubleOf((await customizationOf(randomUUID())).status);
  if (trouble !== undefined) throw new Stopped(trouble);
  if (user !== undefined && (await list(user)).status === 404)
    throw new Stopped('the project has no user with the ID of --user');
  if (avatar !== undefined && (await customizationOf(avatar)).status === 404)
    throw new Stopped('the project has no avatar with the ID of --avatar');
}

/** The simulated creator: a page that the web SDK opens in its iframe. */
import {animations} from '../catalog';
import type {SessionAvatar} from '../session-link';
import {legacyExportMessage, type SdkMessageName} from '@avaturn-docs/platform/wire-protocol';
import {Editor, type EditorState} from './editor';
import {exportAvatar, type ExportResult} from './export-avatar';
import {HostConnection} from './protocol/host-connection';
import {Refusal, requests} from './protocol/requests';
import {readQuery} from './query';
import {makeGlb} from './samples';
import {byId, element} from './view/element';
import {fillControls} from './view/controls';
import {fillSimulation} from './view/simulation';
import {pickAvatar} from './view/start';

declare const __SIMULATOR_SERVER__: boolean;

const query = readQuery(window.location.search, Date.now());
const {session} = query;
let {behavior} = query;
const editor = new Editor();

const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

let confirm: () => void = () => {};
/** Resolves when the SDK has confirmed the handshake. */
const confirmed = new Promise<void>((resolve) => (confirm = resolve));

const host = new HostConnection({
  handshake: {advancedFeatures: session !== undefined},
  refusal: () => (behavior.faults.has('handshake') ? 'The simulator is set to reject the handshake.' : undefined),
  onConfirmed: confirm,
  onRequest: answer,
});

async function answer(name: SdkMessageName, data: unknown): Promise<unknown> {
  if (behavior.latency > 0) await wait(behavior.latency);
  if (behavior.faults.has('requests')) throw new Refusal('The simulator is set to reject every request.');
  const respond = requests[name];
  if (!respond) throw new Refusal(`The simulated creator does not know the request ${name}.`);
  // The SDK's promise of a setter resolves with null.
  return (await respond(editor, data, exportNow)) ?? null;
}

async function exportNow(): Promise<ExportResult> {
  if (behavior.faults.has('export')) throw new Refusal('The simulator is set to let exports fail.');
  return exportAvatar(editor, session, behavior);
}

/** Notifies the host of the user's changes. Only API sessions do. */
function notifyOfChanges(): void {
  if (!session) return;
  editor.subscribe((state, before, author) => {
    if (author !== 'user') return;
    if (state.body !== before.body) {
      // The user didn't choose the defaults of a body, so they cause no events.
      host.callBack('bodySet', state.body);
      return;
    }
    for (const {category, id} of editor.offered()) {
      if (state.assets[category] === id && before.assets[category] !== id) host.callBack('assetSet', id);
    }
    if (state.hairColor !== before.hairColor) {
      host.callBack('changeParam', {key: 'hair_color', value: state.hairColor});
    }
  });
}

function showProblem(text: string): void {
  for (const id of ['start', 'editor']) byId(id).hidden = true;
  byId('problem').hidden = false;
  byId('problem-text').textContent = text;
}

/** The avatar of the session: chosen by the user, or the only possible one. */
async function chooseAvatar(): Promise<SessionAvatar | undefined> {
  if (!session) return undefined;
  const [first] = session.avatars;
  if (query.noUi || session.type === 'edit_existing') return first;
  const picked = await pickAvatar(session);
  if ('customization' in picked) return picked;
  editor.chooseBody(picked.id, 'host');
  return undefined;
}

/** Applies the host's `defaultAssets` to slots without saved assets. */
async function takeDefaults(isSaved: boolean): Promise<void> {
  if (!query.sdk) return;
  await confirmed;
  const defaults = (await host.askForDefaults()) as {overrideSaved?: unknown; assets?: unknown} | undefined | null;
  if (!defaults || !Array.isArray(defaults.assets) || (isSaved && defaults.overrideSaved !== true)) return;
  for (const {id} of editor.offered()) if (defaults.assets.includes(id)) editor.wear(id, 'host');
}

async function openEditor(): Promise<void> {
  const status = byId('stage-status');
  byId('editor').hidden = false;
  status.textContent = 'Loading the avatar.';
  const {Stage} = await import('./stage');
  const stage = new Stage(byId<HTMLCanvasElement>('stage'));
  const clip = () => animations.find(({id}) => id === editor.state.animation)?.clip ?? '';
  const draw = async () => stage.show(await makeGlb(editor.customization(), {clips: true}), clip());
  await draw();
  status.textContent = '';
  let drawing = Promise.resolve();
  let newest = editor.state;
  editor.subscribe((state, before) => {
    if (state.animation !== before.animation) stage.play(clip());
    if (JSON.stringify(look(state)) === JSON.stringify(look(before))) return;
    newest = state;
    // One model at a time. Of the changes that arrive while one is being built, only the last is drawn.
    drawing = drawing
      .then(() => (newest === state ? draw() : undefined))
      .catch((error: Error) => void (status.textContent = `The avatar can’t be shown: ${error.message}`));
  });
  for (const [id, angle] of [
    ['turn-left', -0.4],
    ['turn-right', 0.4],
  ] as const) {
    byId(id).addEventListener('click', () => stage.turn(angle));
  }
}

/** The part of the state that is visible in the model. */
function look({available: _available, animation: _animation, avatarId: _id, ...seen}: EditorState): object {
  return seen;
}

function addControls(): void {
  const form = byId<HTMLFormElement>('controls');
  if (query.noUi) {
    form.hidden = true;
    byId('editor').dataset['alone'] = '';
    return;
  }
  const fields = element('div', {id: 'fields'});
  const next = element('button', {id: 'next', type: 'submit'}, 'Next');
  form.append(fields, next);
  fillControls(fields, editor);
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    next.disabled = true;
    const status = byId('stage-status');
    status.textContent = 'Exporting the avatar.';
    exportNow()
      .then(
        (result) => {
          notifyOfExport(result);
          status.textContent = 'The avatar is exported.';
        },
        (error: Error) => void (status.textContent = `The export failed: ${error.message}`),
      )
      .finally(() => (next.disabled = false));
  });
}

function notifyOfExport(result: ExportResult): void {
  if (query.sdk) return host.callBack('export', result);
  // A plain iframe gets the older message: text instead of an object.
  if (window.parent !== window) window.parent.postMessage(JSON.stringify({...legacyExportMessage, data: result}), '*');
}

async function start(): Promise<void> {
  if (behavior.faults.has('silent')) host.leave();
  else host.announce();
  const asked = (['auth_error', 'avatar_load_error', 'scene_error'] as const).find((type) => behavior.faults.has(type));
  const problem = query.problem ?? (asked && `The simulator was set to report ${asked}.`);
  if (problem !== undefined) {
    showProblem(problem);
    await confirmed;
    host.reportError(asked ?? 'auth_error', problem);
    return;
  }
  addControls();
  const chosen = await chooseAvatar();
  await untilReady(chosen);
  if (chosen) editor.open(chosen.customization, chosen.id);
  await takeDefaults(chosen !== undefined);
  try {
    await openEditor();
  } catch (error) {
    const {name, message} = error as Error;
    const text = name === 'NoWebGlError' ? message : `The 3D scene failed: ${message}`;
    showProblem(text);
    await confirmed;
    host.reportError('scene_error', text);
    return;
  }
  notifyOfChanges();
  await confirmed;
  if (session) host.callBack('load');
}

/** Waits for an avatar whose photos are still being processed. */
async function untilReady(avatar: SessionAvatar | undefined): Promise<void> {
  const left = (avatar?.readyAt ?? 0) - Date.now();
  if (left <= 0) return;
  byId('editor').hidden = false;
  byId('stage-status').textContent = 'The avatar is being built from its photos.';
  await wait(left);
}

/** Follows the color mode of the site that serves the page. The local simulator has no such site. */
function followSite(): void {
  if (__SIMULATOR_SERVER__) return;
  // The storage key of the site's color mode.
  const key = 'theme';
  const apply = (): void => {
    let stored: string | null = null;
    try {
      stored = window.localStorage.getItem(key);
    } catch {
      // In a browser without storage, the site's default applies.
    }
    document.documentElement.dataset['mode'] = stored === 'dark' ? 'dark' : 'light';
  };
  apply();
  window.addEventListener('storage', (event) => event.key === key && apply());
}

byId('starting').remove();
followSite();
fillSimulation(byId('simulation'), {
  start: behavior,
  change: (next) => (behavior = next),
  report: (type) => host.reportError(type, 'Reported on request of the simulation.'),
});
void start();

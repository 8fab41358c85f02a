import {newUuid} from '../api/random';
import {bodyOf} from '../catalog';
import {glbDataUrl} from '../content/bytes';
import {bodyFile} from '../content/models';
import type {Customization} from '../customization';
import {notifyEmbedder} from '../page/finished';
import type {SessionLink} from '../session-link';
import type {Editor} from './editor';
import type {Behavior} from './query';
import {makeGlb} from './samples';

declare const __SIMULATOR_SERVER__: boolean;

/** `ExportAvatarResult` of the web SDK. */
export type ExportResult = Awaited<ReturnType<typeof exportAvatar>>;

/**
 * Exports the current avatar. On the local simulator, the API receives it and links to exactly that file. On the static
 * site, the API inside the embedding page is notified, and a link can only point to an existing file: the body's sample
 * avatar.
 */
export async function exportAvatar(editor: Editor, session: SessionLink | undefined, {exportAs}: Behavior) {
  const customization = editor.customization();
  const {type, gender} = bodyOf(customization.body);
  const saved = __SIMULATOR_SERVER__
    ? await saveOnServer(customization, session?.id, editor.state.avatarId)
    : undefined;
  const avatarId = saved?.avatar_id ?? editor.state.avatarId ?? session?.newAvatarId ?? newUuid();
  const link = saved?.url ?? new URL(`/models/${bodyFile(customization.body)}`, window.location.href).href;
  const url = exportAs === 'httpURL' ? link : glbDataUrl(await makeGlb(customization, {clips: false}));
  if (editor.state.avatarId !== avatarId) editor.change({avatarId}, 'host');
  // Before the export event, which uses the same channel: its receiver finds the avatar in the API.
  if (!__SIMULATOR_SERVER__ && session) notifyEmbedder(window, {sessionId: session.id, avatarId, customization});
  return {
    url,
    urlType: exportAs,
    avatarId,
    sessionId: session?.id ?? pageSession,
    avatarSupportsFaceAnimations: type === 'T2',
    bodyId: customization.body,
    gender,
  };
}

/** Id of a visit without a session from an API. */
const pageSession = newUuid();

async function saveOnServer(
  customization: Customization,
  sessionId: string | undefined,
  avatarId: string | null,
): Promise<{readonly avatar_id: string; readonly url: string}> {
  const known = sessionId === 'demo' ? undefined : sessionId;
  const response = await fetch('/sandbox/exports', {
    method: 'POST',
    headers: {'Content-Type': 'application/json'},
    body: JSON.stringify({customization, session_id: known, avatar_id: known ? (avatarId ?? undefined) : undefined}),
  });
  const body = (await response.json()) as {avatar_id: string; url: string; detail?: unknown};
  if (!response.ok) throw new Error(`The simulator rejected the export: ${JSON.stringify(body.detail)}`);
  return body;
}

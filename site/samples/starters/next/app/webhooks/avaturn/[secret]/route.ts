import {createHash, timingSafeEqual} from 'node:crypto';
import {ownsAvatar} from '../../../../lib/account';
import {isAvatarId, saveAvatar} from '../../../../lib/avatars';

const secret = process.env.WEBHOOK_SECRET ?? '';
if (secret.length < 32) throw new Error('Set WEBHOOK_SECRET in .env to 32 or more random characters.');
const digest = (text: string) => createHash('sha256').update(text).digest();

interface Context {
  readonly params: Promise<{readonly secret: string}>;
}

/**
 * Responds after the avatar is saved, so that a failure is a response with status 500 and not a lost file. The starter `node`
 * responds immediately, and retries events from a queue.
 */
export async function POST(request: Request, {params}: Context): Promise<Response> {
  // timingSafeEqual needs values of the same length, which digests have.
  if (!timingSafeEqual(digest((await params).secret), digest(secret))) return new Response(null, {status: 404});
  const event = (await request.json().catch(() => null)) as {event?: string; avatar_id?: string} | null;
  const id = event?.avatar_id;
  if (typeof event?.event !== 'string' || typeof id !== 'string' || !isAvatarId(id)) {
    return new Response(null, {status: 400});
  }
  // The event is not signed: the API confirms the owner, and has the link. Other avatars belong to another app of the project.
  if (event.event === 'export.ready' && (await ownsAvatar(id))) await saveAvatar(id);
  return new Response(null, {status: 200});
}

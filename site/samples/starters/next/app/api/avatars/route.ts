import {avatarIds} from '../../../lib/account';
import {lastSaved} from '../../../lib/avatars';

/** The account's last saved avatar, or null. */
export async function GET(): Promise<Response> {
  return Response.json({id: (await lastSaved(await avatarIds())) ?? null});
}

import {currentUser} from '../../../lib/account';
import {createSession} from '../../../lib/avaturn';

/** Opens a session for the account. The token stays here; the page gets only the session's url. */
export async function POST(): Promise<Response> {
  const {url} = await createSession(await currentUser());
  return Response.json({url});
}

import {readFile} from 'node:fs/promises';
import {ownsAvatar} from '../../../../lib/account';
import {avatarFile, saveAvatar} from '../../../../lib/avatars';

interface Context {
  readonly params: Promise<{readonly id: string}>;
}

/** The id of an avatar of this account; undefined for any other. */
async function ownAvatar({params}: Context): Promise<string | undefined> {
  const {id} = await params;
  return (await ownsAvatar(id)) ? id : undefined;
}

/** Exports an avatar and saves it on the server. */
export async function POST(_request: Request, context: Context): Promise<Response> {
  const id = await ownAvatar(context);
  return id ? Response.json({status: await saveAvatar(id)}) : Response.json(null, {status: 404});
}

/** The saved GLB. */
export async function GET(_request: Request, context: Context): Promise<Response> {
  const id = await ownAvatar(context);
  const glb = id && (await readFile(avatarFile(id)).catch(() => undefined));
  return glb
    ? new Response(new Uint8Array(glb), {headers: {'Content-Type': 'model/gltf-binary'}})
    : Response.json(null, {status: 404});
}

import 'server-only';
import {mkdir, readFile, writeFile} from 'node:fs/promises';
import {createUser, listAvatars} from './avaturn';

/** Your sign-in identifies the account of a request. The starter has one account. */
const account = 'account-1';
const file = `data/users/${account}.json`;

async function savedUser(): Promise<string | undefined> {
  try {
    return (JSON.parse(await readFile(file, 'utf8')) as {id: string}).id;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
}

/** Avaturn's user of the account, created on the first call. Keep it in your database. */
export async function currentUser(): Promise<string> {
  const saved = await savedUser();
  if (saved) return saved;
  const {id} = await createUser();
  await mkdir('data/users', {recursive: true});
  await writeFile(file, JSON.stringify({id}));
  return id;
}

/** The ids of the account's avatars. */
export async function avatarIds(): Promise<string[]> {
  const user = await savedUser();
  return user ? (await listAvatars(user)).map(({id}) => id) : [];
}

/** Whether the account has this avatar. */
export async function ownsAvatar(id: string): Promise<boolean> {
  return (await avatarIds()).includes(id);
}

import 'server-only';
import {mkdir, readFile, writeFile} from 'node:fs/promises';
import {createUser, listAvatars} from './avaturn';

/** Your sign-in identifies the account of a request. The starter has one account. */
const account = 'account-1';
const file = `data/users/${account}.json`;

/** Avaturn's user of the account, created on the first call. Keep it in your database. */
export async function currentUser(): Promise<string> {
  try {
    return (JSON.parse(await readFile(file, 'utf8')) as {id: string}).id;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
  const {id} = await createUser();
  await mkdir('data/users', {recursive: true});
  await writeFile(file, JSON.stringify({id}));
  return id;
}

/** Whether the account has this avatar. */
export async function ownsAvatar(id: string): Promise<boolean> {
  const avatars = await listAvatars(await currentUser());
  return avatars.some((avatar) => avatar.id === id);
}

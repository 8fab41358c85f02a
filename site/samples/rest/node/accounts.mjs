import {readFile, writeFile} from 'node:fs/promises';
import {call} from './avaturn.mjs';

const file = 'accounts.json';

async function readAccounts() {
  try {
    return JSON.parse(await readFile(file, 'utf8'));
  } catch (error) {
    if (error.code === 'ENOENT') return {};
    throw error;
  }
}

let last = Promise.resolve();

/**
 * The Avaturn user id of an account. Creates the user on the first call. One call runs at a time, so that two requests of one
 * account don't create two users. Your database does this with a unique key.
 */
export function avaturnUser(accountId) {
  const user = last.then(() => findOrCreate(accountId));
  last = user.catch(() => {});
  return user;
}

async function findOrCreate(accountId) {
  const accounts = await readAccounts();
  if (!accounts[accountId]) {
    const {id} = await call('POST', '/users/new');
    accounts[accountId] = {avaturnUserId: id};
    await writeFile(file, JSON.stringify(accounts, null, 2));
  }
  return accounts[accountId].avaturnUserId;
}

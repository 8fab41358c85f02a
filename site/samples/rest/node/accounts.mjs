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

/** The Avaturn user id of an account. Creates the user on the first call. */
export async function avaturnUser(accountId) {
  const accounts = await readAccounts();
  if (!accounts[accountId]) {
    const {id} = await call('POST', '/users/new');
    accounts[accountId] = {avaturnUserId: id};
    await writeFile(file, JSON.stringify(accounts, null, 2));
  }
  return accounts[accountId].avaturnUserId;
}

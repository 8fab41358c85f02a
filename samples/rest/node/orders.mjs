import {mkdir, readFile, rm, writeFile} from 'node:fs/promises';

/** Stores a request to Avaturn, so that an event can be matched with it. */
export async function saveOrder(id, order) {
  await mkdir('orders', {recursive: true});
  await writeFile(`orders/${id}.json`, JSON.stringify(order));
}

/** The request with this id; undefined if there is none, or if it is done. */
export async function findOrder(id) {
  try {
    return JSON.parse(await readFile(`orders/${id}.json`, 'utf8'));
  } catch (error) {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  }
}

export async function closeOrder(id) {
  await rm(`orders/${id}.json`, {force: true});
}

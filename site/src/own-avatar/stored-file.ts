/** The one file in this browser's IndexedDB. Every function closes its connection, so that no tab blocks another one. */
const database = 'own-avatar';
const store = 'files';
const key = 'glb';

/** @throws DOMException if the browser denies storage, or has no space left */
async function inStore<Value>(
  mode: IDBTransactionMode,
  request: (files: IDBObjectStore) => IDBRequest<Value>,
): Promise<Value> {
  const opening = indexedDB.open(database);
  opening.onupgradeneeded = () => opening.result.createObjectStore(store);
  const connection = await settled(opening);
  const transaction = connection.transaction(store, mode);
  // After the transaction.
  connection.close();
  const asked = request(transaction.objectStore(store));
  // A write can still fail after its request has succeeded.
  await new Promise((resolve, reject) => {
    transaction.oncomplete = resolve;
    transaction.onabort = () => reject(transaction.error ?? asked.error);
  });
  return asked.result;
}

const settled = <Value>(request: IDBRequest<Value>): Promise<Value> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

export const writeFile = (bytes: ArrayBuffer): Promise<unknown> =>
  inStore('readwrite', (files) => files.put(bytes, key));

/** Undefined if there is none. */
export const readFile = (): Promise<ArrayBuffer | undefined> => inStore('readonly', (files) => files.get(key));

export const deleteFile = (): Promise<unknown> => settled(indexedDB.deleteDatabase(database));

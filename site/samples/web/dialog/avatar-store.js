function openStore() {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open('avatars', 1);
    request.onupgradeneeded = () => request.result.createObjectStore('glb');
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

/** Stores the GLB of an avatar in this browser. */
export async function keepAvatar(avatarId, blob) {
  const store = await openStore();
  await new Promise((resolve, reject) => {
    const transaction = store.transaction('glb', 'readwrite');
    transaction.objectStore('glb').put(blob, avatarId);
    transaction.oncomplete = resolve;
    transaction.onerror = () => reject(transaction.error);
  });
  store.close();
}

/** Reads it back; undefined if this browser has none. */
export async function findAvatar(avatarId) {
  const store = await openStore();
  const blob = await new Promise((resolve, reject) => {
    const request = store.transaction('glb').objectStore('glb').get(avatarId);
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
  store.close();
  return blob;
}

import {find, inTurn, say, sdk} from './editor';

/** Sends the GLB to your backend, which stores it under the avatar's id. */
async function save(avatarId: string, glb: Blob): Promise<void> {
  const response = await fetch(`/api/avatars/${encodeURIComponent(avatarId)}/file`, {
    method: 'PUT',
    headers: {'Content-Type': 'model/gltf-binary'},
    body: glb,
  });
  if (!response.ok) throw new Error(`The avatar could not be saved: HTTP ${response.status}.`);
}

export function connectExport(): void {
  find('#export', HTMLButtonElement).addEventListener('click', () => {
    void inTurn(async () => {
      say('Preparing your avatar.');
      const result = await sdk.exportAvatar();
      const file = await fetch(result.url);
      if (!file.ok) throw new Error(`The GLB could not be read: HTTP ${file.status}.`);
      await save(result.avatarId, await file.blob());
      say('Your avatar is saved.');
    });
  });
}

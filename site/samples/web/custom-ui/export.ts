import {find, inTurn, say, sdk} from './editor';

export function connectExport(): void {
  find('#export', HTMLButtonElement).addEventListener('click', () => {
    void inTurn(async () => {
      say('Preparing your avatar.');
      const result = await sdk.exportAvatar();
      const file = await fetch(result.url);
      if (!file.ok) throw new Error(`The GLB could not be read: HTTP ${file.status}.`);
      const glb = await file.blob();
      // With your own backend, call `await save(result.avatarId, glb)` from './backend'.
      say(`Your avatar is ready: ${(glb.size / 1e6).toFixed(1)} MB.`);
    });
  });
}

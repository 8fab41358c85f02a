import {AvaturnSDK} from 'https://cdn.jsdelivr.net/npm/@avaturn/sdk@1.1.4/dist/index.js';

const button = document.querySelector('#open');
const status = document.querySelector('#status');
const creator = document.querySelector('#creator');
creator.style.height = 'min(85vh, 56rem)';

async function post(path, value) {
  const response = await fetch(path, {
    method: 'POST',
    headers: {'Content-Type': 'application/json'},
    body: JSON.stringify(value ?? {}),
  });
  if (!response.ok) throw new Error(`${path} returned ${response.status}.`);
  return response.json();
}

button.addEventListener('click', async () => {
  button.disabled = true;
  status.textContent = 'Opening the creator.';
  const sdk = new AvaturnSDK();
  try {
    const {url} = await post('/api/session');
    creator.hidden = false;
    sdk.on('export', async (result) => {
      sdk.destroy();
      creator.replaceChildren();
      creator.hidden = true;
      button.disabled = false;
      status.textContent = 'Saving your avatar.';
      try {
        await post('/api/avatar', {avatarId: result.avatarId});
        status.textContent = 'Your avatar is being saved.';
      } catch (error) {
        console.error(error);
        status.textContent = 'Your avatar could not be saved. Press the button to try again.';
      }
    });
    const ready = sdk.init(creator, {url});
    creator.querySelector('iframe')?.setAttribute('title', 'Avatar creator');
    const limit = new Promise((_, reject) => setTimeout(reject, 30_000, new Error('The creator did not start.')));
    await Promise.race([ready, limit]);
    status.textContent = '';
  } catch (error) {
    console.error(error);
    sdk.destroy();
    creator.replaceChildren();
    creator.hidden = true;
    button.disabled = false;
    status.textContent = 'The creator could not be opened. Press the button to try again.';
  }
});

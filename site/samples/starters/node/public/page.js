import {openCreator} from '/creator.js';

const find = (selector) => document.querySelector(selector);
const status = find('#status');

async function send(path, options) {
  const response = await fetch(path, options);
  const value = await response.json();
  if (!response.ok) throw new Error(value.error);
  return value;
}

/** Runs the action of a button, and shows why it failed. */
const attempt = (work) => async (event) => {
  event.preventDefault();
  try {
    await work(event);
  } catch (error) {
    status.textContent = `That didn't work: ${error.message}`;
  }
};

async function showAvatars() {
  const avatars = await send('/api/avatars');
  find('#avatars').replaceChildren(
    ...avatars.map(({id, status: state, glb, pictures}) => {
      const item = document.createElement('li');
      item.append(`${id}: ${state} `);
      if (glb) item.append(Object.assign(document.createElement('a'), {href: glb, textContent: 'GLB'}));
      for (const src of pictures) item.append(Object.assign(document.createElement('img'), {src, alt: 'Render'}));
      return item;
    }),
  );
}

find('#open').addEventListener(
  'click',
  attempt(async () => {
    const {url} = await send('/api/session', {method: 'POST'});
    const result = await openCreator(find('#creator'), url);
    if (!result) return;
    status.textContent = 'The server saves your avatar.';
    await send(`/api/avatars/${result.avatarId}/export`, {method: 'POST'});
    await send(`/api/avatars/${result.avatarId}/render`, {method: 'POST'});
  }),
);

find('#photos').addEventListener(
  'submit',
  attempt(async ({target}) => {
    status.textContent = 'Sending the photos.';
    await send('/api/photos', {method: 'POST', body: new FormData(target)});
    status.textContent = 'Avaturn makes the avatar from your photos.';
  }),
);

setInterval(() => void showAvatars().catch(console.error), 2000);

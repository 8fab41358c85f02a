import {App} from '@capacitor/app';
import {Avatar} from './avatar';
import {loadClips} from './clips';
import {openCreator} from './creator';
import {createStage} from './stage';
import {storeAvatar, storedAvatar} from './store';

const find = <T extends Element>(selector: string): T => document.querySelector<T>(selector)!;
const open = find<HTMLButtonElement>('#open');
const clipMenu = find<HTMLSelectElement>('#clip');
const mouth = find<HTMLInputElement>('#mouth');
const creator = find<HTMLDialogElement>('#creator');
const status = find('#status');

let avatar: Avatar | undefined;
const scene = createStage(find('#stage'), (seconds) => avatar?.update(seconds));
// The avatar also appears without clips.
const clips = loadClips('/clips.glb').catch((error) => {
  console.error(error);
  return [];
});

async function showAvatar(url: string): Promise<void> {
  status.textContent = 'Loading the avatar…';
  const [next, loadedClips] = await Promise.all([Avatar.load(url), clips]);
  avatar?.dispose();
  avatar = next;
  scene.add(next.object);

  const names = loadedClips.map(({name}) => name);
  clipMenu.replaceChildren(...['None', ...names].map((name) => new Option(name)));
  clipMenu.onchange = () => next.play(loadedClips[clipMenu.selectedIndex - 1]);
  const idle = loadedClips.find(({name}) => name === 'Idle');
  clipMenu.value = idle?.name ?? 'None';
  next.play(idle);
  mouth.value = '0';
  mouth.oninput = () => next.setFace('jawOpen', mouth.valueAsNumber);
  clipMenu.disabled = false;
  mouth.disabled = !next.hasFace;
  status.textContent = next.hasFace
    ? 'Move the slider to open the mouth.'
    : 'This avatar is a T1: its face does not move.';
}

function showError(error: Error): void {
  status.textContent = `That didn't work: ${error.message}`;
}

open.addEventListener('click', async () => {
  open.disabled = true;
  status.textContent = '';
  try {
    const result = await openCreator(creator, import.meta.env.VITE_CREATOR_URL);
    if (result) await showAvatar(await storeAvatar(result.url));
  } catch (error) {
    showError(error as Error);
  } finally {
    open.disabled = false;
  }
});

// On Android, Back would close the app, and lose the scan.
void App.addListener('backButton', ({canGoBack}) => {
  if (creator.open) creator.close();
  else if (canGoBack) history.back();
  else void App.exitApp();
});

storedAvatar()
  .then((url) => (url ? showAvatar(url) : undefined))
  .catch(showError);

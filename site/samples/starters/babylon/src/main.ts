import {Avatar, loadClips} from './avatar';
import {openCreator} from './creator';
import {createStage} from './stage';

const find = <T extends Element>(selector: string): T => document.querySelector<T>(selector)!;
const open = find<HTMLButtonElement>('#open');
const clipMenu = find<HTMLSelectElement>('#clip');
const mouth = find<HTMLInputElement>('#mouth');
const status = find('#status');

let avatar: Avatar | undefined;
const scene = createStage(find('#stage'));
// The avatar also appears without clips.
const clips = loadClips('/clips.glb', scene).catch((error) => {
  console.error(error);
  return [];
});

async function showAvatar(url: string): Promise<void> {
  status.textContent = 'Loading the avatar…';
  const [next, loadedClips] = await Promise.all([Avatar.load(url, scene), clips]);
  avatar?.dispose();
  avatar = next;

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

open.addEventListener('click', async () => {
  open.disabled = true;
  status.textContent = '';
  try {
    const result = await openCreator(find('#creator'), import.meta.env.VITE_CREATOR_URL);
    if (result) await showAvatar(result.url);
  } catch (error) {
    status.textContent = `That didn't work: ${(error as Error).message}`;
  } finally {
    open.disabled = false;
  }
});

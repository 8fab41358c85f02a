import {AnimationMixer} from 'three';
import {disposeAvatar, loadAvatar, loadClip} from './avatar.js';
import {connectCreator} from './creator.js';
import {createFace} from './face.js';
import {createStage} from './stage.js';

const status = document.querySelector('#status');

/** The avatar on the stage, with the functions that move it. */
let current = null;
let latest = 0;

const {scene} = createStage(document.querySelector('#stage'), (delta, elapsed) => {
  if (!current) return;
  current.mixer.update(delta);
  current.face.blink(elapsed);
});

const clip = loadClip('./animation.glb');

// #region show
async function showAvatar(url) {
  const ticket = ++latest;
  const avatar = await loadAvatar(url);
  const mixer = new AnimationMixer(avatar);
  const action = mixer.clipAction(await clip).play();

  // A newer export may have loaded faster.
  if (ticket !== latest) {
    disposeAvatar(avatar);
    return;
  }
  if (current) {
    action.time = current.action.time;
    current.mixer.stopAllAction();
    current.mixer.uncacheRoot(current.avatar);
    disposeAvatar(current.avatar);
  }
  scene.add(avatar);
  current = {avatar, mixer, action, face: createFace(avatar)};
}
// #endregion show

async function showAvatarOrSay(url) {
  try {
    status.textContent = 'Loading the avatar.';
    await showAvatar(url);
    status.textContent = current?.face.canMove ? 'This avatar has a moving face.' : '';
  } catch (error) {
    status.textContent = `The avatar could not be loaded (${error.message}).`;
  }
}

connectCreator({
  onExport: ({url}) => void showAvatarOrSay(url),
  onProblem: (text) => {
    status.textContent = text;
  },
});
await showAvatarOrSay('./avatar.glb');

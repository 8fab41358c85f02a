import {AnimationClip, AnimationMixer} from 'three';
import {GLTFLoader} from 'three/addons/loaders/GLTFLoader.js';

/** Play a clip of a clip file on an avatar, the first by default. Call `mixer.update(seconds)` in the render loop. */
export async function playClip(avatar, clipsUrl, name) {
  const {animations} = await new GLTFLoader().loadAsync(clipsUrl);
  const mixer = new AnimationMixer(avatar);
  mixer.clipAction(name ? AnimationClip.findByName(animations, name) : animations[0]).play();
  return mixer;
}

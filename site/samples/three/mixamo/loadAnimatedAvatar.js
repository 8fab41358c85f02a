import {AnimationMixer} from 'three';
import {FBXLoader} from 'three/addons/loaders/FBXLoader.js';
import {GLTFLoader} from 'three/addons/loaders/GLTFLoader.js';
import {retargetMixamoClip} from './retargetMixamoClip.js';

/** Loads an avatar and a Mixamo clip. Call `mixer.update(seconds)` in the render loop. */
export async function loadAnimatedAvatar(avatarUrl, clipUrl) {
  const [gltf, mixamo] = await Promise.all([new GLTFLoader().loadAsync(avatarUrl), new FBXLoader().loadAsync(clipUrl)]);
  const avatar = gltf.scene;
  const clip = retargetMixamoClip(mixamo, avatar);
  const mixer = new AnimationMixer(avatar);
  mixer.clipAction(clip).play();
  return {avatar, mixer};
}

import type {AnimationClip} from 'three';
import {GLTFLoader} from 'three/addons/loaders/GLTFLoader.js';

/** Loads clips, and keeps the tracks that fit every avatar: the rotations, and the position of the hips. */
export async function loadClips(url: string): Promise<AnimationClip[]> {
  const {animations} = await new GLTFLoader().loadAsync(url);
  for (const clip of animations) {
    clip.tracks = clip.tracks.filter(({name}) => name.endsWith('.quaternion') || name.endsWith('Hips.position'));
  }
  return animations;
}

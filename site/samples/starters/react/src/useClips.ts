import {useEffect, useState} from 'react';
import type {AnimationClip} from 'three';
import {loadClips} from './clips';

/** The clips of a GLB; an empty list until they are loaded. */
export function useClips(url: string): readonly AnimationClip[] {
  const [clips, setClips] = useState<readonly AnimationClip[]>([]);
  useEffect(() => {
    let isCurrent = true;
    loadClips(url).then((loaded) => isCurrent && setClips(loaded), console.error);
    return () => {
      isCurrent = false;
    };
  }, [url]);
  return clips;
}

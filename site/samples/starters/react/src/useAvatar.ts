import {useEffect, useState} from 'react';
import {Avatar} from './avatar';

interface AvatarState {
  readonly avatar?: Avatar;
  readonly error?: Error;
  readonly isLoading?: boolean;
}

/** Loads the avatar from the `url` of an export, and frees its memory when the url changes. */
export function useAvatar(url: string | undefined): AvatarState {
  const [state, setState] = useState<AvatarState>({});

  useEffect(() => {
    if (!url) return;
    let isCurrent = true;
    let loaded: Avatar | undefined;
    setState({isLoading: true});
    Avatar.load(url).then(
      (avatar) => {
        loaded = avatar;
        if (isCurrent) setState({avatar});
        // A newer export was faster.
        else avatar.dispose();
      },
      (error: Error) => isCurrent && setState({error}),
    );
    return () => {
      isCurrent = false;
      loaded?.dispose();
    };
  }, [url]);

  return state;
}

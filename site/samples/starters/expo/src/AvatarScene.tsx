'use dom';

import {AvatarStage} from './AvatarStage';
import {useAvatar} from './useAvatar';

interface Props {
  /** URL of the GLB. */
  readonly url: string;
  /** From 0, closed, to 1, open. */
  readonly mouth: number;
  readonly dom?: import('expo/dom').DOMProps;
}

/** The avatar in 3D. `use dom` renders it in a web view, which decodes the textures of a GLB like a browser. */
export default function AvatarScene({url, mouth}: Props) {
  const {avatar, error} = useAvatar(url);
  if (error) return <p role="alert">{`That didn't work: ${error.message}`}</p>;
  return (
    <div role="img" aria-label="The avatar in 3D" style={{position: 'absolute', inset: 0}}>
      <AvatarStage avatar={avatar} mouth={mouth} />
    </div>
  );
}

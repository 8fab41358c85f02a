import {useEffect, useState} from 'react';
import clsx from 'clsx';
import overlay from '../AvatarViewer/overlay.module.css';
import SceneStage from '../AvatarViewer/SceneStage';
import shared from '../AvatarViewer/styles.module.css';
import {useAvatarScene} from '../AvatarViewer/useAvatarScene';

export interface Props {
  readonly before: ArrayBuffer;
  readonly after: ArrayBuffer;
}

/** Both models side by side, in the same view. */
export default function BeforeAfter({before, after}: Props) {
  const [atHead, setAtHead] = useState(false);
  const [wireframe, setWireframe] = useState(false);
  const [failure, setFailure] = useState('');
  if (failure) return <p className="error-panel">{failure}</p>;
  return (
    <div className={`stack ${shared.frame}`}>
      <div className={clsx(shared.beside, overlay.compare)}>
        <Model title="Before" bytes={before} {...{atHead, wireframe}} onFailure={setFailure} />
        <Model title="After" bytes={after} {...{atHead, wireframe}} onFailure={setFailure} />
      </div>
      <p className="cluster">
        <button type="button" className="quiet-button large" aria-pressed={atHead} onClick={() => setAtHead(!atHead)}>
          Head
        </button>
        <button
          type="button"
          className="quiet-button large"
          aria-pressed={wireframe}
          onClick={() => setWireframe(!wireframe)}
        >
          Wireframe
        </button>
      </p>
    </div>
  );
}

interface ModelProps {
  readonly title: string;
  readonly bytes: ArrayBuffer;
  readonly atHead: boolean;
  readonly wireframe: boolean;
  readonly onFailure: (failure: string) => void;
}

function Model({title, bytes, atHead, wireframe, onFailure}: ModelProps) {
  const shown = useAvatarScene(bytes, onFailure);
  const {scene, summary} = shown;
  useEffect(() => {
    // Clips at different times would look like a change. The view fits the first frame, not the rest pose.
    scene?.setPlaying(false);
    scene?.setTime(0);
  }, [scene, summary]);
  useEffect(() => {
    if (atHead) scene?.lookAtHead();
    else scene?.move('reset');
  }, [scene, summary, atHead]);
  useEffect(() => scene?.setWireframe(wireframe), [scene, summary, wireframe]);
  return (
    <div>
      <SceneStage shown={shown} label={`${title}. Arrow keys turn and tilt, + and - zoom.`} />
      <p className="secondary">
        <strong>{title}</strong>
        {summary &&
          `: ${summary.meshes.reduce((sum, {triangles}) => sum + triangles, 0).toLocaleString('en-US')} triangles`}
      </p>
    </div>
  );
}

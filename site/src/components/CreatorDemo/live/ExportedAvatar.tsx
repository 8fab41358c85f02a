import {useEffect, useRef, useState} from 'react';
import type {ExportAvatarResult} from '@avaturn/sdk';
import {fileSize} from '@avaturn-docs/avatar-glb/file-size';
import SceneCanvas from '../../AvatarViewer/SceneCanvas';
import {useAvatarScene} from '../../AvatarViewer/useAvatarScene';
import type {ModelSummary} from '../../AvatarViewer/scene';
import ReceivedFile from './ReceivedFile';
import useReveal from './useReveal';
import demo from '../styles.module.css';

interface Props {
  readonly result: ExportAvatarResult;
  readonly onShown: () => void;
  readonly onEdit: () => void;
}

/** An exported avatar that can be turned, with the file's contents. */
export default function ExportedAvatar({result, onShown, onEdit}: Props) {
  const title = useRef<HTMLParagraphElement>(null);
  const [failure, setFailure] = useState('');
  const [size, setSize] = useState(0);
  const [playing, setPlaying] = useState(() => !window.matchMedia('(prefers-reduced-motion: reduce)').matches);
  // Exports contain no clips.
  const {canvas, scene, summary} = useAvatarScene(result.url, setFailure, {clipsUrl: '/models/clips.glb'});
  const part = useReveal(result);
  useEffect(() => {
    if (summary) onShown();
    // Only once per avatar.
  }, [summary]);
  useEffect(() => scene?.setPlaying(playing), [scene, playing, summary]);
  // The focus was in the creator's frame, which was removed.
  useEffect(() => title.current?.focus({preventScroll: true}), []);
  return (
    <div className={`stack ${demo.part}`}>
      <div ref={part} className="stack">
        <p ref={title} tabIndex={-1} role="status">
          {failure ||
            (summary && size ? (
              <span className="chip ok">✓ Export received · {fileSize(size)}</span>
            ) : (
              'Loading the exported avatar…'
            ))}
        </p>
        {!failure && (
          <div className="stage">
            <SceneCanvas canvas={canvas} label="The exported avatar. Arrow keys turn and tilt, + and - zoom." />
          </div>
        )}
      </div>
      <div className="cluster">
        {scene && !failure && (
          <button type="button" className="quiet-button" onClick={() => setPlaying(!playing)}>
            {playing ? 'Pause' : 'Play'}
          </button>
        )}
        <button type="button" className="quiet-button" onClick={onEdit}>
          Open the creator again
        </button>
      </div>
      {summary && <p className="secondary">{factsOf(summary)}</p>}
      <ReceivedFile url={result.url} name="avatar.glb" onSize={setSize} />
    </div>
  );
}

const factsOf = ({triangles, joints, morphTargets}: ModelSummary): string =>
  `${triangles.toLocaleString('en-US')} triangles, ${joints.length} joints, ${morphTargets.length} morph targets`;

import {useMemo, useState} from 'react';
import type {ExportAvatarResult} from '@avaturn/sdk';
import LiveViewer from '../../AvatarViewer/LiveViewer';
import CreatorBox from './CreatorBox';
import {creatorAddress} from './creator-address';
import demo from '../styles.module.css';

/** The exported avatar in a three.js scene. Each export replaces the previous one. */
export default function SceneDemo() {
  const [result, setResult] = useState<ExportAvatarResult>();
  return (
    <>
      <CreatorBox
        address={creatorAddress()}
        onEvent={(name, payload) => name === 'export' && setResult(payload as ExportAvatarResult)}
      />
      <p role="status">
        {result ? 'The export has arrived, and the scene loads it.' : 'No avatar so far. Press Next in the creator.'}
      </p>
      {result && <Scene url={result.url} />}
    </>
  );
}

function Scene({url}: {readonly url: string}) {
  const [failure, setFailure] = useState('');
  const [attempt, setAttempt] = useState(0);
  // A new object identity makes the viewer reload.
  const source = useMemo(() => ({url}), [url]);
  if (failure) {
    return (
      <div role="alert" className={`error-panel stack ${demo.part}`}>
        <p>{failure}</p>
        <button
          type="button"
          className="quiet-button"
          onClick={() => {
            setFailure('');
            setAttempt((count) => count + 1);
          }}
        >
          Try again
        </button>
      </div>
    );
  }
  return (
    <LiveViewer key={attempt} source={source} name="Exported avatar" pictureName="avatar" onFailure={setFailure} />
  );
}

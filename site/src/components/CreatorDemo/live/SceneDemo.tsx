import {useState} from 'react';
import type {ExportAvatarResult} from '@avaturn/sdk';
import LiveViewer from '../../AvatarViewer/LiveViewer';
import CreatorBox from './CreatorBox';
import TryAgain from '../../TryAgain';
import demo from '../styles.module.css';

/** The exported avatar in a three.js scene. Each export replaces the previous one. */
export default function SceneDemo() {
  const [result, setResult] = useState<ExportAvatarResult>();
  return (
    <>
      <CreatorBox onExport={setResult} />
      <p role="status">
        {result ? 'The export has arrived, and the scene loads it.' : 'No avatar so far. Press Next in the creator.'}
      </p>
      {result && <Scene url={result.url} />}
    </>
  );
}

function Scene({url}: {readonly url: string}) {
  const [failure, setFailure] = useState('');
  if (failure) {
    return <TryAgain className={`error-panel stack ${demo.part}`} message={failure} onRetry={() => setFailure('')} />;
  }
  return <LiveViewer source={url} name="Exported avatar" pictureName="avatar" onFailure={setFailure} />;
}

import {useEffect, useState} from 'react';
import Link from '@docusaurus/Link';
import type {ExportAvatarResult} from '@avaturn/sdk';
import type {LiveProps} from '../kinds';
import Still from '../Still';
import CreatorBox from './CreatorBox';
import ExportedAvatar from './ExportedAvatar';

/** The creator, replaced by the avatar it exports. */
export default function AvatarDemo({onStep}: LiveProps) {
  const [result, setResult] = useState<ExportAvatarResult>();
  const [failed, setFailed] = useState(false);
  useEffect(() => onStep?.(result ? 'exported' : 'opening'), [onStep, result]);
  if (result) {
    return <ExportedAvatar result={result} onShown={() => onStep?.('shown')} onEdit={() => setResult(undefined)} />;
  }
  return (
    <>
      <CreatorBox
        poster={<Still />}
        onEvent={(name) => {
          if (name === 'load') onStep?.('open');
          if (name === 'error') setFailed(true);
        }}
        onExport={setResult}
      />
      {failed && (
        <p>
          Without the creator, <Link to="/docs/integration/web/html/">read the guide</Link>, or{' '}
          <a href="/models/t2-female.glb" download>
            download a sample avatar
          </a>{' '}
          for your own code.
        </p>
      )}
    </>
  );
}

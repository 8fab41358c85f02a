import {useEffect, useState} from 'react';
import type {ExportAvatarResult} from '@avaturn/sdk';
import type {LiveProps} from '../kinds';
import Still from '../Still';
import CreatorBox from './CreatorBox';
import ExportedAvatar from './ExportedAvatar';

/** The creator, replaced by the avatar it exports. */
export default function AvatarDemo({onStep}: LiveProps) {
  const [result, setResult] = useState<ExportAvatarResult>();
  useEffect(() => onStep?.(result ? 'exported' : 'opening'), [onStep, result]);
  if (result) {
    return <ExportedAvatar result={result} onShown={() => onStep?.('shown')} onEdit={() => setResult(undefined)} />;
  }
  return <CreatorBox poster={<Still />} onEvent={(name) => name === 'load' && onStep?.('open')} onExport={setResult} />;
}

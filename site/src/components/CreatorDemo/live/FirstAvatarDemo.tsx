import {useEffect, useState} from 'react';
import type {ExportAvatarResult} from '@avaturn/sdk';
import CreatorBox from './CreatorBox';
import {creatorAddress} from './creator-address';
import EventLog, {useLog} from './EventLog';
import ExportResult from './ExportResult';

/** From `init` to the export: the page's calls and their responses, in order. */
export default function FirstAvatarDemo() {
  const [entries, add] = useLog();
  const [result, setResult] = useState<ExportAvatarResult>();
  const address = creatorAddress();
  useEffect(() => add('sdk.init(container, params)', {url: address}), [add, address]);
  return (
    <>
      <EventLog label="Calls and events" entries={entries} empty="Nothing so far." plain />
      <CreatorBox
        address={address}
        onOpen={() => add('init resolved', 'The creator is ready.')}
        onFailure={(message) => add('init rejected', {message})}
        onEvent={(name, payload) => {
          if (name === 'load' || name === 'export') add(`event: ${name}`, payload);
        }}
        onExport={setResult}
      />
      {result && <ExportResult result={result} />}
    </>
  );
}

import {useRef, useState, type FormEvent} from 'react';
import type {AvaturnSDK} from '@avaturn/sdk';
import {sdkErrorValues} from '@avaturn-docs/platform/web-sdk/errors';
import type {SdkEventName} from '@avaturn-docs/platform/web-sdk/events';
import CreatorBox from './CreatorBox';
import {creatorAddress, startSettings} from './creator-address';
import EventLog, {useLog} from './EventLog';
import demo from '../styles.module.css';

/** Every event of the SDK with its payload, and options for the simulator. */
export default function EventDemo() {
  const [settings, setSettings] = useState(startSettings);
  const [round, setRound] = useState(0);
  const [entries, add, clear] = useLog();
  const sdk = useRef<AvaturnSDK>(undefined);
  const log = (name: SdkEventName, payload: unknown): void => {
    add(name, payload);
    // One asset can turn off another, so the page reads the complete state.
    if (name !== 'assetSet') return;
    sdk.current?.getActiveAssets().then(
      (answer) => add('getActiveAssets() resolved', answer),
      (reason: unknown) => add('getActiveAssets() rejected', reason),
    );
  };
  const apply = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    setSettings({
      latency: Number(form.get('latency')),
      exportAs: String(form.get('export')),
      fault: String(form.get('fault')),
    });
    setRound((count) => count + 1);
  };
  return (
    <>
      <form className={`tool-bar ${demo.part}`} aria-label="Simulation" onSubmit={apply}>
        <label>
          Delay of each response
          <select className="text-field" name="latency" defaultValue="0">
            <option value="0">None</option>
            <option value="500">500 ms</option>
            <option value="2000">2 s</option>
          </select>
        </label>
        <label>
          Export as
          <select className="text-field" name="export" defaultValue="dataURL">
            <option>dataURL</option>
            <option>httpURL</option>
          </select>
        </label>
        <label>
          Fault
          <select className="text-field" name="fault" defaultValue="">
            <option value="">None</option>
            {sdkErrorValues.map(({value}) => (
              <option key={value} value={value}>
                Report {value}
              </option>
            ))}
            <option value="handshake">Refuse the handshake</option>
            <option value="requests">Refuse every request</option>
            <option value="export">Make the export fail</option>
          </select>
        </label>
        <button type="submit" className="quiet-button">
          Open again with these settings
        </button>
      </form>
      <CreatorBox
        key={round}
        address={creatorAddress(settings)}
        onEvent={log}
        onOpen={(opened) => (sdk.current = opened)}
        onFailure={(message) => add('init rejected', {message})}
      />
      <EventLog label="Events" entries={entries} empty="No event so far." onClear={clear} />
    </>
  );
}

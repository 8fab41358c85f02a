import {useEffect, useRef, useState, type FormEvent} from 'react';
import type {AvaturnSDK} from '@avaturn/sdk';
import {sdkErrorValues} from '@avaturn-docs/platform/web-sdk/errors';
import type {SdkEventName} from '@avaturn-docs/platform/web-sdk/events';
import CreatorBox from './CreatorBox';
import {creatorAddress, startSettings} from './creator-address';
import {payloadText} from './payload-text';
import useReveal from './useReveal';
import demo from '../styles.module.css';
import styles from './live.module.css';

interface LogEntry {
  readonly name: string;
  readonly payload: unknown;
}

/** Every event of the SDK with its payload, oldest first, and options for the simulator. */
export default function EventDemo() {
  const [settings, setSettings] = useState(startSettings);
  const [round, setRound] = useState(0);
  const [entries, setEntries] = useState<readonly LogEntry[]>([]);
  const log = useReveal(entries.filter(({name}) => name === 'export').at(-1));
  const sdk = useRef<AvaturnSDK>(undefined);
  useEffect(() => {
    log.current!.scrollTop = log.current!.scrollHeight;
  }, [entries]);

  const add = (name: string, payload: unknown): void => setEntries((before) => [...before, {name, payload}]);
  const addEvent = (name: SdkEventName, payload: unknown): void => {
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
        <label className="tool-bar">
          Delay of each response
          <select className="text-field" name="latency" defaultValue="0">
            <option value="0">None</option>
            <option value="500">500 ms</option>
            <option value="2000">2 s</option>
          </select>
        </label>
        <label className="tool-bar">
          Export as
          <select className="text-field" name="export" defaultValue="dataURL">
            <option>dataURL</option>
            <option>httpURL</option>
          </select>
        </label>
        <label className="tool-bar">
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
        onEvent={addEvent}
        onReady={(ready) => (sdk.current = ready)}
        onFailure={(message) => add('init rejected', {message})}
      />
      <div className={`cluster ${demo.head}`}>
        <strong>Events</strong>
        <button type="button" className="quiet-button" disabled={entries.length === 0} onClick={() => setEntries([])}>
          Clear
        </button>
      </div>
      {/* A screen reader announces each new entry. */}
      <div ref={log} className={`plain-code ${demo.part} ${styles.log}`} role="log" aria-label="Events" tabIndex={0}>
        {entries.length === 0 && <p>No event so far.</p>}
        {entries.map(({name, payload}, index) => (
          <div key={index}>
            <p>
              <span className="secondary">{index + 1}</span> <code>{name}</code>
            </p>
            <pre className="output">
              <code>{payloadText(payload)}</code>
            </pre>
          </div>
        ))}
      </div>
    </>
  );
}

import {useState} from 'react';
import type {AvaturnSDK, ExportAvatarResult} from '@avaturn/sdk';
import type {LiveProps} from '../kinds';
import {payloadText} from './payload-text';
import CreatorBox from './CreatorBox';
import Controls from './Controls';
import {readEditor, type EditorView} from './editor-view';
import ExportResult from './ExportResult';
import demo from '../styles.module.css';
import styles from './live.module.css';

/** The creator's frame without its interface, and controls of this page that use the SDK. */
export default function CustomUiDemo({id}: LiveProps) {
  const [sdk, setSdk] = useState<AvaturnSDK>();
  const [view, setView] = useState<EditorView>();
  const [status, setStatus] = useState('');
  const [result, setResult] = useState<ExportAvatarResult>();
  const busy = status.endsWith('…');

  /** Sends one change at a time, then reads the state again, because the editor may have corrected it. */
  const change = async (what: string, send: (to: AvaturnSDK) => Promise<unknown>): Promise<void> => {
    if (!sdk) return;
    setStatus(what);
    try {
      await send(sdk);
      setStatus('');
    } catch (reason) {
      setStatus(`Rejected: ${reason instanceof Error ? reason.message : payloadText(reason)}`);
    }
    setView(await readEditor(sdk));
  };

  return (
    <div className={styles.pair}>
      <CreatorBox
        disableUi
        onReady={(ready) => {
          setSdk(ready);
          readEditor(ready).then(setView, () => setStatus("Error: the editor didn't list its assets."));
        }}
      />
      <form
        aria-label="Avatar"
        className={`stack ${demo.part} ${styles.controls}`}
        onSubmit={(event) => {
          event.preventDefault();
          if (!busy) void change('Exporting …', async (to) => setResult(await to.exportAvatar()));
        }}
      >
        {view ? (
          <Controls id={id} view={view} change={change} />
        ) : (
          <p>The controls follow when the avatar is loaded.</p>
        )}
        <button type="submit" className="quiet-button" disabled={!view} aria-disabled={busy}>
          Next
        </button>
        <p role="status">{status}</p>
      </form>
      <div className="wide">
        <ExportResult result={result} />
      </div>
    </div>
  );
}

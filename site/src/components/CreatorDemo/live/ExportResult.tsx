import type {ExportAvatarResult} from '@avaturn/sdk';
import {exportResultFields} from '@avaturn-docs/platform/web-sdk/types';
import {shortText} from './payload-text';
import ReceivedFile from './ReceivedFile';
import useReveal from './useReveal';
import demo from '../styles.module.css';
import styles from './live.module.css';

/** The last export, which comes into view below the creator. */
export default function ExportResult({result}: {readonly result: ExportAvatarResult | undefined}) {
  const part = useReveal(result);
  return (
    <div ref={part} className={demo.part}>
      <p role="status">{result ? <strong>The export event arrived.</strong> : 'No export so far. Press Next.'}</p>
      {result && (
        <dl className={`plain-code secondary ${styles.fields}`}>
          {exportResultFields.map(({name}) => (
            <div key={name}>
              <dt>
                <code>{name}</code>
              </dt>
              <dd>
                <code>{shortText(String(result[name as keyof ExportAvatarResult]))}</code>
              </dd>
            </div>
          ))}
        </dl>
      )}
      {result && <ReceivedFile url={result.url} name={`${result.avatarId}.glb`} />}
    </div>
  );
}

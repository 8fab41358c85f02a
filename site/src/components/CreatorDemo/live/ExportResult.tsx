import type {ExportAvatarResult} from '@avaturn/sdk';
import {exportResultFields} from '@avaturn-docs/platform/web-sdk/types';
import {shortText} from './payload-text';
import ReceivedFile from './ReceivedFile';
import demo from '../styles.module.css';
import styles from './live.module.css';

export default function ExportResult({result}: {readonly result: ExportAvatarResult}) {
  return (
    <div className={demo.part}>
      <p role="status">
        <strong>The export event arrived.</strong>
      </p>
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
      <ReceivedFile url={result.url} name={`${result.avatarId}.glb`} />
    </div>
  );
}

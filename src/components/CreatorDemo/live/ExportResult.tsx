import React, {useEffect, useState, type ReactNode} from 'react';
import type {ExportAvatarResult} from '@avaturn/sdk';
import {exportResultFields} from '../../../../data/web-sdk/types';
import {fileSize} from '../../AvatarViewer/file-size';
import {shortText} from './payload-text';
import styles from './live.module.css';

/** The fields of an export result, and the file. */
export default function ExportResult({result}: {readonly result: ExportAvatarResult}): ReactNode {
  return (
    <div className={styles.result}>
      <p role="status">
        <strong>The export event arrived.</strong>
      </p>
      <dl className={styles.fields}>
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
      <Download url={result.url} name={`${result.avatarId}.glb`} />
    </div>
  );
}

/** A link that downloads the GLB. Browsers refuse very long URLs, so a data URL becomes an object URL. */
export function Download({url, name}: {readonly url: string; readonly name: string}): ReactNode {
  const [file, setFile] = useState<{readonly address: string; readonly size: number}>();
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    const controller = new AbortController();
    let address = '';
    fetch(url, {signal: controller.signal})
      .then(async (response) => {
        if (!response.ok) throw new Error(`${url} returned HTTP ${response.status}.`);
        const blob = await response.blob();
        controller.signal.throwIfAborted();
        address = URL.createObjectURL(blob);
        setFile({address, size: blob.size});
      })
      .catch(() => !controller.signal.aborted && setFailed(true));
    return () => {
      controller.abort();
      URL.revokeObjectURL(address);
      setFile(undefined);
      setFailed(false);
    };
  }, [url]);
  if (failed) return <p role="alert">The file can’t be read.</p>;
  if (!file) return <p>Reading the file…</p>;
  return (
    <p>
      <a href={file.address} download={name}>
        Download GLB
      </a>{' '}
      ({fileSize(file.size)})
    </p>
  );
}

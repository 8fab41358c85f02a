import {useEffect, useState} from 'react';
import {fileSize} from '@avaturn-docs/avatar-glb/file-size';
import useObjectUrl from '../../glb-tool/useObjectUrl';

interface Props {
  readonly url: string;
  /** File name of the downloaded GLB. */
  readonly name: string;
  readonly onSize?: (bytes: number) => void;
}

/** A link that downloads a received file. Browsers refuse long data URLs, so it has an object URL. */
export default function ReceivedFile({url, name, onSize}: Props) {
  const [file, setFile] = useState<Blob>();
  const address = useObjectUrl(file);
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    const controller = new AbortController();
    const {signal} = controller;
    fetch(url, {signal})
      .then(async (response) => {
        if (!response.ok) throw new Error(`${url} returned HTTP ${response.status}.`);
        const blob = await response.blob();
        signal.throwIfAborted();
        setFile(blob);
        onSize?.(blob.size);
      })
      .catch(() => !signal.aborted && setFailed(true));
    return () => {
      controller.abort();
      setFile(undefined);
      setFailed(false);
    };
  }, [url]);
  if (failed) return <p role="alert">The file can’t be read.</p>;
  if (!file || !address) return <p>Reading the file…</p>;
  return (
    <p>
      <a href={address} download={name}>
        Download GLB
      </a>{' '}
      ({fileSize(file.size)})
    </p>
  );
}

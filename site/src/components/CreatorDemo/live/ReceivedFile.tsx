import {useEffect, useState} from 'react';
import {fileSize} from '@avaturn-docs/avatar-glb/file-size';

interface Props {
  readonly url: string;
  /** Responds to requests for the URL; default: the network. Read once for each URL. */
  readonly read?: (request: Request) => Promise<Response>;
  /** File name of the downloaded GLB. Without one, the file is a picture, which is shown. */
  readonly name?: string;
  /** Called with the file's size in bytes. */
  readonly onSize?: (bytes: number) => void;
}

/** A received file: a link that downloads it, or its picture. Browsers refuse long data URLs, so it has an object URL. */
export default function ReceivedFile({url, read = fetch, name, onSize}: Props) {
  const [file, setFile] = useState<{readonly address: string; readonly size: number}>();
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    const controller = new AbortController();
    const {signal} = controller;
    let address = '';
    read(new Request(url, {signal}))
      .then(async (response) => {
        if (!response.ok) throw new Error(`${url} returned HTTP ${response.status}.`);
        const blob = await response.blob();
        signal.throwIfAborted();
        address = URL.createObjectURL(blob);
        setFile({address, size: blob.size});
        onSize?.(blob.size);
      })
      .catch(() => !signal.aborted && setFailed(true));
    return () => {
      controller.abort();
      URL.revokeObjectURL(address);
      setFile(undefined);
      setFailed(false);
    };
  }, [url]);
  if (failed) return <p role="alert">The file can’t be read.</p>;
  if (!file) return <p>Reading the file…</p>;
  if (!name) return <img src={file.address} alt="The rendered avatar" width={180} />;
  return (
    <p>
      <a href={file.address} download={name}>
        Download GLB
      </a>{' '}
      ({fileSize(file.size)})
    </p>
  );
}

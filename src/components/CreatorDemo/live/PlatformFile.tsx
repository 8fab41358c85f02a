import React, {useEffect, useState, type ReactNode} from 'react';
import type {PagePlatform} from '@avaturn-docs/simulator/page/platform';
import {Download} from './ExportResult';

interface Props {
  readonly platform: PagePlatform;
  /** A link from the simulated API, which only that API can resolve. */
  readonly link: string;
  readonly kind: 'model' | 'picture';
}

/** The file behind a link of the simulated API. */
export default function PlatformFile({platform, link, kind}: Props): ReactNode {
  const [address, setAddress] = useState('');
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    let gone = false;
    let made = '';
    const load = async (): Promise<void> => {
      const response = await platform.fetch(new Request(link));
      if (!response.ok) throw new Error(`${link} answered ${response.status}.`);
      const blob = await response.blob();
      if (gone) return;
      made = URL.createObjectURL(blob);
      setAddress(made);
    };
    load().catch(() => !gone && setFailed(true));
    return () => {
      gone = true;
      URL.revokeObjectURL(made);
    };
  }, [platform, link]);
  if (failed) return <p role="alert">The file cannot be read.</p>;
  if (!address) return <p>Reading the file …</p>;
  return kind === 'model' ? (
    <Download url={address} name="avatar.glb" />
  ) : (
    <img src={address} alt="The rendered avatar" width={180} />
  );
}

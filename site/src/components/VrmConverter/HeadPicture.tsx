import {useEffect, useState} from 'react';
import useObjectUrl from '../glb-tool/useObjectUrl';
import styles from './styles.module.css';

/** The head of the avatar, in the picture that becomes the thumbnail. Nothing where it can't be drawn. */
export default function HeadPicture({picture}: {readonly picture: Promise<Blob | undefined>}) {
  const [drawn, setDrawn] = useState<Blob | null>();
  useEffect(() => {
    let isGone = false;
    setDrawn(undefined);
    void picture.then((blob) => !isGone && setDrawn(blob ?? null));
    return () => {
      isGone = true;
    };
  }, [picture]);
  const url = useObjectUrl(drawn ?? undefined);
  if (drawn === null) return null;
  return <div className={styles.head}>{url && <img src={url} alt="Thumbnail of the avatar" />}</div>;
}

import {useEffect, useState} from 'react';
import useObjectUrl from '../glb-tool/useObjectUrl';
import styles from './styles.module.css';

/** The head of the avatar, in the picture that becomes the thumbnail. Nothing where it can't be drawn. */
export default function HeadPicture({picture}: {readonly picture: Promise<Blob | undefined>}) {
  const [drawn, setDrawn] = useState<Blob>();
  useEffect(() => {
    let isGone = false;
    setDrawn(undefined);
    void picture.then((blob) => !isGone && setDrawn(blob));
    return () => {
      isGone = true;
    };
  }, [picture]);
  const url = useObjectUrl(drawn);
  return (
    <div className={styles.head}>{url && <img src={url} width={512} height={512} alt="Thumbnail of the avatar" />}</div>
  );
}

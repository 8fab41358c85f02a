import {useEffect, useMemo, useState} from 'react';
import useObjectUrl from '../glb-tool/useObjectUrl';
import styles from './styles.module.css';

/** The head of the avatar, in the picture that becomes the thumbnail. Nothing where it can't be drawn. */
export default function HeadPicture({picture}: {readonly picture: Promise<ArrayBuffer | undefined>}) {
  const [bytes, setBytes] = useState<ArrayBuffer>();
  useEffect(() => {
    let isGone = false;
    setBytes(undefined);
    void picture.then((drawn) => !isGone && setBytes(drawn));
    return () => {
      isGone = true;
    };
  }, [picture]);
  const url = useObjectUrl(useMemo(() => bytes && new Blob([bytes], {type: 'image/png'}), [bytes]));
  return (
    <div className={styles.head}>
      {bytes && url && <img src={url} width={512} height={512} alt="Thumbnail of the avatar" />}
    </div>
  );
}

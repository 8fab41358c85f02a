import {useEffect, useRef, useState} from 'react';
import useObjectUrl from '../glb-tool/useObjectUrl';
import styles from './styles.module.css';

export interface Props {
  readonly name: string;
  /** Undefined for a format that browsers can't show. */
  readonly picture: Blob | undefined;
  /** In pixels. */
  readonly width: number;
  readonly height: number;
}

const zooms = [1, 2, 4] as const;

/** A small picture of a texture. It opens the texture, with zoom. */
export default function TexturePicture({name, picture, width, height}: Props) {
  const url = useObjectUrl(picture);
  const [isOpen, setIsOpen] = useState(false);
  if (!picture) return 'Not shown';
  return (
    url && (
      <>
        <button type="button" className={styles.texture} aria-label={`Enlarge ${name}`} onClick={() => setIsOpen(true)}>
          <img src={url} width={48} height={48} alt="" loading="lazy" decoding="async" />
        </button>
        {isOpen && <Zoomed {...{name, url, width, height}} onClose={() => setIsOpen(false)} />}
      </>
    )
  );
}

interface ZoomedProps extends Omit<Props, 'picture'> {
  readonly url: string;
  readonly onClose: () => void;
}

function Zoomed({name, url, width, height, onClose}: ZoomedProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [zoom, setZoom] = useState<number>();
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog ref={dialog} className={`popover ${styles.dialog}`} aria-label={`Texture ${name}`} onClose={onClose}>
      <div className="cluster">
        <strong>{name}</strong>
        <span>
          {width} × {height} px
        </span>
        <label className="tool-bar">
          Zoom
          <select
            className="text-field"
            value={zoom ?? ''}
            onChange={({currentTarget}) => setZoom(Number(currentTarget.value) || undefined)}
          >
            <option value="">Fit</option>
            {zooms.map((factor) => (
              <option key={factor} value={factor}>
                {factor * 100}%
              </option>
            ))}
          </select>
        </label>
        <button type="button" className="quiet-button large" onClick={() => dialog.current?.close()}>
          Close
        </button>
      </div>
      <div className={styles.scroll} role="group" aria-label="Picture" tabIndex={0}>
        <img
          className={zoom ? styles.exact : styles.fit}
          src={url}
          width={width * (zoom ?? 1)}
          height={height * (zoom ?? 1)}
          alt={name}
        />
      </div>
    </dialog>
  );
}

import React, {useState, type DragEvent, type ReactNode} from 'react';
import {useHistory} from '@docusaurus/router';
import clsx from 'clsx';
import {handFile} from '../../../components/glb-tool/handed-file';
import styles from './hero.module.css';

interface Props {
  readonly className?: string;
  /** @param openDialog opens the file picker */
  readonly children: (openDialog: () => void) => ReactNode;
}

/** A drop target for a GLB. It opens the inspector on another page, in memory: the file stays on the reader's machine. */
export default function GlbDrop({className, children}: Props): ReactNode {
  const history = useHistory();
  const [isOver, setIsOver] = useState(false);

  const inspect = (files: FileList | null): void => {
    const [file] = files ?? [];
    if (!file) return;
    handFile(file);
    history.push('/docs/importing/#glb-inspector');
  };
  const openDialog = (): void => {
    const field = Object.assign(document.createElement('input'), {type: 'file', accept: '.glb,model/gltf-binary'});
    field.addEventListener('change', () => inspect(field.files));
    field.click();
  };
  const over = (event: DragEvent, next: boolean): void => {
    if (!event.dataTransfer.types.includes('Files')) return;
    event.preventDefault();
    setIsOver(next);
  };
  return (
    <section
      className={clsx(className, isOver && styles.over)}
      onDragOver={(event) => over(event, true)}
      onDragLeave={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget as Node | null)) setIsOver(false);
      }}
      onDrop={(event) => {
        over(event, false);
        inspect(event.dataTransfer.files);
      }}
    >
      {children(openDialog)}
      {isOver && <p className={styles.dropHint}>Drop the GLB to inspect it. It stays on your machine.</p>}
    </section>
  );
}

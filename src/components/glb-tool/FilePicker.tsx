import React, {useId, useState, type DragEvent, type ReactNode, type RefObject} from 'react';
import clsx from 'clsx';
import {sampleModels} from '../../../data/sample-models';
import {maxFileBytes} from '../../../packages/avatar-glb/read/container';
import {sourceOfFiles, sourceOfSample, type GlbSource, type SampleId} from './source';
import styles from './styles.module.css';

export interface Props {
  /** Ids of the sample models to offer. */
  readonly samples: readonly SampleId[];
  /** A file that may be read, with the id of the sample if it is one. */
  readonly onChoose: (source: GlbSource, sample?: SampleId) => void;
  /** A file that is refused unread, with the sentence that says why. */
  readonly onRefuse: (message: string) => void;
  /** Where the focus goes when what had it is gone. */
  readonly field: RefObject<HTMLInputElement | null>;
}

/** Takes one GLB from the reader's disk, by dialog or by dropping it, or one of the samples. Nothing is read here. */
export default function FilePicker({samples, onChoose, onRefuse, field}: Props): ReactNode {
  const id = useId();
  const [sample, setSample] = useState<SampleId>(samples[0]!);
  const [isOver, setIsOver] = useState(false);

  const take = (files: Iterable<File>): void => {
    try {
      const source = sourceOfFiles(files);
      if (source) {
        onChoose(source);
      }
    } catch (error) {
      onRefuse((error as Error).message);
    }
  };
  const drop = (event: DragEvent): void => {
    event.preventDefault();
    setIsOver(false);
    take(event.dataTransfer.files);
  };

  return (
    <div
      className={clsx(styles.picker, isOver && styles.over)}
      onDragOver={(event) => {
        event.preventDefault();
        setIsOver(true);
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={drop}
    >
      <div className={styles.choice}>
        <label htmlFor={`${id}file`}>Choose a GLB, or drop it here</label>
        <input
          ref={field}
          className={styles.file}
          id={`${id}file`}
          type="file"
          accept=".glb,model/gltf-binary"
          aria-describedby={`${id}note`}
          onChange={({currentTarget}) => {
            take(currentTarget.files ?? []);
            // The same file can be chosen again after it was mended.
            currentTarget.value = '';
          }}
        />
      </div>
      <div className={styles.choice}>
        <label htmlFor={`${id}sample`}>Or take a sample</label>
        <div className={styles.row}>
          <select
            className={styles.control}
            id={`${id}sample`}
            value={sample}
            onChange={({currentTarget}) => setSample(currentTarget.value as SampleId)}
          >
            {sampleModels
              .filter((model) => samples.includes(model.id))
              .map((model) => (
                <option key={model.id} value={model.id}>
                  {model.title}
                </option>
              ))}
          </select>
          <button type="button" className={styles.button} onClick={() => onChoose(sourceOfSample(sample), sample)}>
            Use sample
          </button>
        </div>
      </div>
      <p className={styles.note} id={`${id}note`}>
        The file stays on your machine: your browser reads it, and nothing is sent. At most {maxFileBytes / 1024 / 1024}{' '}
        MB.
      </p>
    </div>
  );
}

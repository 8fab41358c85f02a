import React, {useEffect, useId, useState, type ReactNode, type RefObject} from 'react';
import clsx from 'clsx';
import {sampleModels} from '@avaturn-docs/platform/sample-models';
import {maxFileBytes} from '@avaturn-docs/avatar-glb/read/largest-file';
import FileButton from './FileButton';
import {sourceOfFiles, sourceOfSample, type GlbSource, type SampleId} from './source';
import styles from './styles.module.css';

export interface Props {
  /** Ids of the sample models to offer. */
  readonly samples: readonly SampleId[];
  /** Called with an acceptable file, and with the id of the sample if it is one. */
  readonly onChoose: (source: GlbSource, sample?: SampleId) => void;
  /** Called with the reason if a file is rejected without reading it. */
  readonly onRefuse: (message: string) => void;
  /** Name of the selected file. */
  readonly chosen: string | undefined;
  /** What the file is: "GLB" by default. */
  readonly what?: string;
  /** Takes what is dropped on the page, instead of `onChoose`. */
  readonly onDrop?: (files: Iterable<File>) => void;
  /** Gets the focus if the focused element is removed. */
  readonly field: RefObject<HTMLInputElement | null>;
}

/** Lets the reader choose a GLB by dialog, drop it anywhere on the page, or choose a sample. It doesn't read the file. */
export default function FilePicker(props: Props): ReactNode {
  const {samples, chosen, what = 'GLB', onChoose, onDrop, onRefuse, field} = props;
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
  useEffect(() => {
    const over = (event: DragEvent): void => {
      if (event.dataTransfer?.types.includes('Files')) {
        event.preventDefault();
        setIsOver(true);
      }
    };
    const leave = ({relatedTarget}: DragEvent): void => {
      // No entered element means that the pointer left the window.
      if (relatedTarget === null) setIsOver(false);
    };
    const drop = (event: DragEvent): void => {
      setIsOver(false);
      if (event.dataTransfer?.types.includes('Files')) {
        event.preventDefault();
        (onDrop ?? take)(event.dataTransfer.files);
      }
    };
    const listening = new AbortController();
    document.addEventListener('dragover', over, listening);
    document.addEventListener('dragleave', leave, listening);
    document.addEventListener('drop', drop, listening);
    return () => listening.abort();
  });

  return (
    <div className={clsx(styles.picker, isOver && styles.over)}>
      <div className={styles.row}>
        <FileButton
          id={`${id}file`}
          label={`Choose ${chosen === undefined ? article(what) : 'another'} ${what}`}
          field={field}
          describedBy={`${id}note`}
          onFiles={take}
          isMain={chosen === undefined}
        />
        <span>{chosen === undefined ? 'or drop it here' : <strong>{chosen}</strong>}</span>
      </div>
      <p className={styles.note} id={`${id}note`}>
        Up to {maxFileBytes / 1e6} MB. The file stays in your browser: nothing is uploaded.
      </p>
      <div className={styles.row}>
        <label htmlFor={`${id}sample`}>No file? Try a sample:</label>
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
  );
}

const article = (noun: string): string => (/^[aeiou]/i.test(noun) ? 'an' : 'a');

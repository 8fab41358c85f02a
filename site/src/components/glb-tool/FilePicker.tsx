import {useEffect, useId, useRef, useState, type ReactNode, type RefObject} from 'react';
import clsx from 'clsx';
import {sampleModels} from '@avaturn-docs/platform/sample-models';
import {fileSize} from '@avaturn-docs/avatar-glb/file-size';
import {maxFileBytes} from '@avaturn-docs/avatar-glb/read/largest-file';
import {useOwnAvatar} from '../../own-avatar';
import type {SampleModelId} from '../AvatarViewer/models';
import FileButton from './FileButton';
import {sourceOfFiles, sourceOfOwnAvatar, sourceOfSample, type GlbSource} from './source';
import '../../css/controls.css';
import styles from './styles.module.css';

/** Loads at the first use. */
const ownFile = () => import('../../own-avatar/file');
const forgetOwnAvatar = async (): Promise<void> => (await ownFile()).forgetOwnAvatar();

export interface Props {
  readonly samples: readonly SampleModelId[];
  /** Called with an acceptable file, and with the id of the sample if it is one. */
  readonly onChoose: (source: GlbSource, sample?: SampleModelId) => void;
  readonly onRefuse: (message: string) => void;
  readonly chosen: GlbSource | undefined;
  readonly onForget: () => void;
  /** Whether the tool has read the selected file, so that the reader can decide to keep it. */
  readonly hasReport: boolean;
  /** "a GLB" by default. */
  readonly what?: string;
  /** Takes what is dropped on the page, instead of `onChoose`. */
  readonly onDrop?: (files: Iterable<File>) => void;
  /** Gets the focus if the focused element is removed. */
  readonly field: RefObject<HTMLInputElement | null>;
  readonly children?: ReactNode;
}

/** A GLB by dialog, by drop anywhere on the page, or a sample; then the bar of that file. It doesn't read the file. */
export default function FilePicker(props: Props) {
  const {samples, chosen, hasReport, what = 'a GLB', onChoose, onForget, onDrop, onRefuse, field, children} = props;
  const id = useId();
  const select = useRef<HTMLSelectElement>(null);
  const offered = sampleModels.filter(({id: model}) => samples.includes(model));
  const [isOver, setIsOver] = useState(false);
  const isChosen = chosen !== undefined;
  const own = useOwnAvatar();
  const [keeping, setKeeping] = useState<{readonly file: GlbSource; readonly text: string}>();
  const note = keeping?.file === chosen ? keeping?.text : undefined;
  const isKept = own !== undefined && chosen?.name === own.name && (chosen.size === own.bytes || note !== undefined);
  const hadFile = useRef(isChosen);

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
  const keep = async (file: GlbSource): Promise<void> => {
    setKeeping({file, text: 'Keeping the file …'});
    const text = await file
      .bytes()
      .then(async (bytes) => (await ownFile()).saveOwnAvatar(new File([bytes], file.name)))
      .then(
        () => 'This file is kept in this browser. Tables on all pages now show what it has and lacks.',
        ({message}: Error) => message,
      );
    setKeeping({file, text});
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

  useEffect(() => {
    // The button that chose or removed the file is gone.
    if (document.activeElement === document.body && hadFile.current !== isChosen) field.current?.focus();
    hadFile.current = isChosen;
  }, [isChosen]);

  if (chosen) {
    return (
      <>
        <div className={clsx('file-bar', isOver && styles.over)}>
          <span className="file-name plain-code">
            <code>{chosen.name}</code>
            <span className="secondary">{fileSize(chosen.size)}</span>
          </span>
          <span className="tool-bar">
            {children}
            <FileButton id={`${id}file`} label="Replace" field={field} onFiles={take} look="plain-button" />
            <button
              type="button"
              className="plain-button"
              onClick={() => {
                onForget();
                if (isKept) void forgetOwnAvatar();
              }}
            >
              Forget
            </button>
          </span>
        </div>
        {isKept || note ? (
          <p role="status" className="secondary">
            {(isKept && own.warning) || note || 'This file is kept in this browser.'}
          </p>
        ) : (
          hasReport && (
            <p className={styles.status}>
              <button type="button" className="quiet-button" onClick={() => void keep(chosen)}>
                Keep this file in this browser
              </button>
            </p>
          )
        )}
      </>
    );
  }
  return (
    <div className={clsx('stack', styles.picker, isOver && styles.over)}>
      {children}
      <div className="cluster">
        <FileButton
          id={`${id}file`}
          label={own ? 'Other file' : `Choose ${what}`}
          field={field}
          describedBy={`${id}note`}
          onFiles={take}
          look={own ? undefined : 'main-button'}
        />
        {/* After the other one, which doesn't move when this one appears. */}
        {own ? (
          <button type="button" className="main-button" onClick={() => onChoose(sourceOfOwnAvatar(own))}>
            Use your file
          </button>
        ) : (
          <span>or drop it here</span>
        )}
      </div>
      {/* Both texts have the same height, because the reader's file appears after the page. */}
      <p className="secondary" id={`${id}note`}>
        {own ? (
          <>
            {own.name}, {fileSize(own.bytes)}, is kept in this browser: nothing is uploaded.{' '}
            <button type="button" className="plain-button" onClick={() => void forgetOwnAvatar()}>
              Forget
            </button>
          </>
        ) : (
          <>Up to {maxFileBytes / 1e6} MB. The file stays in your browser: nothing is uploaded.</>
        )}
      </p>
      <div className="cluster">
        <label htmlFor={`${id}sample`}>No file? Try a sample:</label>
        <select className="text-field" id={`${id}sample`} ref={select}>
          {[...new Set(offered.map(groupOf))].map((group) => (
            <optgroup key={group} label={group}>
              {offered
                .filter((model) => groupOf(model) === group)
                .map((model) => (
                  <option key={model.id} value={model.id}>
                    {model.title}
                  </option>
                ))}
            </optgroup>
          ))}
        </select>
        <button
          type="button"
          className="quiet-button large"
          onClick={() => {
            const sample = select.current!.value as SampleModelId;
            onChoose(sourceOfSample(sample), sample);
          }}
        >
          Use sample
        </button>
      </div>
    </div>
  );
}

function groupOf(model: (typeof sampleModels)[number]): string {
  const group = model.kind === 'asset' ? model.category : model.kind === 'avatar' ? 'avatars' : 'clips';
  return group[0]!.toUpperCase() + group.slice(1);
}

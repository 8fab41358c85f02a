import React, {useCallback, useMemo, useState, type ComponentType, type ReactNode} from 'react';
import clsx from 'clsx';
import type {CompareViewProps} from './CompareView';
import type {LiveViewerProps} from './LiveViewer';
import {stillSize} from '@avaturn-docs/avatar-scene/first-view';
import {fileSize} from './file-size';
import {describeModel, modelBytes, modelUrl, type ViewableModel} from './models';
import styles from './styles.module.css';

export interface ModelViewProps {
  /** Several are shown beside each other. */
  readonly models: readonly [ViewableModel, ...ViewableModel[]];
}

interface LiveParts {
  readonly LiveViewer: ComponentType<LiveViewerProps>;
  readonly CompareView: ComponentType<CompareViewProps>;
}

/** Sample models: their pictures, and the live view once the reader asks for it. */
export default function ModelView({models}: ModelViewProps): ReactNode {
  const [parts, setParts] = useState<LiveParts | null>(null);
  const [asked, setAsked] = useState(0);
  const [failure, setFailure] = useState('');
  const [model] = models;
  const source = useMemo(() => ({url: modelUrl(model)}), [model]);
  const fail = useCallback((why: string) => {
    setFailure(why);
    setParts(null);
  }, []);

  const start = (): void => {
    setFailure('');
    setAsked((times) => times + 1);
    // In parallel: the views import the scene, too.
    Promise.all([
      import(/* webpackChunkName: "avatar-viewer" */ './LiveViewer'),
      import(/* webpackChunkName: "avatar-viewer" */ './CompareView'),
      import(/* webpackChunkName: "avatar-scene" */ './scene'),
    ]).then(
      ([{default: LiveViewer}, {default: CompareView}]) => setParts({LiveViewer, CompareView}),
      () => fail('The 3D viewer didn’t load. Check your connection.'),
    );
  };

  const stills = models.map((one) => (
    <img
      key={one.id}
      className={styles.still}
      src={`/img/models/${one.id}.webp`}
      alt={describeModel(one)}
      {...stillSize}
      loading="lazy"
      decoding="async"
    />
  ));
  const isOne = models.length === 1;
  if (parts && isOne) {
    return (
      <parts.LiveViewer
        key={asked}
        source={source}
        name={model.title}
        pictureName={model.id}
        poster={stills}
        onFailure={fail}
      />
    );
  }
  if (parts) return <parts.CompareView key={asked} models={models} onFailure={fail} />;
  const isLoading = asked > 0 && !failure;
  const size = fileSize(models.reduce((sum, one) => sum + modelBytes(one), 0));
  return (
    <div className={styles.frame}>
      <div className={clsx(!isOne && styles.beside)}>
        {stills.map((still) => (
          <div key={still.key} className={styles.stage}>
            {still}
          </div>
        ))}
      </div>
      <div className={styles.start}>
        <strong>{models.map(({title}) => title).join(' and ')}</strong>
        <button
          type="button"
          className="button button--primary"
          aria-disabled={isLoading}
          onClick={isLoading ? undefined : start}
        >
          {failure ? 'Try again' : `Show ${isOne ? '' : 'both '}in 3D (${size})`}
        </button>
        {failure && <p role="alert">{failure}</p>}
        <p role="status">{isLoading && 'Loading the 3D view …'}</p>
      </div>
    </div>
  );
}

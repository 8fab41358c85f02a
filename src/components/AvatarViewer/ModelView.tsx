import React, {useCallback, useMemo, useState, type ComponentType, type ReactNode} from 'react';
import type {LiveViewerProps} from './LiveViewer';
import {stillSize} from '@avaturn-docs/avatar-scene/first-view';
import {describeModel, modelSize, modelUrl, type ViewableModel} from './models';
import styles from './styles.module.css';

export interface ModelViewProps {
  readonly model: ViewableModel;
}

/** A sample model: its picture, and the live view once the reader asks for it. */
export default function ModelView({model}: ModelViewProps): ReactNode {
  const [Live, setLive] = useState<ComponentType<LiveViewerProps> | null>(null);
  const [asked, setAsked] = useState(0);
  const [failure, setFailure] = useState('');
  const source = useMemo(() => ({url: modelUrl(model)}), [model]);
  const fail = useCallback((why: string) => {
    setFailure(why);
    setLive(null);
  }, []);

  const start = (): void => {
    setFailure('');
    setAsked((times) => times + 1);
    // Both parts at once: the second would otherwise wait for the first.
    Promise.all([
      import(/* webpackChunkName: "avatar-viewer" */ './LiveViewer'),
      import(/* webpackChunkName: "avatar-scene" */ './scene'),
    ]).then(
      ([{default: loaded}]) => setLive(() => loaded),
      () => fail('The 3D viewer did not arrive. Check the connection.'),
    );
  };

  const still = (
    <img
      className={styles.still}
      src={`/img/models/${model.id}.webp`}
      alt={describeModel(model)}
      {...stillSize}
      loading="lazy"
      decoding="async"
    />
  );
  if (Live) {
    return (
      <Live key={asked} source={source} name={model.title} pictureName={model.id} poster={still} onFailure={fail} />
    );
  }
  const waiting = asked > 0 && !failure;
  return (
    <div className={styles.frame}>
      <div className={styles.model}>
        {still}
        <div className={styles.start}>
          <p>
            <strong>{model.title}</strong>
          </p>
          {failure && <p role="alert">{failure}</p>}
          <button
            type="button"
            className="button button--primary"
            aria-disabled={waiting}
            onClick={waiting ? undefined : start}
          >
            {failure ? 'Try again' : `Show in 3D (${modelSize(model)})`}
          </button>
          <p role="status">{waiting && 'Loading the 3D view …'}</p>
        </div>
      </div>
    </div>
  );
}

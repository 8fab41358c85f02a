import {useEffect, useState, type ComponentType} from 'react';
import type {ClipOrigin, LiveViewerProps} from '../AvatarViewer/LiveViewer';
import viewer from '../AvatarViewer/styles.module.css';
import tool from './styles.module.css';

export interface Props {
  /** Name of the model: "jacket.glb". */
  readonly name: string;
  /** Label of the button that loads it. */
  readonly label: string;
  readonly bytes: () => Promise<ArrayBuffer>;
  /** Also reads a VRM's expressions. */
  readonly loadVrm?: boolean;
  /** Names of meshes to highlight. Keep the same array while the names stay the same. */
  readonly marked?: readonly string[];
  /** What the first clips were made from. Keep the same array. */
  readonly origins?: readonly ClipOrigin[];
  /** Called when the model becomes visible or is removed. */
  readonly onShown?: (isShown: boolean) => void;
  /** Loads the model immediately. */
  readonly startsOpen?: boolean;
}

interface Shown {
  readonly Live: ComponentType<LiveViewerProps>;
  readonly source: {readonly bytes: ArrayBuffer};
}

/** The reader's model in 3D. The viewer and the file load on request. */
export default function ModelPreview(props: Props) {
  const {name, label, bytes, loadVrm = false, marked, origins, onShown, startsOpen = false} = props;
  const [shown, setShown] = useState<Shown>();
  const [isLoading, setIsLoading] = useState(false);
  const [failure, setFailure] = useState('');
  const end = (why: string): void => {
    setIsLoading(false);
    setShown(undefined);
    onShown?.(false);
    setFailure(why);
  };
  const start = (): void => {
    setFailure('');
    setIsLoading(true);
    Promise.all([
      import(/* webpackChunkName: "avatar-viewer" */ '../AvatarViewer/LiveViewer'),
      bytes(),
      // Needed by the first chunk, which would otherwise wait for it.
      import(/* webpackChunkName: "avatar-scene" */ '../AvatarViewer/scene'),
    ]).then(
      ([{default: Live}, read]) => setShown({Live, source: {bytes: read}}),
      () => end('The 3D viewer didn’t load. Check your connection, then try again.'),
    );
  };
  useEffect(() => {
    if (startsOpen) start();
    // A new file gets a new preview.
  }, []);
  if (shown) {
    return (
      <shown.Live
        source={shown.source}
        name={name}
        pictureName={name.replace(/\.\w+$/, '')}
        loadVrm={loadVrm}
        marked={marked}
        origins={origins}
        onReady={() => onShown?.(true)}
        onFailure={end}
      />
    );
  }
  return (
    <div className={viewer.frame}>
      <div className={`stage cluster ${tool.waiting}`}>
        {failure && (
          <p role="alert" className="error-panel">
            {failure}
          </p>
        )}
        {!isLoading && (
          <button type="button" className="quiet-button large" onClick={start}>
            {failure ? 'Try again' : label}
          </button>
        )}
        <p role="status" className="secondary">
          {isLoading && 'Loading the 3D view …'}
        </p>
      </div>
    </div>
  );
}

import {useEffect} from 'react';
import type {LiveViewerProps} from '../AvatarViewer/LiveViewer';
import {renamed} from '../AvatarViewer/save-file';
import viewer from '../AvatarViewer/styles.module.css';
import useOnRequest from '../../useOnRequest';
import tool from './styles.module.css';

/** Keep the same arrays while their contents stay the same. */
interface Props extends Pick<LiveViewerProps, 'name' | 'loadVrm' | 'marked' | 'origins'> {
  /** Label of the button that loads it. */
  readonly label: string;
  readonly bytes: () => Promise<ArrayBuffer>;
  readonly onShown?: (isShown: boolean) => void;
  readonly startsOpen?: boolean;
}

/** The reader's model in 3D. The viewer and the file load on request. */
export default function ModelPreview({label, bytes, onShown, startsOpen, ...viewed}: Props) {
  const {loaded, isLoading, failure, start, fail} = useOnRequest(async () => {
    const [{default: Live}, source] = await Promise.all([
      import(/* webpackChunkName: "avatar-viewer" */ '../AvatarViewer/LiveViewer'),
      bytes(),
      // Needed by the first chunk, which would otherwise wait for it.
      import(/* webpackChunkName: "avatar-scene" */ '../AvatarViewer/scene'),
    ]);
    return {Live, source};
  }, 'The 3D viewer didn’t load. Check your connection, then try again.');
  useEffect(() => {
    if (startsOpen) start();
    // A new file gets a new preview.
  }, []);
  if (loaded) {
    return (
      <loaded.Live
        {...viewed}
        source={loaded.source}
        pictureName={renamed(viewed.name, '')}
        onReady={() => onShown?.(true)}
        onFailure={(why) => {
          onShown?.(false);
          fail(why);
        }}
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

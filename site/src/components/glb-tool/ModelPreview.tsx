import type {LiveViewerProps} from '../AvatarViewer/LiveViewer';
import OnRequest from '../AvatarViewer/OnRequest';
import {renamed} from '../AvatarViewer/save-file';
import tool from './styles.module.css';

/** Keep the same arrays while their contents stay the same. */
interface Props extends Pick<LiveViewerProps, 'name' | 'loadVrm' | 'marked' | 'origins'> {
  /** Label of the button that loads it. */
  readonly label: string;
  readonly bytes: () => Promise<ArrayBuffer>;
  readonly onShown?: (isShown: boolean) => void;
  readonly startsOpen?: boolean;
}

/** The reader's model in 3D. The viewer and the file load on request. A new file needs a new preview. */
export default function ModelPreview({label, bytes, onShown, startsOpen, ...viewed}: Props) {
  return (
    <OnRequest
      {...{label, startsOpen}}
      className={`stage cluster ${tool.waiting}`}
      load={async () => {
        const [{default: Live}, source] = await Promise.all([
          import(/* webpackChunkName: "avatar-viewer" */ '../AvatarViewer/LiveViewer'),
          bytes(),
        ]);
        return {Live, source};
      }}
      show={({Live, source}, fail) => (
        <Live
          {...viewed}
          source={source}
          pictureName={renamed(viewed.name, '')}
          onReady={() => onShown?.(true)}
          onFailure={(why) => {
            onShown?.(false);
            fail(why);
          }}
        />
      )}
    />
  );
}

import {useEffect, useRef} from 'react';
import {AvaturnSDK, type ExportAvatarResult} from '@avaturn/sdk';

interface AvatarCreatorProps {
  /** A session url or a project page. A new value reopens the creator. */
  readonly url: string;
  readonly onExport: (result: ExportAvatarResult) => void;
  readonly onError?: (reason: unknown) => void;
}

export function AvatarCreator({url, onExport, onError}: AvatarCreatorProps) {
  const containerRef = useRef<HTMLDivElement>(null);

  // The latest handlers are read when an event arrives, so a new function doesn't reopen the creator.
  const handlers = useRef({onExport, onError});
  useEffect(() => {
    handlers.current = {onExport, onError};
  });

  useEffect(() => {
    const container = containerRef.current;
    if (!container) return;

    const sdk = new AvaturnSDK();
    sdk.on('export', (result) => handlers.current.onExport(result));
    sdk.on('error', (problem) => handlers.current.onError?.(problem));

    // StrictMode mounts, unmounts and mounts again. The timer keeps StrictMode's throwaway mount from opening the session.
    const start = setTimeout(() => {
      sdk.init(container, {url}).catch((reason: unknown) => handlers.current.onError?.(reason));
      container.querySelector('iframe')?.setAttribute('title', 'Avatar creator');
    }, 0);

    return () => {
      clearTimeout(start);
      sdk.destroy();
      container.replaceChildren();
    };
  }, [url]);

  return <div ref={containerRef} className="avatar-creator" />;
}

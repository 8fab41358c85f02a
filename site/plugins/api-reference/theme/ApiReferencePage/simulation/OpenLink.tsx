import React, {lazy, Suspense, useEffect, useState, type ReactNode} from 'react';
import {saveFile} from '@site/src/components/AvatarViewer/save-file';
import useObjectUrl from '@site/src/components/glb-tool/useObjectUrl';
import type {PagePlatform} from '@avaturn-docs/simulator/page/platform';
import type {FoundLink} from './follow-ups';

const CreatorBox = lazy(() => import('@site/src/components/CreatorDemo/live/CreatorBox'));
const LiveViewer = lazy(() => import('@site/src/components/AvatarViewer/LiveViewer'));

interface Props {
  readonly platform: PagePlatform;
  readonly link: FoundLink;
  /** Called with the id of an avatar that the creator exported. */
  readonly onAvatar: (avatarId: string) => void;
}

const actions = {creator: 'Open the creator', model: 'View in 3D', picture: 'Show'} as const;

/** A ref: scrolls to what a button opens below it, without moving the focus. */
const bringIntoView = (element: HTMLElement | null): void => element?.scrollIntoView({block: 'nearest'});

/** Actions for the link in a response: open a session, view a model, show a picture. */
export default function OpenLink({platform, link, onAvatar}: Props): ReactNode {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <div className="cluster">
        <button type="button" className="quiet-button" onClick={() => setOpen(!isOpen)}>
          {isOpen ? 'Close' : actions[link.kind]}
        </button>
        {link.kind !== 'creator' && <Download {...{platform, link}} />}
      </div>
      {isOpen && (
        <Suspense fallback={<p role="status">Loading …</p>}>
          <div className="api-try-open" ref={bringIntoView}>
            {link.kind === 'creator' ? (
              <Creator url={link.url} onAvatar={onAvatar} close={() => setOpen(false)} />
            ) : (
              <Shown {...{platform, link}} />
            )}
          </div>
        </Suspense>
      )}
    </>
  );
}

/** The file behind a link. Only the simulator can resolve it. */
async function fileOf(platform: PagePlatform, {url}: FoundLink): Promise<Blob> {
  const response = await platform.fetch(new Request(url));
  if (!response.ok) throw new Error(`The link returned HTTP ${response.status}. Send the request again.`);
  return response.blob();
}

function Download({platform, link}: {readonly platform: PagePlatform; readonly link: FoundLink}): ReactNode {
  const [problem, setProblem] = useState('');
  const save = async (): Promise<void> => {
    const blob = await fileOf(platform, link);
    saveFile(`avatar.${link.url.split('.').at(-1)}`, blob.type, blob);
  };
  return (
    <>
      <button
        type="button"
        className="quiet-button"
        onClick={() => void save().catch((error: Error) => setProblem(error.message))}
      >
        Download
      </button>
      {problem && <span role="alert">{problem}</span>}
    </>
  );
}

/** A document can have one creator at a time: each `init` of the SDK removes the previous frame. */
let closeCurrent: (() => void) | undefined;

function Creator({
  url,
  onAvatar,
  close,
}: {
  readonly url: string;
  readonly onAvatar: Props['onAvatar'];
  readonly close: () => void;
}): ReactNode {
  useEffect(() => {
    const closeOther = closeCurrent;
    closeCurrent = close;
    closeOther?.();
    return () => {
      if (closeCurrent === close) closeCurrent = undefined;
    };
  }, []);
  return (
    <>
      <p className="api-note">
        Choose an avatar, then press <strong>Next</strong> in the creator. It closes when the avatar is saved. The face
        of a <a href="../docs/integration/bodies/">T1</a> avatar is static; that of a T2 avatar can be animated.
      </p>
      <CreatorBox
        address={url}
        onEvent={(name, payload) => {
          if (name === 'export') {
            close();
            onAvatar((payload as {readonly avatarId: string}).avatarId);
          }
        }}
      />
    </>
  );
}

function Shown({platform, link}: {readonly platform: PagePlatform; readonly link: FoundLink}): ReactNode {
  const [file, setFile] = useState<Blob>();
  const [problem, setProblem] = useState('');
  const source = useObjectUrl(file);
  useEffect(
    () => void fileOf(platform, link).then(setFile, (error: Error) => setProblem(error.message)),
    [platform, link.url],
  );
  if (problem) return <p role="alert">{problem}</p>;
  if (!source) return <p role="status">Loading the file …</p>;
  return link.kind === 'model' ? (
    <LiveViewer source={source} name="The exported avatar" pictureName="avatar" onFailure={setProblem} />
  ) : (
    <img className="api-try-picture" src={source} alt="The rendered avatar" />
  );
}

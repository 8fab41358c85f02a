import React, {
  useEffect,
  useMemo,
  useRef,
  useState,
  type ComponentProps,
  type ComponentType,
  type ReactNode,
} from 'react';
import Link from '@docusaurus/Link';
import {useLocation} from '@docusaurus/router';
import {fileSize} from '@avaturn-docs/avatar-glb/file-size';
import '../../css/controls.css';
import {forgetOwnAvatar, loadOwnAvatar, saveOwnAvatar, useOwnAvatar} from '../../own-avatar';
import {modelBytes, modelUrl, viewableModel} from '../AvatarViewer/models';
import FileButton from '../glb-tool/FileButton';
import InlineText from '../InlineText';
import type LiveView from './Live';
import {closeStage} from './names';
import PartList, {lineOf} from './PartList';
import {partByKey} from './parts';
import Picture from './Picture';
import {namesOnPage, partOf, useStage} from './stage';
import styles from './panel.module.css';

type LiveProps = ComponentProps<typeof LiveView>;

const maya = viewableModel('t2-female');
const mayaSource = modelUrl(maya);

const messageOf = (reason: unknown): string => (reason instanceof Error ? reason.message : String(reason));

/** Creating a context shows what a list of features can't: the graphics card may be blocked. */
function hasWebGl(): boolean {
  const context = document.createElement('canvas').getContext('webgl2');
  context?.getExtension('WEBGL_lose_context')?.loseContext();
  return context !== null;
}

/** The stage: an avatar, the part that the text names, and what to do with it. */
export default function Panel(): ReactNode {
  const {part: lit, isPinned} = useStage();
  const {pathname} = useLocation();
  const part = partByKey.get(lit);
  const own = useOwnAvatar();
  const size = fileSize(own?.bytes ?? modelBytes(maya));
  const swipe = useRef(0);
  const canDraw = useMemo(hasWebGl, []);
  const [Live, setLive] = useState<ComponentType<LiveProps>>();
  const [source, setSource] = useState<LiveProps['source']>();
  const [isLoading, setLoading] = useState(false);
  const [failure, setFailure] = useState('');

  useEffect(() => {
    const {classList} = document.body;
    classList.add(styles.withSheet!);
    return () => classList.remove(styles.withSheet!);
  }, []);
  useEffect(() => {
    const names = namesOnPage().filter((name) => partOf(name) === lit);
    for (const name of names) name.dataset['lit'] = '';
    return () => {
      for (const name of names) delete name.dataset['lit'];
    };
  }, [lit, pathname]);
  const stop = (why: string = ''): void => {
    setSource(undefined);
    setLoading(false);
    setFailure(why);
  };
  const start = async (isOwn = own !== undefined): Promise<void> => {
    setFailure('');
    setLoading(true);
    try {
      const [{default: loaded}, from] = await Promise.all([import('./Live'), isOwn ? loadOwnAvatar() : mayaSource]);
      setLive(() => loaded);
      setSource(from);
    } catch (reason) {
      stop(isOwn ? messageOf(reason) : 'The 3D view didn’t load. Check your connection.');
    }
  };
  const take = (files: Iterable<File>): void => {
    const [file] = files;
    stop();
    if (!file) return;
    saveOwnAvatar(file).then(
      () => (canDraw ? start(true) : undefined),
      (reason: unknown) => setFailure(messageOf(reason)),
    );
  };
  const forget = (): void => {
    stop();
    void forgetOwnAvatar();
  };

  const isLive = source !== undefined && !isLoading;
  const label = isLive ? 'Stop' : isLoading ? 'Cancel' : failure && Live ? 'Try again' : 'Make it live';
  // Keys, because what stays and moves is a layout shift.
  const still = <Picture key={lit} part={part} />;
  return (
    <section
      className={`plain-code ${styles.panel}`}
      aria-label="Stage"
      tabIndex={-1}
      data-stage
      data-live={isLive ? lit : undefined}
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault();
        // A tool on the page takes what is dropped elsewhere.
        event.stopPropagation();
        take(event.dataTransfer.files);
      }}
    >
      <figure
        onTouchStart={({touches}) => (swipe.current = touches[0]!.clientY)}
        onTouchEnd={({changedTouches}) => {
          if (!source && changedTouches[0]!.clientY - swipe.current > 50) closeStage();
        }}
      >
        <div className={styles.picture} data-loading={isLoading || undefined}>
          {Live && source ? (
            <Live
              source={source}
              name={own?.name ?? 'Maya'}
              part={part}
              onLoad={() => setLoading(false)}
              onFailure={stop}
            >
              {still}
            </Live>
          ) : (
            still
          )}
        </div>
        <figcaption>
          {part ? (
            <>
              {/* A mere hash, so that the browser opens what contains the place. */}
              <Link to={part.href.replace(pathname, '')}>
                <code>{part.name}</code>
              </Link>
              <InlineText key={lit}>{` ${lineOf(part, own)}`}</InlineText>
              {isPinned && ' · pinned'}
            </>
          ) : (
            'Point at a dotted name.'
          )}
        </figcaption>
      </figure>
      <PartList />
      <div className={styles.buttons}>
        {!canDraw ? (
          <p className="secondary">This browser can’t show 3D: WebGL 2 is off or missing.</p>
        ) : (
          <button type="button" className="quiet-button" onClick={() => (source || isLoading ? stop() : void start())}>
            {label} {!isLive && <small>({size})</small>}
          </button>
        )}
        <FileButton id="stage-file" label="Use my GLB" look="quiet-button" onFiles={take} />
      </div>
      <p className="visually-hidden" role="status">
        {isLoading && `Loading ${size}`}
      </p>
      {failure && <p role="alert">{failure}</p>}
      {own && (
        <p className="secondary">
          {own.name}, {fileSize(own.bytes)}. {own.facts.verdict} {own.warning ?? 'It stays in this browser.'}{' '}
          <button type="button" className="plain-button" onClick={forget}>
            Forget
          </button>
        </p>
      )}
      <button type="button" className={`plain-button ${styles.close}`} aria-label="Close" onClick={closeStage}>
        ×
      </button>
    </section>
  );
}

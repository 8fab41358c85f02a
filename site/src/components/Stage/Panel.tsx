import React, {useEffect, useRef, useState, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {useLocation} from '@docusaurus/router';
import {fileSize} from '@avaturn-docs/avatar-glb/file-size';
import '../../css/controls.css';
import {ownAvatar, useOwnAvatar, type OwnAvatar} from '../../own-avatar';
import {forgetOwnAvatar, loadOwnAvatar, saveOwnAvatar} from '../../own-avatar/file';
import {lacks} from '../../own-avatar/marks';
import type {ModelSource} from '../AvatarViewer/scene';
import {modelBytes, modelUrl, viewableModel} from '../AvatarViewer/models';
import FileButton from '../glb-tool/FileButton';
import InlineText from '../InlineText';
import {plainText} from '../InlineText/parse';
import type LiveView from './Live';
import {closeStage} from './watch-names';
import PartList from './PartList';
import {partByKey, type Part} from './parts';
import Picture from './Picture';
import {useStage} from './stage';
import styles from './panel.module.css';

const maya = viewableModel('t2-female');
const mayaSource = modelUrl(maya);

/** What is known about a part: of the reader's file, or of Maya if that lacks it. */
function lineOf({kind, name, line}: Part, own: OwnAvatar | undefined): string {
  if (!own || kind === 'scene') return line;
  const key = `${kind}:${name}`;
  return own.facts.lines?.[key] ?? `${lacks(own, key) ? 'not in your file; ' : ''}in Maya’s: ${line}`;
}

/** The stage: an avatar, the part that the text names, and what to do with it. */
export default function Panel(): ReactNode {
  const {part: lit, isChosen} = useStage();
  const {pathname} = useLocation();
  const part = partByKey.get(lit);
  const own = useOwnAvatar();
  const line = part && lineOf(part, own);
  const size = fileSize(own?.bytes ?? modelBytes(maya));
  const [live, setLive] = useState<{readonly View: typeof LiveView; readonly source: ModelSource}>();
  const [isLoading, setLoading] = useState(false);
  const [failure, setFailure] = useState('');
  /** Number of starts and stops: a stop while a start still loads ends it. */
  const changes = useRef(0);
  const swipe = useRef(0);

  useEffect(() => {
    const names = document.querySelectorAll<HTMLElement>(`main [data-part="${lit}"]`);
    for (const name of names) name.dataset['lit'] = '';
    return () => {
      for (const name of names) delete name.dataset['lit'];
    };
  }, [lit, pathname]);
  const stop = (why: string = ''): void => {
    changes.current++;
    setLive(undefined);
    setLoading(false);
    setFailure(why);
  };
  const start = async (): Promise<void> => {
    const isOwn = ownAvatar.get() !== undefined;
    const change = ++changes.current;
    setFailure('');
    setLoading(true);
    try {
      const [{default: View}, source] = await Promise.all([import('./Live'), isOwn ? loadOwnAvatar() : mayaSource]);
      if (change === changes.current) setLive({View, source});
    } catch (reason) {
      stop(isOwn ? (reason as Error).message : 'The 3D view didn’t load. Check your connection.');
    }
  };
  const take = (files: Iterable<File>): void => {
    const [file] = files;
    stop();
    if (!file) return;
    saveOwnAvatar(file).then(start, (reason: Error) => setFailure(reason.message));
  };

  const isLive = live !== undefined && !isLoading;
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
          if (!live && changedTouches[0]!.clientY - swipe.current > 50) closeStage();
        }}
      >
        <div className={styles.picture}>
          {live ? (
            <live.View
              source={live.source}
              name={own?.name ?? 'Maya'}
              part={part}
              onLoad={() => setLoading(false)}
              onFailure={stop}
            >
              {still}
            </live.View>
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
              <InlineText key={lit}>{` ${line}`}</InlineText>
            </>
          ) : (
            'Names with a dotted line show here.'
          )}
        </figcaption>
      </figure>
      <div className={styles.buttons}>
        <button type="button" className="quiet-button" onClick={() => (live || isLoading ? stop() : void start())}>
          {live || isLoading ? 'Stop' : 'Make it live'} {!isLive && <small>({isLoading ? 'loading' : size})</small>}
        </button>
        <FileButton id="stage-file" label="Use my GLB" look="quiet-button" onFiles={take} />
        <PartList />
      </div>
      <p className="visually-hidden" role="status">
        {isLoading ? `Loading ${size}` : isChosen && plainText(line ?? '')}
      </p>
      {failure && <p role="alert">{failure}</p>}
      {own && (
        <p className="secondary">
          {own.name}, {fileSize(own.bytes)}. {own.facts.verdict} {own.warning ?? 'It stays in this browser.'}{' '}
          <button
            type="button"
            className="plain-button"
            onClick={() => {
              stop();
              void forgetOwnAvatar();
            }}
          >
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

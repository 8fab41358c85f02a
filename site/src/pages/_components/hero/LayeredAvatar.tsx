import {useEffect, useRef, useState, type CSSProperties} from 'react';
import clsx from 'clsx';
import sizes from '@generated/sample-models/default/sizes.json';
import {fileSize} from '@avaturn-docs/avatar-glb/file-size';
import {hero, heroFaces, heroSize} from '@avaturn-docs/scene/hero-view';
import useOnRequest from '../../../useOnRequest';
import divider from './divider.module.css';
import type {FactId} from './facts';
import Rig from './Rig';
import styles from './avatar.module.css';
import face from './face.module.css';

/** Width of the picture on the page; on phones slightly less, so that they load the narrow files. */
export const heroSizes = '(max-width: 620px) 280px, 588px';
/** For browsers that read AVIF. */
export const personAvif = '/img/hero/person-narrow.avif 760w, /img/hero/person.avif 1176w';

type Cuts = readonly [first: number, second: number];

/** Positions in percent of the width. A browser that can't show the other layers shows only the avatar. */
const personAlone: Cuts = [100, 100];
const start: Cuts = [49, 66];
/** Divider positions while the pointer is over a fact. */
const cutsOf: Readonly<Record<FactId, Cuts>> = {file: personAlone, skeleton: [0, 0], face: personAlone};

const modelSize = fileSize(sizes[hero.model] ?? 0);

/** One avatar as three layers with two draggable dividers; 3D on request. */
export default function LayeredAvatar({fact}: {readonly fact: FactId | undefined}) {
  const stage = useRef<HTMLDivElement>(null);
  const [hasLayers, setHasLayers] = useState(true);
  const [cuts, setCuts] = useState(start);
  const [faceAsked, setFaceAsked] = useState(false);
  const live = useOnRequest(
    async () => (await import(/* webpackChunkName: "live-layers" */ './LiveLayers')).default,
    'The 3D view didn’t load. Check your connection.',
  );
  /** Undefined until the view is ready. */
  const [moving, setMoving] = useState<boolean>();
  const isLive = moving !== undefined;
  const isStarting = !isLive && (live.isLoading || live.loaded !== undefined);

  // A picture may have failed before the scripts ran.
  useEffect(() => {
    const pictures = [...stage.current!.querySelectorAll('img')];
    if (pictures.some(({complete, naturalWidth}) => complete && naturalWidth === 0)) setHasLayers(false);
  }, []);
  useEffect(() => {
    if (fact === 'face') setFaceAsked(true);
  }, [fact]);

  const press = (): void => {
    if (isLive) setMoving(!moving);
    else if (!isStarting) live.start();
  };
  const move = (index: 0 | 1, value: number): void => {
    setCuts(([first, second]) => (index === 0 ? [value, Math.max(second, value)] : [Math.min(first, value), value]));
  };

  const [first, second] = hasLayers ? (fact ? cutsOf[fact] : cuts) : personAlone;
  const picture = {
    ...heroSize,
    alt: '',
    decoding: 'async',
    loading: 'lazy',
    // The person comes first, as the largest part of the first screen.
    fetchPriority: 'low',
    sizes: heroSizes,
    onError: () => setHasLayers(false),
  } as const;
  return (
    <div
      ref={stage}
      className={styles.stage}
      data-live={isLive || undefined}
      data-fact={fact}
      style={{'--first': `${first}%`, '--second': `${second}%`} as CSSProperties}
    >
      <div className={clsx(styles.layer, styles.person)}>
        <picture>
          <source type="image/avif" srcSet={personAvif} sizes={heroSizes} />
          <img
            src="/img/hero/person.webp"
            {...heroSize}
            alt="Noah, a sample avatar: a man in an olive jacket with his arms out."
            fetchPriority="high"
          />
        </picture>
        {hasLayers && <span className={`chip ${styles.tag}`}>Textures</span>}
      </div>
      {hasLayers && (
        <>
          <div className={clsx(styles.layer, styles.mesh)}>
            <img
              {...picture}
              src="/img/hero/mesh.avif"
              srcSet="/img/hero/mesh-narrow.avif 760w, /img/hero/mesh.avif 1176w"
            />
            <div className={styles.moved}>
              <span className={`chip ${styles.tag}`}>Mesh</span>
            </div>
          </div>
          <div className={clsx(styles.layer, styles.skeleton)}>
            <img {...picture} src="/img/hero/clay.avif" />
            {!isLive && <Rig />}
            <span className={`chip ${styles.tag}`}>Skeleton</span>
          </div>
        </>
      )}
      {live.loaded && (
        <live.loaded
          stage={stage}
          moving={moving === true}
          speaking={fact === 'face'}
          onReady={setMoving}
          onFailure={(why) => {
            setMoving(undefined);
            live.fail(why);
          }}
        />
      )}
      {hasLayers && (
        <>
          <Divider label="Edge between textures and mesh" value={first} onChange={(value) => move(0, value)} />
          <Divider label="Edge between mesh and skeleton" value={second} onChange={(value) => move(1, value)} second />
        </>
      )}
      {faceAsked && !isLive && (
        <div className={clsx(face.faces, fact === 'face' && face.shown)} aria-hidden="true">
          {heroFaces.map((shape, index) => (
            <code key={shape} style={{'--face': index} as CSSProperties}>
              <span>{shape}</span>
            </code>
          ))}
        </div>
      )}
      <p className={clsx('chip', styles.file, fact === 'file' && styles.lit)}>
        {hero.model} <span>{modelSize}</span>
      </p>
      <button
        type="button"
        className={`quiet-button needs-script ${styles.live}`}
        aria-disabled={isStarting}
        onClick={press}
      >
        {isStarting && `Loading ${modelSize}`}
        {isLive ? (moving ? 'Pause' : 'Play') : !isStarting && (live.failure ? 'Try 3D again' : 'Make it live')}
      </button>
      {live.failure && (
        <p className={`error-panel ${styles.failure}`} role="alert">
          {live.failure}
        </p>
      )}
    </div>
  );
}

interface DividerProps {
  readonly label: string;
  /** Position in percent of the width. */
  readonly value: number;
  readonly second?: boolean;
  readonly onChange: (value: number) => void;
}

/** The boundary between two layers: a slider over the complete picture, and a line with a handle at its position. */
function Divider({label, value, second = false, onChange}: DividerProps) {
  return (
    <>
      <input
        type="range"
        className={divider.range}
        data-component="Divider"
        aria-label={label}
        aria-valuetext={`${Math.round(value)}% from the left`}
        value={value}
        onChange={({currentTarget}) => onChange(Number(currentTarget.value))}
      />
      <div className={clsx(divider.cut, second && divider.second)} aria-hidden="true">
        <span>
          <i />
        </span>
      </div>
    </>
  );
}

import React, {useEffect, useState, type KeyboardEvent, type ReactNode, type SyntheticEvent} from 'react';
import {useLocation} from '@docusaurus/router';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import {
  arkitMorphTargets,
  extraMorphTargets,
  visemes,
  visemeSounds,
  type MorphTargetName,
} from '@avaturn-docs/platform/morph-targets';
import {lacks, useOwnAvatar} from '../../own-avatar';
import '../../css/controls.css';
import {faceTile} from './face-tile';
import {moveFocus} from './listbox';
import styles from './styles.module.css';

export interface FaceSheetProps {
  readonly group: 'arkit' | 'viseme' | 'extra';
}

interface Face {
  readonly name: MorphTargetName;
  /** Region of the face, for the filter. */
  readonly region?: string;
  /** Below the name. */
  readonly note?: string;
}

/** A shape of one half of the face. `jawLeft` and `mouthLeft` move all of it. */
const half = /^[a-z]+[A-Z]\w*(Left|Right)$/;

/** Both halves of a shape share a picture, which shows the avatar's right side at the left. */
const rightFirst = (names: readonly MorphTargetName[]): readonly MorphTargetName[] =>
  names.flatMap((name, at) => {
    if (half.exec(name)?.[1] === 'Left') return [names[at + 1]!, name];
    return half.test(name) ? [] : [name];
  });

/** Title, shapes, and the prefix of their anchors. */
const groups: Readonly<Record<FaceSheetProps['group'], readonly [string, readonly Face[], string]>> = {
  arkit: [
    'ARKit shapes',
    Object.entries(arkitMorphTargets).flatMap(([region, names]) =>
      rightFirst(names).map((name) => ({name, region, ...(name === 'mouthClose' && {note: 'with jawOpen'})})),
    ),
    'arkit-',
  ],
  viseme: ['Visemes', visemes.map((name) => ({name, note: visemeSounds[name]})), ''],
  extra: [
    'Extra shapes',
    extraMorphTargets.map(({name, imitatedBy}) => ({
      name,
      note: `like ${imitatedBy
        .map(({target, weight}) => (weight < 1 ? `${target} at ${weight}` : target))
        .join(' and ')
        .replace(/(\w+)Left and \1Right/, '$1 on both sides')}`,
    })),
    'extra-',
  ],
};

/** The tile of an event inside it. */
const tileOf = ({target}: SyntheticEvent): HTMLElement | null => (target as Element).closest('[role="option"]');

/**
 * Morph targets of a T2 avatar as faces. Pressing one copies its name. Anchors: `arkit-jaw` for a region, `arkit-jawOpen`,
 * `viseme-aa`, `extra-mouthOpen` for a name.
 */
export default function FaceSheet({group}: FaceSheetProps): ReactNode {
  const {collectAnchor} = useBrokenLinks();
  const own = useOwnAvatar();
  const [title, faces, prefix] = groups[group];
  const [region, setRegion] = useState<string>();
  const [active, setActive] = useState<string>(faces[0]!.name);
  const [copied, setCopied] = useState({name: '', isCopied: false});
  const regions = [...new Set(faces.flatMap((face) => face.region ?? []))];
  const shown = faces.filter((face) => region === undefined || face.region === region);
  /** The only tab stop. */
  const stop = shown.some(({name}) => name === active) ? active : shown[0]?.name;

  const idOf = (name: string): string => `${prefix}${name.replace('_', '-')}`;
  const location = useLocation();
  // A link to a face that the filter hides shows all of them.
  useEffect(() => {
    const id = location.hash.slice(1);
    if (!faces.some(({name}) => idOf(name) === id)) return undefined;
    setRegion(undefined);
    const frame = requestAnimationFrame(() => document.getElementById(id)?.scrollIntoView());
    return () => cancelAnimationFrame(frame);
  }, [location]);
  useEffect(() => {
    const timer = setTimeout(setCopied, 2000, {name: '', isCopied: false});
    return () => clearTimeout(timer);
  }, [copied.name]);

  const copy = (tile: HTMLElement | null): void => {
    const name = tile?.querySelector('code')?.textContent;
    if (!name) return;
    // Undefined outside a secure context.
    Promise.resolve(navigator.clipboard?.writeText(name) ?? Promise.reject(new Error('No clipboard'))).then(
      () => setCopied({name, isCopied: true}),
      () => setCopied({name, isCopied: false}),
    );
  };
  const press = (event: KeyboardEvent<HTMLElement>): void => {
    if (event.key !== 'Enter' && event.key !== ' ') return void moveFocus(event);
    event.preventDefault();
    copy(tileOf(event));
  };

  return (
    <div className={`${styles.sheet} ${styles[group]}`} data-component="FaceSheet">
      {regions.length > 0 && (
        <div className="segments needs-script" role="group" aria-label="Region of the face">
          {[undefined, ...regions].map((one) => {
            const id = `${prefix}${one ?? 'all'}`;
            collectAnchor(id);
            return (
              <button key={id} id={id} type="button" aria-pressed={one === region} onClick={() => setRegion(one)}>
                {one ? `${one.charAt(0).toUpperCase()}${one.slice(1)}` : 'All'}{' '}
                <small>{faces.filter((face) => !one || face.region === one).length}</small>
              </button>
            );
          })}
        </div>
      )}
      <p className={group === 'arkit' ? 'secondary' : 'visually-hidden'} role="status">
        {!copied.name && 'Press a face to copy its name.'}
        {copied.name && (copied.isCopied ? `Copied ${copied.name}.` : `The browser didn’t copy ${copied.name}.`)}
      </p>
      <ul
        className="bare-list plain-code"
        role="listbox"
        aria-label={`${title}: Enter copies a name`}
        onClick={(event) => copy(tileOf(event))}
        onFocus={(event) => setActive(tileOf(event)?.dataset['part']?.slice('shape:'.length) ?? active)}
        onKeyDown={press}
      >
        {shown.map(({name, note}) => {
          const id = idOf(name);
          collectAnchor(id);
          const side = group === 'arkit' ? half.exec(name)?.[1] : undefined;
          const [, stem, end] = /^(.+?)([A-Z][a-z]+)?$/.exec(name)!;
          return (
            <li
              key={name}
              id={id}
              className={side && `${styles.half} ${styles[side]}`}
              role="option"
              aria-selected={name === stop}
              tabIndex={name === stop ? 0 : -1}
              data-part={`shape:${name}`}
            >
              <span className={styles.picture}>
                <img {...faceTile(name)} alt="" loading="lazy" decoding="async" />
              </span>
              <code>
                {side === 'Left' ? <span>{stem}</span> : stem}
                <wbr />
                {end}
              </code>
              {note && <small className="secondary">{note}</small>}
              {name === copied.name ? (
                <small className={styles.label}>{copied.isCopied ? 'Copied' : 'Not copied'}</small>
              ) : (
                lacks(own, `shape:${name}`) && <small className={styles.label}>not in your file</small>
              )}
            </li>
          );
        })}
      </ul>
    </div>
  );
}

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
import {useOwnAvatar} from '../../own-avatar';
import {lacks} from '../../own-avatar/marks';
import '../../css/controls.css';
import useCopy from '../../useCopy';
import {faceTile} from './face-tile';
import {moveFocus} from './listbox';
import styles from './styles.module.css';

export interface FaceSheetProps {
  readonly group: 'arkit' | 'viseme' | 'extra';
}

/** A picture with the shape that it shows, or with both halves of one. */
interface Tile {
  readonly names: readonly MorphTargetName[];
  /** Region of the face, for the filter. */
  readonly region?: string;
  /** Below the name. */
  readonly note?: string;
}

/** A shape of one half of the face. `jawLeft` and `mouthLeft` move all of it. */
const half = /^([a-z]+[A-Z]\w*)(Left|Right)$/;

/** Both halves of a shape are one tile. The picture shows the avatar's right side at the left. */
const tilesOf = (region: string, names: readonly MorphTargetName[]): readonly Tile[] =>
  names.flatMap((name, at) => {
    const [, stem, side] = half.exec(name) ?? [];
    if (side === 'Right') return [];
    return {
      region,
      names: stem ? [names[at + 1]!, name] : [name],
      ...(name === 'mouthClose' && {note: 'with jawOpen'}),
    };
  });

/** Title, tiles, and the prefix of their anchors. */
const groups: Readonly<Record<FaceSheetProps['group'], readonly [string, readonly Tile[], string]>> = {
  arkit: [
    'ARKit shapes',
    Object.entries(arkitMorphTargets).flatMap(([region, names]) => tilesOf(region, names)),
    'arkit-',
  ],
  viseme: ['Visemes', visemes.map((name) => ({names: [name], note: visemeSounds[name]})), ''],
  extra: [
    'Extra shapes',
    extraMorphTargets.map(({name, imitatedBy}) => ({
      names: [name],
      note: `like ${imitatedBy
        .map(({target, weight}) => (weight < 1 ? `${target} at ${weight}` : target))
        .join(' and ')
        .replace(/(\w+)Left and \1Right/, '$1 on both sides')}`,
    })),
    'extra-',
  ],
};

/** The shape whose option an event is in. */
const shapeAt = ({target}: SyntheticEvent): string | undefined =>
  (target as Element).closest('[role="option"]')?.querySelector('code')?.textContent;

/**
 * Morph targets of a T2 avatar as faces. Pressing one copies its name. Anchors: `arkit-jaw` for a region, `arkit-jawOpen`,
 * `viseme-aa`, `extra-mouthOpen` for a name.
 */
export default function FaceSheet({group}: FaceSheetProps): ReactNode {
  const {collectAnchor} = useBrokenLinks();
  const own = useOwnAvatar();
  const [title, tiles, prefix] = groups[group];
  const [region, setRegion] = useState<string>();
  const [active, setActive] = useState<string>(tiles[0]!.names[0]!);
  const [copied, setCopied] = useState<string>();
  // Rejects outside a secure context, which has no clipboard.
  const [state, copyName] = useCopy(async (name: string) => navigator.clipboard.writeText(name));
  const regions = [...new Set(tiles.flatMap((tile) => tile.region ?? []))];
  const tilesIn = (one: string | undefined) => tiles.filter((tile) => one === undefined || tile.region === one);
  const namesIn = (one: string | undefined): readonly string[] => tilesIn(one).flatMap(({names}) => names);
  /** The only tab stop. */
  const stop = namesIn(region).includes(active) ? active : namesIn(region)[0];

  const idOf = (name: string): string => `${prefix}${name.replace('_', '-')}`;
  const location = useLocation();
  // A link to a face that the filter hides shows all of them.
  useEffect(() => {
    const id = location.hash.slice(1);
    if (!namesIn(undefined).some((name) => idOf(name) === id)) return undefined;
    setRegion(undefined);
    const frame = requestAnimationFrame(() => document.getElementById(id)?.scrollIntoView());
    return () => cancelAnimationFrame(frame);
  }, [location]);

  const copy = (event: SyntheticEvent): void => {
    const name = shapeAt(event);
    if (!name) return;
    setCopied(name);
    copyName(name);
  };
  const press = (event: KeyboardEvent<HTMLElement>): void => {
    if (event.key !== 'Enter' && event.key !== ' ') return moveFocus(event);
    event.preventDefault();
    copy(event);
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
                {one ? `${one.charAt(0).toUpperCase()}${one.slice(1)}` : 'All'} <small>{namesIn(one).length}</small>
              </button>
            );
          })}
        </div>
      )}
      <p className={group === 'arkit' ? 'secondary' : 'visually-hidden'} role="status">
        {state === 'idle'
          ? 'Press a face to copy its name.'
          : `${state === 'copied' ? 'Copied' : 'The browser didn’t copy'} ${copied}.`}
      </p>
      <ul
        className="bare-list plain-code"
        role="listbox"
        aria-label={`${title}: Enter copies a name`}
        onClick={copy}
        onFocus={(event) => setActive(shapeAt(event) ?? active)}
        onKeyDown={press}
      >
        {tilesIn(region).map(({names, note}) => (
          <li key={names[0]} role="none" className={names.length > 1 ? styles.pair : undefined}>
            {names.map((name) => (
              <img key={name} {...faceTile(name, 2 / 3)} alt="" loading="lazy" decoding="async" />
            ))}
            {names.map((name) => {
              const id = idOf(name);
              collectAnchor(id);
              const [, stem, end] = /^(.+?)([A-Z][a-z]+)?$/.exec(name)!;
              return (
                <span
                  key={name}
                  id={id}
                  role="option"
                  aria-selected={name === stop}
                  tabIndex={name === stop ? 0 : -1}
                  data-part={`shape:${name}`}
                >
                  <code>
                    <span>{stem}</span>
                    <wbr />
                    {end}
                  </code>
                  {note && <small className="secondary">{note}</small>}
                  {state !== 'idle' && name === copied ? (
                    <small className={styles.label}>{state === 'copied' ? 'Copied' : 'Not copied'}</small>
                  ) : (
                    lacks(own, `shape:${name}`) && <small className={styles.label}>not in your file</small>
                  )}{' '}
                </span>
              );
            })}
          </li>
        ))}
      </ul>
    </div>
  );
}

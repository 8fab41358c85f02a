import {useId, useState} from 'react';
import type {Weights} from './face-presets';
import {findMorphTargets, groupMorphTargets, type MorphGroup} from './morph-groups';
import live from './live.module.css';
import styles from './parts.module.css';

export interface MorphSlidersProps {
  readonly names: readonly string[];
  readonly weights: Weights;
  /** Names of a VRM's expressions. */
  readonly expressions: readonly string[];
  readonly expressed: Weights;
  readonly onMorph: (name: string, weight: number) => void;
  readonly onExpression: (name: string, weight: number) => void;
  readonly onReset: () => void;
}

const expressionTitle = 'VRM expressions';

/** A slider from 0 to 1 for every morph target, in groups, with a search field. */
export default function MorphSliders(props: MorphSlidersProps) {
  const {names, weights, expressions, expressed, onMorph, onExpression, onReset} = props;
  const [query, setQuery] = useState('');
  const id = useId();
  const groups = [
    ...(expressions.length > 0 ? [{title: expressionTitle, names: expressions}] : []),
    ...groupMorphTargets(names),
  ];
  const found = findMorphTargets(groups, query);
  const count = found.reduce((sum, group) => sum + group.names.length, 0);
  const slider = (group: MorphGroup, name: string) => {
    // An expression can have the name of a morph target.
    const isExpression = group.title === expressionTitle;
    const weight = (isExpression ? expressed : weights)[name] ?? 0;
    return (
      <label className={live.slider} key={name}>
        <code>{name}</code>
        <input
          type="range"
          min={0}
          max={1}
          step={0.01}
          value={weight}
          onChange={({target}) => (isExpression ? onExpression : onMorph)(name, Number(target.value))}
        />
        <span className={live.reading} aria-hidden="true">
          {weight.toFixed(2)}
        </span>
      </label>
    );
  };
  return (
    <>
      <div className="tool-bar">
        <label htmlFor={`${id}-find`}>Find</label>
        <input
          id={`${id}-find`}
          type="search"
          className="text-field grow"
          placeholder="smile, viseme …"
          value={query}
          onChange={({target}) => setQuery(target.value)}
        />
        <button type="button" className="quiet-button" onClick={onReset}>
          Reset all
        </button>
      </div>
      <p className={query ? 'secondary' : 'visually-hidden'} role="status">
        {query && (count === 0 ? 'No shape has such a name.' : `${count} ${count === 1 ? 'shape' : 'shapes'}`)}
      </p>
      <div className={styles.scroll} role="group" aria-label="Sliders" tabIndex={0}>
        {found.map((group) => (
          <fieldset key={group.title}>
            <legend>{group.title}</legend>
            {group.names.map((name) => slider(group, name))}
          </fieldset>
        ))}
      </div>
    </>
  );
}

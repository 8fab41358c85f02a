import live from './live.module.css';

interface Props {
  readonly name: string;
  /** From 0 to 1. */
  readonly weight: number;
  readonly onChange: (weight: number) => void;
}

/** A slider for the weight of a morph target or an expression. */
export default function WeightSlider({name, weight, onChange}: Props) {
  return (
    <label className={live.slider}>
      <code>{name}</code>
      <input
        type="range"
        min={0}
        max={1}
        step={0.01}
        value={weight}
        onChange={({target}) => onChange(Number(target.value))}
      />
      <span className={live.reading} aria-hidden="true">
        {weight.toFixed(2)}
      </span>
    </label>
  );
}

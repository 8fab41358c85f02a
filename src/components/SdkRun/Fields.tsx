import React, {useEffect, useRef, type ReactNode} from 'react';
import type {Field, Option, Values} from './trials';
import styles from './live.module.css';

/** Options that the creator lists, by field name. */
export type Options = Readonly<Record<string, readonly Option[]>>;

interface Props {
  /** Prefix of ids, unique on the page. */
  readonly id: string;
  readonly fields: readonly Field[];
  readonly options: Options;
  readonly values: Values;
  /** Called only with the final choice, not with each color or number on the way. */
  readonly onChoose: (name: string, value: string) => void;
}

/** The values of a sample as native form fields. */
export default function Fields({id, fields, options, values, onChoose}: Props): ReactNode {
  return (
    <div className={styles.fields}>
      {fields.map((field) => (
        <label key={field.name} htmlFor={`${id}-${field.name}`}>
          {field.label}
          {field.type === 'select' ? (
            <select
              id={`${id}-${field.name}`}
              value={values[field.name]}
              onChange={({target}) => onChoose(field.name, target.value)}
            >
              {optionsOf(field.options, options[field.name]).map(({value, label}) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ))}
            </select>
          ) : (
            <FinalInput id={`${id}-${field.name}`} field={field} onChoose={(value) => onChoose(field.name, value)} />
          )}
          {field.type === 'range' && <output>{values[field.name]}</output>}
        </label>
      ))}
    </div>
  );
}

function optionsOf(
  given: Extract<Field, {type: 'select'}>['options'],
  listed: readonly Option[] = [],
): readonly Option[] {
  if (typeof given === 'function') return [{value: '', label: 'As in the sample'}, ...listed];
  return given.map((value) => ({value, label: value}));
}

interface InputProps {
  readonly id: string;
  readonly field: Exclude<Field, {type: 'select'}>;
  readonly onChoose: (value: string) => void;
}

/** React's `onChange` fires for every intermediate value; the native event fires for the final one. */
function FinalInput({id, field, onChoose}: InputProps): ReactNode {
  const input = useRef<HTMLInputElement>(null);
  const choose = useRef(onChoose);
  choose.current = onChoose;
  useEffect(() => {
    const element = input.current!;
    const onChange = (): void => choose.current(element.value);
    element.addEventListener('change', onChange);
    return () => element.removeEventListener('change', onChange);
  }, []);
  const limits = field.type === 'range' ? {min: field.min, max: field.max} : {};
  return <input ref={input} id={id} type={field.type} defaultValue={field.initial} {...limits} />;
}

import FinalInput from '../CreatorDemo/live/FinalInput';
import type {Field, Option, Values} from './trials';

/** Options that the creator lists, by field name. */
export type Options = Readonly<Record<string, readonly Option[]>>;

interface Props {
  readonly fields: readonly Field[];
  readonly options: Options;
  readonly values: Values;
  /** Called only with the final choice, not with each color or number on the way. */
  readonly onChoose: (name: string, value: string) => void;
}

/** The values of a sample as native form fields. */
export default function Fields({fields, options, values, onChoose}: Props) {
  return (
    <div className="cluster">
      {fields.map((field) => (
        <label key={field.name} className="tool-bar">
          {field.label}
          {field.type === 'select' ? (
            <select
              className="text-field"
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
            <FinalInput
              value={values[field.name] ?? field.initial}
              onChoose={(value) => onChoose(field.name, value)}
              {...(field.type === 'range' ? {type: 'range', min: field.min, max: field.max} : {type: 'color'})}
            />
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

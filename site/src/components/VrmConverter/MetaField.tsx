import tool from '../glb-tool/styles.module.css';
import type {ChoiceField, TextField} from './meta-fields';

export interface Props {
  readonly id: string;
  readonly field: TextField | ChoiceField;
  readonly value: string;
  readonly problem: string | undefined;
  readonly onChange: (value: string) => void;
}

/** One question of the form, with its problem below it. */
export default function MetaField({id, field, value, problem, onChange}: Props) {
  const hint = 'hint' in field ? field.hint : undefined;
  const described = [hint && `${id}hint`, problem && `${id}problem`].filter(Boolean).join(' ');
  const isRequired = 'options' in field || field.required;
  const shared = {
    className: 'text-field',
    id,
    name: field.field,
    value,
    'aria-required': isRequired,
    'aria-invalid': problem !== undefined,
    'aria-describedby': described || undefined,
    onChange: ({currentTarget}: {readonly currentTarget: {readonly value: string}}) => onChange(currentTarget.value),
  };
  return (
    <div className={tool.choice}>
      <label htmlFor={id}>{field.label}</label>
      {'options' in field ? (
        <select {...shared}>
          <option value="">Select an option</option>
          {field.options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      ) : field.kind === 'lines' ? (
        <textarea {...shared} rows={2} />
      ) : (
        <input {...shared} type={field.kind === 'address' ? 'url' : 'text'} autoComplete="off" />
      )}
      {hint && (
        <p className="secondary" id={`${id}hint`}>
          {hint}
        </p>
      )}
      {problem !== undefined && (
        <p className="secondary bad" id={`${id}problem`}>
          {problem}
        </p>
      )}
    </div>
  );
}

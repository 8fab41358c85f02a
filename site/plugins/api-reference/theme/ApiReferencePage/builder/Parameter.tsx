import React, {type ReactNode} from 'react';
import type {ParameterField} from '../../../form';

interface Props {
  readonly id: string;
  readonly field: ParameterField;
  readonly value: unknown;
  readonly onChange: (value: unknown) => void;
}

export default function Parameter({id, field, value, onChange}: Props): ReactNode {
  const {place, name, required, type, values, check} = field;
  const text = String(value ?? '');
  const missing =
    place === 'path' ? 'Required. The request isn’t sent without it.' : 'Required. The samples leave it out.';
  const problem = text === '' ? required && missing : checked(text, check);
  const common = {
    id,
    className: 'text-field',
    required: place === 'path',
    'aria-invalid': problem ? true : undefined,
    'aria-describedby': problem ? `${id}-problem` : undefined,
  };
  return (
    <div className="api-fill-field">
      <label className="field-head" htmlFor={id}>
        <code>{name}</code> <span className="api-type">{type}</span>
        {required && (
          <span className="api-badge" data-kind="required">
            required
          </span>
        )}
      </label>
      {values ? (
        <select
          {...common}
          value={values.indexOf(value)}
          onChange={({target}) => onChange(values[Number(target.value)])}
        >
          {!required && <option value={-1}>Not set</option>}
          {values.map((item, index) => (
            <option key={String(item)} value={index}>
              {String(item)}
            </option>
          ))}
        </select>
      ) : (
        <input
          {...common}
          type="text"
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          value={text}
          onChange={({target}) => onChange(target.value || undefined)}
        />
      )}
      <p className="bad" id={`${id}-problem`} aria-live="polite">
        {problem}
      </p>
    </div>
  );
}

function checked(text: string, check: ParameterField['check']): string | undefined {
  return !check || new RegExp(check.pattern, 'u').test(text) ? undefined : check.problem;
}

import React, {type ReactNode} from 'react';
import {problemOf} from '../../../form/check';
import {resolve, type Field, type NamedFields} from '../../../form/field';
import {initialValue, optionOf, ownValue, withFields} from '../../../form/values';
import FieldRow, {Named, type FieldProps} from './FieldRow';

type CompositeField = Extract<Field, {kind: 'object' | 'choice'}>;

/** An object, or one of several shapes: what it is, then the fields it has. */
export default function Composite({
  field,
  ...props
}: Omit<FieldProps, 'field'> & {readonly field: CompositeField}): ReactNode {
  const {id, label, required, named, value, onChange} = props;
  const options = field.kind === 'choice' ? field.options : [{label: 'Given', field}];
  const chosen = value === undefined || value === null ? -1 : Math.max(0, optionOf(options, value, named));
  const always = field.kind === 'object' && required && !field.nullable && value !== undefined;
  const current = options[chosen];
  const problem = problemOf(field, value, required, named);
  const choose = (choice: string): void => {
    const option = options[Number(choice)];
    onChange(choice === '' ? undefined : choice === 'null' || !option ? null : initialValue(option.field, named));
  };
  return (
    <fieldset className="api-fill-group">
      <legend>
        {label}{' '}
        {required && (
          <span className="api-badge" data-kind="required">
            required
          </span>
        )}
      </legend>
      {!always && (
        <select
          id={id}
          aria-label="What it holds"
          aria-describedby={problem === undefined ? undefined : `${id}-problem`}
          value={value === null ? 'null' : chosen < 0 ? '' : String(chosen)}
          onChange={({target}) => choose(target.value)}
        >
          {(!required || value === undefined) && <option value="">{required ? 'Choose a shape' : 'Not set'}</option>}
          {field.nullable && <option value="null">null</option>}
          {options.map((option, index) => (
            <option key={option.label} value={index}>
              {option.label}
            </option>
          ))}
        </select>
      )}
      <p className="api-fill-problem" id={`${id}-problem`} aria-live="polite">
        {problem}
      </p>
      {current && <Inside id={`${id}-${chosen}`} field={current.field} {...{named, value, onChange}} />}
    </fieldset>
  );
}

type InsideProps = Pick<FieldProps, 'id' | 'field' | 'named' | 'value' | 'onChange'>;

/** What a chosen shape holds. */
function Inside({id, field, named, value, onChange}: InsideProps): ReactNode {
  const target = resolve(field, named);
  if (target.kind === 'const') {
    return null;
  }
  if (target.kind !== 'object') {
    return <FieldRow {...{id, named, value, onChange}} label="Value" field={target} required />;
  }
  const change = (name: string, next: unknown): void =>
    onChange(withFields(target.fields, (entry) => (entry.name === name ? next : ownValue(value, entry.name))));
  return target.fields.map((entry) => (
    <FieldRow
      key={entry.name}
      id={`${id}-${entry.name}`}
      label={<Named name={entry.name} />}
      field={entry.field}
      required={entry.required}
      named={named satisfies NamedFields}
      value={ownValue(value, entry.name)}
      onChange={(next) => change(entry.name, next)}
    />
  ));
}

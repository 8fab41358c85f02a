import React, {type ReactNode} from 'react';
import {problemOf} from '../../../form/check';
import {resolve, type Field, type NamedFields} from '../../../form/field';
import {initialValue, optionOf, ownValue, withFields} from '../../../form/values';
import Control from './Control';

export interface FieldProps {
  /** `id` of the control. */
  readonly id: string;
  readonly label: ReactNode;
  readonly field: Field;
  readonly required: boolean;
  readonly named: NamedFields;
  readonly value: unknown;
  readonly onChange: (value: unknown) => void;
}

/** A field's name as shown in labels. */
export function Named({name}: {readonly name: string}): ReactNode {
  return <code>{name}</code>;
}

const requiredBadge = (
  <span className="api-badge" data-kind="required">
    required
  </span>
);

/** One value with its label, control and problem. */
export default function FieldRow(props: FieldProps): ReactNode {
  const {id, label, required, named, value, onChange} = props;
  const field = resolve(props.field, named);
  if (field.kind === 'object' || field.kind === 'choice') {
    return <Composite {...props} field={field} />;
  }
  if (field.kind === 'const') {
    return required ? null : (
      <Composite {...props} field={{kind: 'choice', options: [{label: String(field.value), field}]}} />
    );
  }
  const problem = problemOf(field, value, required, named);
  const messageId = `${id}-problem`;
  return (
    <div className="api-fill-field">
      <label className="field-head" htmlFor={id}>
        {label} <span className="api-type">{typeName(field)}</span>
        {required && requiredBadge}
      </label>
      <Control
        {...{id, field, required, value, onChange}}
        describedBy={problem === undefined ? undefined : messageId}
        invalid={problem !== undefined}
      />
      <p className="api-fill-problem" id={messageId} aria-live="polite">
        {problem}
      </p>
    </div>
  );
}

function typeName(field: Field): string {
  switch (field.kind) {
    case 'text':
      return field.format ?? 'string';
    case 'number':
      return field.integer ? 'integer' : 'number';
    case 'json':
      return field.holds === 'value' ? 'JSON' : `${field.holds} as JSON`;
    case 'enum':
      return 'one of';
    default:
      return field.kind;
  }
}

type CompositeField = Extract<Field, {kind: 'object' | 'choice'}>;

/** An object, or one of several options: a selection of the option, then its fields. */
function Composite({field, ...props}: Omit<FieldProps, 'field'> & {readonly field: CompositeField}): ReactNode {
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
        {label} {required && requiredBadge}
      </legend>
      {!always && (
        <select
          id={id}
          className="text-field"
          aria-label="Type of the value"
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

/** The fields of the selected option. */
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
      named={named}
      value={ownValue(value, entry.name)}
      onChange={(next) => change(entry.name, next)}
    />
  ));
}

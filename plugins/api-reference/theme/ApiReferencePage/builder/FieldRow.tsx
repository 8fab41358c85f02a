import React, {type ReactNode} from 'react';
import {problemOf} from '../../../form/check';
import {resolve, type Field, type NamedFields} from '../../../form/field';
import Composite from './Composite';
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

/** A field's name as labels show it. */
export function Named({name}: {readonly name: string}): ReactNode {
  return <code>{name}</code>;
}

/** One value with its label, its control and what is wrong with it. */
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
      <label className="api-fill-label" htmlFor={id}>
        {label} <span className="api-type">{typeName(field)}</span>
        {required && (
          <span className="api-badge" data-kind="required">
            required
          </span>
        )}
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

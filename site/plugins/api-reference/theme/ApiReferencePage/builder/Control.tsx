import React, {useState, type ReactNode} from 'react';
import {readNumber} from '../../../form/check';
import type {Field} from '../../../form/field';

interface Props {
  readonly id: string;
  readonly field: Field;
  readonly required: boolean;
  readonly value: unknown;
  readonly onChange: (value: unknown) => void;
  readonly describedBy: string | undefined;
  readonly invalid: boolean;
}

/** The control for a plain value. */
export default function Control(props: Props): ReactNode {
  switch (props.field.kind) {
    case 'enum':
      return <Choice {...props} values={props.field.values} />;
    case 'boolean':
      return <Choice {...props} values={[true, false]} />;
    case 'json':
      return <JsonText {...props} />;
    default:
      return <TextLine {...props} />;
  }
}

const common = ({id, describedBy, invalid}: Props) => ({
  id,
  className: 'text-field',
  'aria-describedby': describedBy,
  'aria-invalid': invalid || undefined,
});

function Choice({values, ...props}: Props & {readonly values: readonly unknown[]}): ReactNode {
  const {required, value, onChange} = props;
  const index = values.indexOf(value);
  return (
    <select
      {...common(props)}
      value={index < 0 ? '' : String(index)}
      onChange={({target}) => onChange(target.value === '' ? undefined : values[Number(target.value)])}
    >
      {(!required || index < 0) && <option value="">{required ? 'Choose a value' : 'Not set'}</option>}
      {values.map((item, position) => (
        <option key={String(item)} value={position}>
          {String(item)}
        </option>
      ))}
    </select>
  );
}

function TextLine(props: Props): ReactNode {
  const {field, value, onChange} = props;
  const isNumber = field.kind === 'number';
  // Intermediate input such as "-" or "1." may not be a number yet, or be one in another notation.
  const [typed, setTyped] = useState(textOf(value));
  const shown = isNumber && readNumber(typed) === value ? typed : textOf(value);
  return (
    <input
      {...common(props)}
      type="text"
      inputMode={isNumber ? 'decimal' : undefined}
      autoComplete="off"
      autoCapitalize="off"
      spellCheck={false}
      value={shown}
      onChange={({target}) => {
        setTyped(target.value);
        onChange(target.value === '' ? undefined : isNumber ? readNumber(target.value) : target.value);
      }}
    />
  );
}

function textOf(value: unknown): string {
  return value === undefined ? '' : String(value);
}

/** Text stays as typed; the value follows whenever it is valid JSON. */
function JsonText(props: Props): ReactNode {
  const {id, value, onChange} = props;
  const [text, setText] = useState(() => (value === undefined ? '' : JSON.stringify(value, null, 2)));
  const [fault, setFault] = useState(false);
  const type = (next: string): void => {
    setText(next);
    try {
      onChange(next.trim() === '' ? undefined : JSON.parse(next));
      setFault(false);
    } catch {
      setFault(true);
    }
  };
  return (
    <>
      <textarea
        {...common(props)}
        aria-invalid={fault || props.invalid || undefined}
        aria-describedby={fault ? `${id}-fault` : props.describedBy}
        rows={Math.min(8, Math.max(2, text.split('\n').length))}
        autoCapitalize="off"
        spellCheck={false}
        value={text}
        onChange={({target}) => type(target.value)}
      />
      <p className="api-fill-problem" id={`${id}-fault`} aria-live="polite">
        {fault && 'Not JSON yet. The samples keep the last value that was.'}
      </p>
    </>
  );
}

import {useEffect, useId, useRef, useState, type FormEvent, type ReactNode} from 'react';
import type {VrmMeta} from '@avaturn-docs/avatar-glb/vrm/meta';
import tool from '../glb-tool/styles.module.css';
import MetaField from './MetaField';
import {
  choiceFields,
  flagFields,
  metaOfAnswers,
  optionalFields,
  problemsOf,
  strictestAnswers,
  textFields,
  type MetaAnswers,
} from './meta-fields';

export interface Props {
  /** Complete answers that the reader can change. Without them, the form is empty. */
  readonly start: MetaAnswers | undefined;
  readonly isBusy: boolean;
  readonly onSubmit: (meta: VrmMeta) => void;
  /** More settings of the conversion, before the button. */
  readonly children: ReactNode;
}

/** Asks for the license and permissions of a VRM. It takes the focus, because the reader continues here. */
export default function MetaForm({start, isBusy, onSubmit, children}: Props) {
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const [answers, setAnswers] = useState<MetaAnswers>(start ?? {});
  const [problems, setProblems] = useState<ReturnType<typeof problemsOf>>(new Map());
  const [showsMore, setShowsMore] = useState(false);

  useEffect(() => {
    // The chosen file stays visible above the form.
    form.current?.focus({preventScroll: true});
  }, [start]);

  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const found = problemsOf(answers);
    setProblems(found);
    if (found.size === 0) {
      onSubmit(metaOfAnswers(answers) as VrmMeta);
      return;
    }
    const hidden = optionalFields.some(({field}) => found.has(field));
    setShowsMore((shown) => shown || hidden);
    const first = [...textFields, ...choiceFields, ...optionalFields].find(({field}) => found.has(field))!;
    requestAnimationFrame(() => (form.current?.elements.namedItem(first.field) as HTMLElement | null)?.focus());
  };
  const change = (next: MetaAnswers): void => {
    setAnswers(next);
    // A fixed field loses its problem immediately. New problems appear only on the next attempt.
    const left = problemsOf(next);
    setProblems(new Map([...problems].filter(([key]) => left.has(key))));
  };
  const show = (field: (typeof textFields)[number] | (typeof choiceFields)[number]) => (
    <MetaField
      key={field.field}
      id={`${id}${field.field}`}
      field={field}
      value={answers[field.field] ?? ''}
      problem={problems.get(field.field)}
      onChange={(value) => change({...answers, [field.field]: value})}
    />
  );

  return (
    <form ref={form} tabIndex={-1} onSubmit={submit} noValidate aria-label="License and permissions">
      <div className={tool.fields}>{textFields.map(show)}</div>
      <fieldset className={tool.fields}>
        <legend>Who may use it</legend>
        <p className="cluster wide">
          <button
            type="button"
            className="quiet-button large"
            onClick={() => change({...answers, ...strictestAnswers})}
          >
            Use the strictest terms
          </button>
          <span className="secondary">These are VRM 1.0’s defaults, which you can change.</span>
        </p>
        {choiceFields.map(show)}
      </fieldset>
      <fieldset className={tool.fields}>
        <legend>What is allowed</legend>
        {flagFields.map(({field, label}) => (
          <label key={field} className="cluster">
            <input
              type="checkbox"
              name={field}
              checked={answers[field] === 'true'}
              onChange={({currentTarget}) => change({...answers, [field]: String(currentTarget.checked)})}
            />
            {label}
          </label>
        ))}
      </fieldset>
      <details className="fold" open={showsMore} onToggle={({currentTarget}) => setShowsMore(currentTarget.open)}>
        <summary>More about the avatar (optional)</summary>
        <div className={tool.fields}>{optionalFields.map(show)}</div>
      </details>
      {children}
      <p role="alert" className="secondary bad">
        {problems.size > 0 && `Fix ${problems.size} ${problems.size === 1 ? 'field' : 'fields'} above.`}
      </p>
      <button type="submit" className="main-button" disabled={isBusy}>
        Convert to VRM
      </button>
    </form>
  );
}

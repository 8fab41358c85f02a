import {useEffect, useId, useRef, type FormEvent, type MouseEvent, type ReactNode} from 'react';
import {metaProblems, vrmLicenseUrl, type VrmMeta} from '@avaturn-docs/avatar-glb/vrm/meta';
import tool from '../glb-tool/styles.module.css';
import {choiceFields, flagFields, metaOf, optionalFields, textFields, type TextField} from './meta-fields';

export interface Props {
  /** Complete answers that the reader can change. Without them, the form is empty. */
  readonly start: VrmMeta | undefined;
  readonly isBusy: boolean;
  readonly onSubmit: (meta: VrmMeta) => void;
  /** More settings of the conversion, before the button. */
  readonly children: ReactNode;
}

/** Asks for the license and permissions of a VRM. It takes the focus, because the reader continues here. */
export default function MetaForm({start, isBusy, onSubmit, children}: Props) {
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    // The chosen file stays visible above the form.
    form.current?.focus({preventScroll: true});
  }, [start]);

  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const meta = metaOf(new FormData(event.currentTarget));
    const [problem] = metaProblems(meta);
    if (!problem) return onSubmit(meta as VrmMeta);
    // The browser has checked everything but a text of spaces.
    const field = event.currentTarget.elements.namedItem(problem.field) as HTMLInputElement;
    field.setCustomValidity(`This field ${problem.demand}.`);
    field.reportValidity();
  };
  const useStrictest = ({currentTarget}: MouseEvent<HTMLButtonElement>): void => {
    const fields = currentTarget.form!.elements;
    for (const {field, options} of choiceFields) {
      (fields.namedItem(field) as HTMLSelectElement).value = Object.keys(options)[0]!;
    }
    for (const {field} of flagFields) (fields.namedItem(field) as HTMLInputElement).checked = false;
  };
  const textField = ({field, label, kind}: TextField) => {
    const shared = {
      className: 'text-field',
      id: `${id}${field}`,
      name: field,
      defaultValue: [start?.[field] ?? []].flat().join('\n'),
      required: textFields.some((one) => one.field === field),
      onInput: ({currentTarget}: FormEvent<HTMLInputElement | HTMLTextAreaElement>) =>
        currentTarget.setCustomValidity(''),
    };
    return (
      <div key={field} className={tool.choice}>
        <label htmlFor={`${id}${field}`}>{label}</label>
        {kind === 'lines' ? (
          <textarea {...shared} rows={2} />
        ) : (
          <input
            {...shared}
            {...(kind === 'url' && {type: 'url', pattern: 'https?://.*', title: 'It begins with https:// or http://.'})}
            autoComplete="off"
          />
        )}
      </div>
    );
  };

  return (
    <form ref={form} tabIndex={-1} onSubmit={submit} aria-label="License and permissions">
      <div className={tool.fields}>{textFields.map(textField)}</div>
      <p className="secondary">
        The license is {vrmLicenseUrl}, the only one that VRM 1.0 accepts. You can add the URL of another one below.
      </p>
      <fieldset className={tool.fields}>
        <legend>Who may use it</legend>
        <p className="cluster wide">
          <button type="button" className="quiet-button large" onClick={useStrictest}>
            Use the strictest terms
          </button>
          <span className="secondary">These are VRM 1.0’s defaults, which you can change.</span>
        </p>
        {choiceFields.map(({field, label, options}) => (
          <div key={field} className={tool.choice}>
            <label htmlFor={`${id}${field}`}>{label}</label>
            <select className="text-field" id={`${id}${field}`} name={field} defaultValue={start?.[field]} required>
              <option value="">Select an option</option>
              {Object.entries(options).map(([value, text]) => (
                <option key={value} value={value}>
                  {text}
                </option>
              ))}
            </select>
          </div>
        ))}
      </fieldset>
      <fieldset className={tool.fields}>
        <legend>What is allowed</legend>
        {flagFields.map(({field, label}) => (
          <label key={field} className="cluster">
            <input type="checkbox" name={field} defaultChecked={start?.[field]} />
            {label}
          </label>
        ))}
      </fieldset>
      {/* The browser moves the focus to an invalid field only if it is visible. */}
      <details className="fold" onInvalidCapture={({currentTarget}) => (currentTarget.open = true)}>
        <summary>More about the avatar (optional)</summary>
        <div className={tool.fields}>{optionalFields.map(textField)}</div>
      </details>
      {children}
      <button type="submit" className="main-button" disabled={isBusy}>
        Convert to VRM
      </button>
    </form>
  );
}

import {toolCommand, tools} from '../../../../../data/tools';
import {flow} from '../../../flow';
import type {FormData} from '../../../form';
import {languages, writeSample} from '../../../samples';
import type {RequestValues} from '../../../samples/request';
import type {Requests} from '../enhance/environment';
import {coloredLines} from '@site/src/color-code';

export interface Choice {
  readonly language: string;
  readonly server: string;
}

/** The samples of the page. Until the reader chooses or enters something else, they have the HTML of the page. */
export function openSamples(root: HTMLElement, data: FormData, filled: Requests['filled']) {
  const samples = [...root.querySelectorAll<HTMLElement>('[data-sample]')];
  const first = (choice: keyof Choice) =>
    root.querySelector<HTMLOptionElement>(`button[data-choice=${choice}], [data-choice=${choice}] option`)?.value ?? '';
  const initial: Choice = {language: first('language'), server: first('server')};
  const original = samples.map(
    (sample) => [sample, sample.querySelector('code')?.innerHTML ?? '', nameOf(sample)] as const,
  );
  let chosen = initial;

  const draw = (sample: HTMLElement, html: string, name: string): void => {
    const {sample: operation = '', part} = sample.dataset;
    const values = part === 'upload' ? undefined : filled.get(part ?? operation);
    if (values || chosen.language !== initial.language || chosen.server !== initial.server) {
      return drawSample(sample, data, {...chosen, values});
    }
    const code = sample.querySelector('code');
    if (code && code.innerHTML !== html) {
      code.innerHTML = html;
      nameSample(sample, name);
    }
    sample.closest('[data-request]')?.removeAttribute('data-filled');
  };
  const choose = (choice: Partial<Choice>): void => {
    chosen = {...chosen, ...choice};
    for (const entry of original) {
      markChoice(entry[0], chosen);
      draw(...entry);
    }
  };
  return {
    choose,
    draw(operation: string) {
      original
        .filter(([{dataset}]) => dataset['sample'] === operation && !dataset['part'])
        .forEach((entry) => draw(...entry));
    },
    showFlow(operation: string, values: RequestValues) {
      filled.set('flow', values);
      for (const entry of original.filter(([{dataset}]) => dataset['part'] === 'flow')) {
        entry[0].dataset['sample'] = operation;
        draw(...entry);
      }
    },
    restore() {
      filled.clear();
      samples.forEach(({dataset}) => dataset['part'] === 'flow' && (dataset['sample'] = flow[0]?.operation));
      choose(initial);
    },
  };
}

/** Marks the language and the server in the controls of a sample. The list of languages shows its name for one that has a button. */
function markChoice(sample: HTMLElement, chosen: Choice): void {
  for (const control of sample.querySelectorAll<HTMLButtonElement | HTMLSelectElement>('[data-choice]')) {
    const value = chosen[control.dataset['choice'] as keyof Choice];
    if (control instanceof HTMLButtonElement) control.setAttribute('aria-pressed', String(control.value === value));
    else control.value = [...control.options].some((option) => option.value === value) ? value : '';
  }
}

function nameOf(sample: HTMLElement): string {
  return sample.querySelector('pre')?.getAttribute('aria-label') ?? '';
}

/** Sets the accessible name of a sample, and what it needs to run below it. */
function nameSample(sample: HTMLElement, name: string, note = ''): void {
  sample.querySelector('pre')?.setAttribute('aria-label', name);
  const [copy, label] = sample.querySelectorAll('.api-copy .visually-hidden, .api-code-label');
  if (label && copy) {
    label.textContent = note;
    copy.textContent = ` ${name}`;
  }
}

/** Rewrites a sample of the page, and marks the lines that differ from the example's. */
export function drawSample(
  sample: HTMLElement,
  data: FormData,
  {language: value, server, values}: Choice & {readonly values?: RequestValues | undefined},
): void {
  const {sample: operation = '', part} = sample.dataset;
  const form = data[operation];
  const request = part === 'upload' ? form?.upload : form;
  const language = languages.find((entry) => entry.value === value);
  const code = sample.querySelector('code');
  if (!request || !language || !code) {
    return;
  }
  const shape = {...request.shape, server: request.shape.server && (server || request.shape.server)};
  const text = writeSample(language, shape, values ?? request.values);
  const example = values && new Set(writeSample(language, shape, request.values).split('\n'));
  code.className = `language-${language.highlight}`;
  const lines = coloredLines(text, value);
  code.innerHTML = text
    .split('\n')
    .map((line, index) => {
      const html = `${lines[index]}${index < lines.length - 1 ? '\n' : ''}`;
      return example?.has(line) === false ? `<mark>${html}</mark>` : html;
    })
    .join('');
  const isLocal = shape.server !== request.shape.server;
  nameSample(sample, language.needs, isLocal ? language.needs + localNote() : value === 'curl' ? '' : language.needs);
  sample.closest('[data-request]')?.toggleAttribute('data-filled', values !== undefined);
}

/** How to use a sample with the simulator on the reader's computer. */
function localNote(): string {
  const simulator = tools.find(({name}) => name === 'avaturn-simulator')!;
  return `. Start: ${toolCommand(simulator, window.location.origin)}. Set AVATURN_API_TOKEN=simulator-token, and replace the ids with those in its responses.`;
}

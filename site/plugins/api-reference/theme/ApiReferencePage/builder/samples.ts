import {toolCommand, tools} from '../../../../../data/tools';
import type {FormData} from '../../../form';
import {languages, writeSample} from '../../../samples';
import type {RequestValues} from '../../../samples/request';
import type {Requests} from '../enhance/environment';
import {colorParts} from './color';

/** The language and the server of all samples. */
export interface Choice {
  readonly language: string;
  readonly server: string;
}

/** The samples of the page. Until the reader chooses or enters something else, they have the HTML of the page. */
export function openSamples(root: HTMLElement, data: FormData, filled: Requests['filled']) {
  const samples = [...root.querySelectorAll<HTMLElement>('[data-sample]')];
  const choices = (within: ParentNode) => [...within.querySelectorAll<HTMLSelectElement>('[data-choice]')];
  const first = (choice: keyof Choice) =>
    root.querySelector<HTMLOptionElement>(`[data-choice=${choice}] option`)?.value ?? '';
  const initial: Choice = {language: first('language'), server: first('server')};
  const original = samples.map(
    (sample) => [sample, sample.querySelector('code')?.innerHTML ?? '', nameOf(sample)] as const,
  );
  let chosen = initial;

  const draw = (sample: HTMLElement, html: string, name: string): void => {
    const {sample: operation = '', part} = sample.dataset;
    const values = part === undefined ? filled.get(operation) : undefined;
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
      for (const select of choices(entry[0])) {
        select.value = chosen[select.dataset['choice'] as keyof Choice];
      }
      try {
        draw(...entry);
      } catch {
        // The form shows which value can't be sent; the sample stays as it was.
      }
    }
  };
  return {
    choose,
    /**
     * Redraws the sample of an operation with the values of its form.
     * @throws Error with a message for the reader if a value can't be sent
     */
    draw(operation: string) {
      original
        .filter(([{dataset}]) => dataset['sample'] === operation && !dataset['part'])
        .forEach((entry) => draw(...entry));
    },
    restore() {
      filled.clear();
      choose(initial);
    },
  };
}

function nameOf(sample: HTMLElement): string {
  return sample.querySelector('pre')?.getAttribute('aria-label') ?? '';
}

/** Sets the visible and the accessible name of a sample. Only the visible one has the note. */
function nameSample(sample: HTMLElement, name: string, note = ''): void {
  sample.querySelector('pre')?.setAttribute('aria-label', name);
  const [label, copy] = sample.querySelectorAll('.api-code-label, .api-copy .visually-hidden');
  if (label && copy) {
    label.textContent = name + note;
    copy.textContent = ` ${name}`;
  }
}

/**
 * Rewrites a sample of the page, and marks the lines that differ from the example's.
 * @param values from the form; without them, the sample has the example's
 * @throws Error with a message for the reader if a value can't be sent
 */
export function drawSample(
  sample: HTMLElement,
  {operations}: FormData,
  {language: value, server, values}: Choice & {readonly values?: RequestValues | undefined},
): void {
  const {sample: operation = '', part} = sample.dataset;
  const form = operations[operation];
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
  const lines = colored(text, value);
  code.innerHTML = text
    .split('\n')
    .map((line, index) => {
      const html = `${lines[index]}${index < lines.length - 1 ? '\n' : ''}`;
      return example?.has(line) === false ? `<mark>${html}</mark>` : html;
    })
    .join('');
  nameSample(sample, language.needs, shape.server === request.shape.server ? '' : localNote());
  sample.closest('[data-request]')?.toggleAttribute('data-filled', values !== undefined);
}

/** How to use a sample with the simulator on the reader's computer. */
function localNote(): string {
  const simulator = tools.find(({name}) => name === 'avaturn-simulator')!;
  return `. Start: ${toolCommand(simulator, window.location.origin)}. Set AVATURN_API_TOKEN=simulator-token, and replace the ids with those in its responses.`;
}

/** The lines of a sample as HTML with their colors. */
function colored(code: string, language: string): string[] {
  return colorParts(code, language)
    .map(({role, text}) => {
      const pieces = escapeHtml(text).split('\n');
      return (role === '' ? pieces : pieces.map((piece) => `<span class="${role}">${piece}</span>`)).join('\n');
    })
    .join('')
    .split('\n');
}

function escapeHtml(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;');
}

import {toolCommand, tools} from '../../../../data/tools';
import type {FormData} from '../../form';
import {languages, writeSample} from '../../samples';
import type {RequestValues} from '../../samples/request';
import {coloredLines} from '@site/src/color-code';

export interface Choice {
  readonly language: string;
  readonly server: string;
}

/** The samples of the page, in the chosen language for the chosen server, with the values that are filled in. */
export function openSamples(root: HTMLElement, data: FormData, filled: ReadonlyMap<string, RequestValues>) {
  const samples = [...root.querySelectorAll<HTMLElement>('[data-sample]')];
  const initial: Choice = {language: languages[0].value, server: Object.values(data)[0]!.shape.server};
  let chosen = initial;

  const draw = (sample: HTMLElement): void => {
    const {sample: operation = '', part} = sample.dataset;
    const form = data[operation]!;
    const {shape, values: example} = (part === 'upload' && form.upload) || form;
    const language = languages.find(({value}) => value === chosen.language)!;
    const code = sample.querySelector('code')!;
    const values = filled.get(part ?? operation);
    const server = shape.server && chosen.server;
    const write = (shown: RequestValues) => writeSample(language, {...shape, server}, shown);
    const text = write(values ?? example);
    // Lines that differ from the example are marked.
    const known = values && new Set(write(example).split('\n'));
    const lines = coloredLines(text, language.value);
    code.className = `language-${language.highlight}`;
    code.innerHTML = text
      .split('\n')
      .map((line, index) => {
        const html = `${lines[index]}${index < lines.length - 1 ? '\n' : ''}`;
        return known?.has(line) === false ? `<mark>${html}</mark>` : html;
      })
      .join('');
    sample.closest('[data-request]')?.toggleAttribute('data-filled', values !== undefined);
    const {needs} = language;
    sample.querySelector('pre')!.setAttribute('aria-label', needs);
    sample.querySelector('.api-copy .visually-hidden')!.textContent = ` ${needs}`;
    const note = server === shape.server ? '' : localNote();
    sample.querySelector('.api-code-label')!.textContent = note || language !== languages[0] ? needs + note : '';
  };
  return {
    /** Redraws all samples; without a choice, in the language and for the server of the page's HTML. */
    choose(choice: Partial<Choice> = initial) {
      chosen = {...chosen, ...choice};
      for (const sample of samples) {
        markChoice(sample, chosen);
        draw(sample);
      }
    },
    /** Redraws the sample of an operation, or the one of the flow. */
    draw(name: string) {
      samples.filter(({dataset}) => (dataset['part'] ?? dataset['sample']) === name).forEach(draw);
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

/** How to use a sample with the simulator on the reader's computer. */
function localNote(): string {
  const simulator = tools.find(({name}) => name === 'avaturn-simulator')!;
  return `. Start: ${toolCommand(simulator, window.location.origin)}. Set AVATURN_API_TOKEN=simulator-token, and replace the ids with those in its responses.`;
}

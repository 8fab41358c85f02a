import type {FormData} from '../../../form';
import {nameSample, type Requests, type Environment} from './environment';

/** Name of the language in the page's URL. */
const queryKey = 'language';

type Writer = readonly [builder: typeof import('../builder'), data: FormData];

/**
 * Draws the samples in the language and for the server that the reader chooses. Both apply to all samples. The language
 * is stored, read from the URL if it is there, and written to it. The page's HTML has only the first language: the code and
 * the data for the others load when the reader chooses one.
 */
export function enhanceSamples(root: HTMLElement, environment: Environment, requests: Requests): () => void {
  const {history, storage, announce} = environment;
  const samples = [...root.querySelectorAll<HTMLElement>('[data-sample]')];
  const [first] = samples;
  const languages = [...(first?.querySelectorAll<HTMLOptionElement>('[data-choice=language] option') ?? [])];
  const servers = [...(first?.querySelectorAll<HTMLOptionElement>('[data-choice=server] option') ?? [])];
  const initial = {language: languages[0]?.value ?? '', server: servers[0]?.value ?? ''};
  const sent = new Map(samples.map((sample) => [sample, codeOf(sample)?.innerHTML ?? '']));
  const sentName = first?.querySelector('.api-code-label')?.textContent ?? '';
  let chosen = initial;
  let writer: Writer | undefined;
  let gone = false;

  const restore = (sample: HTMLElement) => {
    const code = codeOf(sample);
    if (code && code.innerHTML !== sent.get(sample)) {
      code.innerHTML = sent.get(sample) ?? '';
      nameSample(sample, sentName);
    }
    sample.closest('[data-request]')?.removeAttribute('data-filled');
  };
  const draw = (sample: HTMLElement) => {
    const {sample: operation = '', part} = sample.dataset;
    const values = part === undefined ? requests.filled.get(operation) : undefined;
    if (!values && chosen === initial) {
      restore(sample);
    } else {
      const [builder, data] = writer!;
      builder.drawSample(sample, data, {...chosen, values});
    }
  };
  const {load} = requests;
  requests.load = async () => (writer = await load());
  requests.draw = (operation) =>
    samples.filter(({dataset}) => dataset['sample'] === operation && dataset['part'] === undefined).forEach(draw);
  const show = async (changes: Partial<typeof initial>): Promise<void> => {
    const next = {...chosen, ...changes};
    const isInitial = next.language === initial.language && next.server === initial.server;
    chosen = isInitial ? initial : next;
    try {
      if (!isInitial) await requests.load();
    } catch {
      chosen = initial;
      announce('The samples did not load');
    }
    if (gone) return;
    for (const sample of samples) {
      for (const select of choicesOf(sample)) {
        select.value = chosen[select.dataset['choice'] as keyof typeof chosen];
      }
      try {
        draw(sample);
      } catch {
        // The form shows which value can't be sent; the sample stays as it was.
      }
    }
  };
  const choose = (...wanted: (string | null)[]) => {
    const language = wanted.find((value) => languages.some((option) => option.value === value));
    if (language) void show({language});
  };
  choose(new URLSearchParams(history.location.search).get(queryKey), storage.get());

  const onChange = (event: Event) => {
    const select = event.target as HTMLSelectElement;
    const choice = select.dataset['choice'];
    const before = select.getBoundingClientRect().top;
    if (choice === 'language') {
      storage.set(select.value);
      const query = new URLSearchParams(history.location.search);
      query.set(queryKey, select.value);
      const {pathname, hash} = history.location;
      history.replace({pathname, search: `?${query.toString()}`, hash});
    }
    if (choice === 'language' || choice === 'server') {
      // Samples above also change their height, but what the reader looks at must not move.
      void show({[choice]: select.value}).then(() => window.scrollBy(0, select.getBoundingClientRect().top - before));
    }
  };
  root.addEventListener('change', onChange);
  const stopListening = storage.listen(({newValue}) => choose(newValue));
  return () => {
    gone = true;
    stopListening();
    root.removeEventListener('change', onChange);
    samples.forEach(restore);
  };
}

function codeOf(sample: HTMLElement): HTMLElement | null {
  return sample.querySelector('code');
}

function choicesOf(sample: HTMLElement): NodeListOf<HTMLSelectElement> {
  return sample.querySelectorAll('[data-choice]');
}

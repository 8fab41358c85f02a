import type {FormData} from '../../../form';
import type {Editor} from '../builder/editor';
import {closestTarget, loadInto, once, type Environment, type Requests} from './environment';

/** Prefix of a fragment with values; `form/link.ts` parses the rest. */
const linkPrefix = '#fill=';

/**
 * Languages and servers of the samples, and the forms. The page's HTML has only the first language. The code and the data for
 * the rest load when the reader chooses one, opens a form, or follows a link with values.
 */
export function enhanceRequests(root: HTMLElement, environment: Environment): Requests {
  const {history, storage, announce, formsUrl, signal} = environment;
  const filled: Requests['filled'] = new Map();
  let editor: Editor | undefined;

  const forms = once(async () => fetchForms(formsUrl));
  const load = once(async () => {
    const [{openEditor}, data] = await Promise.all([import('../builder/editor'), forms()]);
    return (editor = openEditor(root, environment, {data, filled}));
  });
  const languages = [
    ...root.querySelectorAll<HTMLButtonElement | HTMLOptionElement>('.api-languages :is(button, option)'),
  ]
    .map(({value}) => value)
    .filter(Boolean);
  let current = languages[0];
  const use = (act: (editor: Editor) => void, what: string): void => {
    load().then(
      (loaded) => signal.aborted || act(loaded),
      () => {
        current = languages[0];
        root.querySelectorAll<HTMLSelectElement>('select[data-choice]').forEach((select) => (select.selectedIndex = 0));
        announce(`The ${what} did not load`);
      },
    );
  };
  const chooseLanguage = (...wanted: (string | null)[]): void => {
    const language = wanted.find((value) => value !== null && languages.includes(value));
    if (language && language !== current) {
      current = language;
      use((loaded) => loaded.choose({language}), 'samples');
    }
  };

  const onChoose = (event: Event): void => {
    const control = closestTarget<HTMLButtonElement | HTMLSelectElement>(event, '[data-choice]');
    // A list is chosen from by its change, and its first entry is its name.
    if (!control?.value || (control instanceof HTMLSelectElement && event.type === 'click')) return;
    if (control.dataset['choice'] === 'language') current = control.value;
    use((loaded) => loaded.pick(control), 'samples');
  };
  const onClick = (event: Event): void => {
    onChoose(event);
    const request = closestTarget(event, '[data-fill]')?.closest<HTMLElement>('[data-request]');
    const panel = request?.querySelector<HTMLElement>('.api-fill-panel');
    if (!request || !panel) return;
    const operation = request.dataset['request'] ?? '';
    if (editor) return editor.toggle(operation);
    loadInto(panel, ['form', 'Edit values'], load(), (loaded) => signal.aborted || loaded.toggle(operation));
  };
  const follow = (hash: string): void => {
    if (hash.startsWith(linkPrefix)) use((loaded) => loaded.follow(hash), 'form');
  };

  root.addEventListener('change', onChoose, {signal});
  root.addEventListener('click', onClick, {signal});
  signal.addEventListener(
    'abort',
    storage.listen(({newValue}) => chooseLanguage(newValue)),
  );
  signal.addEventListener(
    'abort',
    history.listen(({hash}) => follow(hash)),
  );
  chooseLanguage(new URLSearchParams(history.location.search).get('language'), storage.get());
  follow(history.location.hash);
  return {
    forms,
    filled,
    show: async (operation, values) => (await load()).show(operation, values),
    showFlow: async (operation, values) => (await load()).showFlow(operation, values),
  };
}

async function fetchForms(url: string): Promise<FormData> {
  const response = await fetch(url);
  // Fails, as it should, on hosts that respond to every unknown URL with a page.
  return (await response.json()) as FormData;
}

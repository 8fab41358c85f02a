import type {FormData} from '../../../form';
import type {Explorer} from '../explorer';
import {closestTarget, type Environment} from './environment';

/** Prefix of a fragment with values; `form/link.ts` parses the rest. */
const linkPrefix = '#fill=';

/**
 * The controls of languages, servers, forms and requests to the simulator. The page's HTML has only the first language. The
 * explorer, which does the rest, and its data load when the reader first needs it.
 */
export function enhanceRequestControls(root: HTMLElement, environment: Environment): void {
  const {history, storage, announce, formsUrl, signal} = environment;
  let loading: Promise<Explorer> | undefined;

  const load = (): Promise<Explorer> => {
    loading ??= Promise.all([import('../explorer'), fetchForms(formsUrl)]).then(([{openExplorer}, data]) =>
      openExplorer(root, data, environment),
    );
    // A later choice retries.
    loading.catch(() => (loading = undefined));
    return loading;
  };
  const languages = [
    ...root.querySelectorAll<HTMLButtonElement | HTMLOptionElement>('.api-languages :is(button, option)'),
  ]
    .map(({value}) => value)
    .filter(Boolean);
  let current = languages[0];
  const use = (what: string, act: (explorer: Explorer) => void): void => {
    load().then(
      (explorer) => signal.aborted || act(explorer),
      () => {
        current = languages[0];
        root.querySelectorAll<HTMLSelectElement>('select[data-choice]').forEach((select) => (select.selectedIndex = 0));
        announce(`The ${what} did not load`);
      },
    );
  };
  /** The same in a box of the page, which says what loads, and which button to press if it fails. */
  const useIn = <Loaded>(
    box: HTMLElement,
    [what, button]: readonly [what: string, button: string],
    opening: Promise<Loaded>,
    act: (loaded: Loaded) => void,
  ): void => {
    // React renders in an element; the messages are paragraphs.
    if (!box.querySelector('div')) {
      box.hidden = false;
      box.innerHTML = `<p class="api-note" role="status">Loading the ${what} …</p>`;
    }
    opening.then(
      (loaded) => signal.aborted || act(loaded),
      () => {
        box.innerHTML = `<p class="error-panel" role="alert">The ${what} did not load. Check the connection and press ${button} again.</p>`;
      },
    );
  };
  const chooseLanguage = (...wanted: (string | null)[]): void => {
    const language = wanted.find((value) => value !== null && languages.includes(value));
    if (language && language !== current) {
      current = language;
      use('samples', (explorer) => explorer.choose({language}));
    }
  };
  const follow = (hash: string): void => {
    if (hash.startsWith(linkPrefix)) use('form', (explorer) => explorer.follow(hash));
  };

  const onChoose = (event: Event): void => {
    const control = closestTarget<HTMLButtonElement | HTMLSelectElement>(event, '[data-choice]');
    // A list is chosen from by its change, and its first entry is its name.
    if (!control?.value || (control instanceof HTMLSelectElement && event.type === 'click')) return;
    if (control.dataset['choice'] === 'language') current = control.value;
    use('samples', (explorer) => explorer.pick(control));
  };
  const onClick = (event: Event): void => {
    onChoose(event);
    const button = closestTarget(event, '[data-fill], [data-step], [data-try]');
    const place = button?.closest<HTMLElement>('[data-request], [data-flow]');
    if (!button || !place) return;
    const {fill, step} = button.dataset;
    const {request: operation = ''} = place.dataset;
    if (step !== undefined) return use('samples', (explorer) => explorer.step(step));
    const box = place.querySelector<HTMLElement>(fill === undefined ? '.api-try-panel' : '.api-fill-panel')!;
    if (fill !== undefined)
      return useIn(box, ['form', 'Edit values'], load(), (explorer) => explorer.toggle(operation));
    // Otherwise, the last valid body would be sent instead of the one in the form. A URL can't lack a part of its path.
    const invalid = place.querySelector<HTMLElement>('textarea[aria-invalid], :is(input, select):invalid');
    if (invalid) {
      if (!invalid.offsetParent) place.querySelector<HTMLElement>('[data-fill]')?.click();
      // After the form has opened.
      return use('form', () => invalid.focus());
    }
    const sending = load().then((explorer) => explorer.startSimulator());
    useIn(box, ['simulator', 'Send to simulator'], sending, (send) => send(place));
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
}

async function fetchForms(url: string): Promise<FormData> {
  const response = await fetch(url);
  // Fails, as it should, on hosts that respond to every unknown URL with a page.
  return (await response.json()) as FormData;
}

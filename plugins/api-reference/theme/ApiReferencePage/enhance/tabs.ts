import {closestTarget, type Environment} from './environment';

/** Name of the language in the page's URL. */
const queryKey = 'language';

/**
 * Tabs by click, arrow keys, Home and End (ARIA Authoring Practices, tabs with automatic activation). The language is one
 * choice for all samples: it is stored, read from the URL if it is there, and written to it.
 */
export function enhanceTabs(root: HTMLElement, {history, storage}: Environment): () => void {
  const choose = (value: string | null) =>
    value !== null && languageGroups(root).forEach((group) => select(group, (tab) => tab.dataset['value'] === value));
  choose(storage.get());
  // Takes precedence over the stored one if it is a language of the samples.
  choose(new URLSearchParams(history.location.search).get(queryKey));

  const activate = (tab: HTMLElement) => {
    const group = tab.closest<HTMLElement>('.api-tabs');
    const value = tab.dataset['value'];
    if (!group || value === undefined) {
      return;
    }
    keepInPlace(tab, () => (group.dataset['group'] ? choose(value) : select(group, (other) => other === tab)));
    if (group.dataset['group']) {
      storage.set(value);
      const query = new URLSearchParams(history.location.search);
      query.set(queryKey, value);
      const {pathname, hash} = history.location;
      history.replace({pathname, search: `?${query.toString()}`, hash});
    }
  };
  const onClick = (event: Event) => {
    const tab = closestTarget(event, '[role=tab]');
    if (tab) {
      activate(tab);
    }
  };
  const onKey = (event: KeyboardEvent) => {
    const tab = closestTarget(event, '[role=tab]');
    const next = tab && neighbor(tab, event.key);
    if (next) {
      event.preventDefault();
      next.focus();
      activate(next);
    }
  };
  root.addEventListener('click', onClick);
  root.addEventListener('keydown', onKey);
  const stopListening = storage.listen(({newValue}) => choose(newValue));
  return () => {
    root.removeEventListener('click', onClick);
    root.removeEventListener('keydown', onKey);
    stopListening();
  };
}

function languageGroups(root: HTMLElement): HTMLElement[] {
  return [...root.querySelectorAll<HTMLElement>('.api-tabs[data-group]')];
}

function tabsOf(group: HTMLElement): HTMLElement[] {
  return [...group.querySelectorAll<HTMLElement>(':scope > [role=tablist] > [role=tab]')];
}

/** Selects the matching tab; a group without one stays unchanged. */
function select(group: HTMLElement, fits: (tab: HTMLElement) => boolean): void {
  const tabs = tabsOf(group);
  if (!tabs.some(fits)) {
    return;
  }
  for (const tab of tabs) {
    const selected = fits(tab);
    tab.setAttribute('aria-selected', String(selected));
    tab.tabIndex = selected ? 0 : -1;
    const panel = document.getElementById(tab.getAttribute('aria-controls') ?? '');
    if (panel) {
      panel.hidden = !selected;
    }
  }
}

function neighbor(tab: HTMLElement, key: string): HTMLElement | undefined {
  const tabs = [...(tab.parentElement?.querySelectorAll<HTMLElement>('[role=tab]') ?? [])];
  const steps: Record<string, number> = {
    ArrowRight: tabs.indexOf(tab) + 1,
    ArrowLeft: tabs.indexOf(tab) - 1,
    Home: 0,
    End: -1,
  };
  const index = steps[key];
  return index === undefined ? undefined : tabs.at(index % tabs.length);
}

/** Samples above also change their height, but what the reader looks at must not move. */
function keepInPlace(element: HTMLElement, change: () => void): void {
  const before = element.getBoundingClientRect().top;
  change();
  window.scrollBy(0, element.getBoundingClientRect().top - before);
}

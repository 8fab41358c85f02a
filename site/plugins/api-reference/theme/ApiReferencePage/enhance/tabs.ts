import {closestTarget, type Environment} from './environment';

/** Opens all collapsed parts, or closes them again. */
export function enhanceExpand(root: HTMLElement, {signal}: Environment): void {
  const onClick = (event: Event) => {
    const button = closestTarget(event, '[data-expand]');
    if (button) {
      const opens = button.textContent === 'Expand all';
      button.textContent = opens ? 'Collapse all' : 'Expand all';
      root.querySelectorAll<HTMLDetailsElement>('.api-nested, .api-schema > *').forEach((part) => (part.open = opens));
    }
  };
  root.addEventListener('click', onClick, {signal});
}

/** Tabs by click, arrow keys, Home and End (ARIA Authoring Practices, tabs with automatic activation). */
export function enhanceTabs(root: HTMLElement, {signal}: Environment): void {
  const onClick = (event: Event) => {
    const tab = closestTarget(event, '[role=tab]');
    if (tab) {
      select(tab);
    }
  };
  const onKey = (event: KeyboardEvent) => {
    const tab = closestTarget(event, '[role=tab]');
    const next = tab && neighbor(tab, event.key);
    if (next) {
      event.preventDefault();
      next.focus();
      select(next);
    }
  };
  root.addEventListener('click', onClick, {signal});
  root.addEventListener('keydown', onKey, {signal});
}

function select(chosen: HTMLElement): void {
  for (const tab of tabsBeside(chosen)) {
    const selected = tab === chosen;
    tab.setAttribute('aria-selected', String(selected));
    tab.tabIndex = selected ? 0 : -1;
    const panel = document.getElementById(tab.getAttribute('aria-controls') ?? '');
    if (panel) {
      panel.hidden = !selected;
    }
  }
}

function tabsBeside(tab: HTMLElement): HTMLElement[] {
  return [...(tab.parentElement?.querySelectorAll<HTMLElement>('[role=tab]') ?? [])];
}

function neighbor(tab: HTMLElement, key: string): HTMLElement | undefined {
  const tabs = tabsBeside(tab);
  const at = tabs.indexOf(tab);
  const index = {ArrowRight: (at + 1) % tabs.length, ArrowLeft: at - 1, Home: 0, End: -1}[key];
  return index === undefined ? undefined : tabs.at(index);
}

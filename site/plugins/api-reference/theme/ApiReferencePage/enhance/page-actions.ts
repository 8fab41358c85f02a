import {closestTarget, type Environment} from './environment';

/** The "Page actions" menu closes as on other pages (`src/components/DropDown`), and opens or closes all collapsed parts. */
export function enhancePageActions(root: HTMLElement, {signal}: Environment): void {
  const menu = root.querySelector<HTMLDetailsElement>('.page-actions > details');
  const onOutside = ({target}: Event) => {
    if (menu && !menu.contains(target as Node)) menu.open = false;
  };
  const onKey = ({key}: KeyboardEvent) => {
    if (key !== 'Escape' || !menu?.open) return;
    menu.open = false;
    menu.querySelector('summary')?.focus();
  };
  const onClick = (event: Event) => {
    const button = closestTarget(event, '[data-expand]');
    if (button) {
      const opens = button.textContent === 'Expand all';
      button.textContent = opens ? 'Collapse all' : 'Expand all';
      root.querySelectorAll<HTMLDetailsElement>('.api-nested, .api-schema > *').forEach((part) => (part.open = opens));
    }
  };
  document.addEventListener('pointerdown', onOutside, {signal});
  document.addEventListener('focusin', onOutside, {signal});
  document.addEventListener('keydown', onKey, {signal});
  root.addEventListener('click', onClick, {signal});
}

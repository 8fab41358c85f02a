import {closeLikeMenu} from '@site/src/close-menu';
import {closestTarget, type Environment} from './environment';

/** The "Page actions" menu closes as on other pages, and opens or closes all collapsed parts. */
export function enhancePageActions(root: HTMLElement, {signal}: Environment): void {
  const menu = root.querySelector<HTMLDetailsElement>('.page-actions > details');
  if (menu) closeLikeMenu(menu, signal);
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
